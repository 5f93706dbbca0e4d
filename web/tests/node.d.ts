// The few things of Node that the tests use: less than a package of its types.

declare module "node:test" {
  export function test(name: string, body: () => void | Promise<void>): void;
}

declare module "node:assert/strict" {
  export function deepEqual(actual: unknown, expected: unknown, message?: string): void;
  export function equal(actual: unknown, expected: unknown, message?: string): void;
  export function rejects(promise: Promise<unknown>, why: RegExp): Promise<void>;
  export function throws(body: () => unknown, why: RegExp): void;
}

declare module "node:fs" {
  export function readFileSync(path: string, encoding: "utf8"): string;
}

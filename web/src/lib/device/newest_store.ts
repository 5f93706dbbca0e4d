/** What a device remembers by name, the newest of so many; without storage as long as the page lasts. */
export class Keeping<Kept> {
  #unkept: Readonly<Record<string, Kept>> = {};

  constructor(
    readonly place: string,
    readonly max: number,
  ) {}

  read(): Record<string, Kept> {
    try {
      return JSON.parse(localStorage.getItem(this.place) ?? "{}") as Record<string, Kept>;
    } catch {
      return { ...this.#unkept };
    }
  }

  write(kept: Readonly<Record<string, Kept>>): void {
    this.#unkept = Object.fromEntries(Object.entries(kept).slice(-this.max));
    try {
      localStorage.setItem(this.place, JSON.stringify(this.#unkept));
    } catch {
      // A private window may not remember anything.
    }
  }
}

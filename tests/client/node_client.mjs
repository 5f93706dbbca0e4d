// A client written from docs/protocol.md and docs/shuffle-proof.md alone, without a package and
// without our web code: node client.mjs SERVER GAME PLAYERS. It opens a table, takes one seat, puts
// bots on the others, plays to the end and prints the result.

import { createHash, randomBytes } from "node:crypto";
import { request as ask } from "node:http";
import { Buffer } from "node:buffer";
import process from "node:process";

const [server, game, players] = process.argv.slice(2);
const IN_DOUBT = new Set(["busy", "disk-error", "server-failed"]);

function http(method, path, body, tries = 3) {
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? null : JSON.stringify(body);
    const headers = sent === null ? {} : { "Content-Type": "application/json" };
    const asked = ask(server + path, { method, headers }, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () => {
        if (answer.statusCode < 300) {
          return resolve({ body: JSON.parse(text), cookie: answer.headers["set-cookie"]?.[0] });
        }
        const again = answer.statusCode >= 500 && tries > 1;
        if (again) return resolve(http(method, path, body, tries - 1));
        reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
      });
    });
    asked.on("error", reject);
    asked.end(sent ?? undefined);
  });
}

/** A WebSocket of its own: the one of Node 20 sends no cookies (RFC 6455). */
class Socket {
  constructor(path, cookie, hear, closed) {
    this.pending = Buffer.alloc(0);
    const key = randomBytes(16).toString("base64");
    const headers = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": key,
      Cookie: cookie,
    };
    const asked = ask(server + path, { headers });
    asked.on("upgrade", (_answer, socket, head) => {
      this.socket = socket;
      socket.on("data", (data) => this.read(data, hear, closed));
      socket.on("close", () => closed(1006));
      this.send({ type: "Hello", cursor: 0 });
      this.read(head, hear, closed);
    });
    asked.on("response", (answer) => closed(answer.statusCode));
    asked.end();
  }

  send(message) {
    this.frame(1, Buffer.from(JSON.stringify(message)));
  }

  frame(opcode, data) {
    const mask = randomBytes(4);
    const size = data.length;
    const head = size < 126 ? [0x80 | size] : [0x80 | 126, size >> 8, size & 255];
    const masked = Buffer.from(data.map((byte, at) => byte ^ mask[at % 4]));
    this.socket.write(Buffer.concat([Buffer.from([0x80 | opcode, ...head]), mask, masked]));
  }

  read(data, hear, closed) {
    this.pending = Buffer.concat([this.pending, data]);
    for (;;) {
      const { pending } = this;
      if (pending.length < 2) return;
      let size = pending[1] & 127;
      let start = 2;
      if (size === 126) {
        if (pending.length < 4) return;
        size = pending.readUInt16BE(2);
        start = 4;
      } else if (size === 127) {
        if (pending.length < 10) return;
        size = Number(pending.readBigUInt64BE(2));
        start = 10;
      }
      if (pending.length < start + size) return;
      const opcode = pending[0] & 15;
      const payload = pending.subarray(start, start + size);
      this.pending = pending.subarray(start + size);
      if (opcode === 1) hear(JSON.parse(payload.toString()));
      else if (opcode === 9) this.frame(10, payload);
      else if (opcode === 8) return closed(payload.readUInt16BE(0));
    }
  }

  close() {
    this.frame(8, Buffer.from([3, 232]));
    this.socket.end();
  }
}

/** message(purpose, part, …): each part after its length in eight bytes. */
function message(purpose, ...parts) {
  const all = [Buffer.from(`paddock/1/${purpose}`), ...parts];
  return Buffer.concat(
    all.flatMap((part) => {
      const size = Buffer.alloc(8);
      size.writeBigUInt64BE(BigInt(part.length));
      return [size, part];
    }),
  );
}

const contribution = randomBytes(16);
const pledge = createHash("sha256").update(message("pledge", contribution)).digest("hex");
const newKey = () => randomBytes(16).toString("hex");

const opened = await http("POST", "/api/tables", {
  game,
  players: Number(players),
  private: true,
  key: newKey(),
});
const { code } = opened.body;
const seated = await http("POST", `/api/tables/${code}/seats`, { name: "Node", pledge, key: newKey() });
const { seat } = seated.body;
const cookie = seated.cookie.split(";")[0];

let welcomed = false;
let called = false;
let decisions = 0;
let asked = -1;
const waiting = new Map();

function request(wish) {
  const sent = { ...wish, key: newKey() };
  waiting.set(sent.key, sent);
  socket.send(sent);
}

function look({ status, seats, options, decision, my_choice, result }) {
  if (status === "lobby") {
    const free = seats.findIndex(({ name, bot }) => name === null && bot === null);
    if (free >= 0) request({ type: "SeatBot", seat: free, level: "random" });
    else if (!seats[seat].ready) request({ type: "Ready", ready: true });
    else if (!called) {
      called = true;
      request({ type: "Start" });
    }
  } else if (status === "seeding") {
    request({ type: "Contribute", contribution: contribution.toString("hex") });
  } else if (status === "playing" && options.length > 0 && my_choice === null && asked < decision) {
    asked = decision;
    decisions += 1;
    request({ type: "Choose", decision, action: options[decision % options.length] });
  } else if (status === "over") {
    process.stdout.write(JSON.stringify({ code, seat, decisions, result }));
    socket.close();
    process.exit(0);
  }
}

function hear(heard) {
  if (heard.type === "Welcome") welcomed = true;
  else if (heard.type === "Look") {
    if (!welcomed) throw new Error("a Look came before the Welcome");
    look(heard);
  } else if (heard.type === "Ack") waiting.delete(heard.key);
  else if (heard.type === "Refusal") {
    const again = waiting.get(heard.key);
    if (again !== undefined && IN_DOUBT.has(heard.why)) socket.send(again);
    else if (!["other-decision", "no-decision-open", "no-seed-wanted"].includes(heard.why)) {
      throw new Error(`${JSON.stringify(again)} was refused: ${heard.why}`);
    }
  }
}

const socket = new Socket(`/api/tables/${code}/socket?seat=${seat}`, cookie, hear, (closed) => {
  process.stderr.write(`closed with ${closed}\n`);
  process.exit(1);
});

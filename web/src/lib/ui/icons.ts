/** The icon set: own drawings in a square of 24. Lines are stroked, solids are filled. */

interface Drawing {
  readonly line?: string;
  readonly solid?: string;
}

const DIE = "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z";
const SHIP = "M12 2.5l4.2 9.5H7.8z";

export const ICONS = {
  fuel: { solid: "M12 2.2c4.2 5 6.6 8.3 6.6 12.1a6.6 6.6 0 0 1-13.2 0C5.4 10.5 7.8 7.2 12 2.2z" },
  zone: { line: "M5 5l7 7-7 7M12 5l7 7-7 7" },
  "die-yellow": {
    line: DIE,
    solid: "M12 6.5c2.3 2.8 3.6 4.7 3.6 6.8a3.6 3.6 0 0 1-7.2 0c0-2.1 1.3-4 3.6-6.8z",
  },
  "die-blue": { line: `${DIE}M8 8l4 4-4 4M12.5 8l4 4-4 4` },
  room: { line: "M3 8V4h4M21 8V4h-4M3 16v4h4M21 16v4h-4", solid: "M12 7l4 9.5-4-2-4 2z" },
  dial: {
    line: "M4.2 17a9 9 0 1 1 15.6 0M12 13l4-5",
    solid: "M12 11.2a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6z",
  },
  lock: {
    line: "M8 10V7a4 4 0 0 1 8 0v3",
    solid: "M6 10h12a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1z",
  },
  bulb: {
    line: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z",
  },
  waiting: {
    line: "M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9",
  },
  "count-left": {
    line: "M12 17.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM19.5 17.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4z",
    solid: `${SHIP}M4.5 16.5a3 3 0 1 1 0 6a3 3 0 1 1 0-6z`,
  },
  "count-middle": {
    line: "M4.5 17.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM19.5 17.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4z",
    solid: `${SHIP}M12 16.5a3 3 0 1 1 0 6a3 3 0 1 1 0-6z`,
  },
  "count-right": {
    line: "M4.5 17.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM12 17.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4z",
    solid: `${SHIP}M19.5 16.5a3 3 0 1 1 0 6a3 3 0 1 1 0-6z`,
  },
  token: {
    line: "M7 3h10l5 9-5 9H7l-5-9z",
    solid: "M12 7l1.5 3.5 3.800.3-2.9 2.500.9 3.7L12 15l-3.3 2 .9-3.7-2.9-2.5 3.8-.3z",
  },
  nitro: { solid: "M14 1.5 4.5 13.5h6L9 22.5l10.5-13h-6.5z" },
  flamethrower: {
    solid:
      "M12.5 1.5c.5 4 5.8 6.3 5.8 12.2a6.3 6.3 0 0 1-12.6 0c0-2.6 1.2-4.3 2.5-5.700.2 1.800.9 2.8 1.9 3.3-.4-3.800.7-7 2.4-9.8zM12 14c-1.4 1.6-2 2.5-2 3.7a2 2 0 0 0 4 0c0-1.2-.6-2.1-2-3.7z",
  },
  "fuel-tank": {
    line: "M9 3h6v3M5 8.5A2.5 2.5 0 0 1 7.5 6h9A2.5 2.5 0 0 1 19 8.5v10a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18.5zM9 13.5h6M12 10.5v6",
  },
  "force-field": {
    line: "M2.5 19a9.5 9.5 0 0 1 19 0zM6.5 19a5.5 7 0 0 1 11 0M12 9.5V19M4.5 13.5h15",
  },
  electromagnet: { line: "M5 3v9a7 7 0 0 0 14 0V3h-4v9a3 3 0 0 1-6 0V3zM5 7.5h4M15 7.5h4" },
  "ion-cannon": {
    line: "M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM12 1.5V8M12 16v6.5M1.5 12H8M16 12h6.5",
    solid: "M12 10.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z",
  },
  tile: {
    line: "M6 2.5h12a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM8 7v10M12 7v10M16 7v10",
  },
  stack: { line: "M12 3l9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5 12 21l9-4.5" },
  discard: { line: "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6" },
  flag: { line: "M5 22V3", solid: "M5 3h15l-3.5 5 3.5 5H5z" },
  trophy: {
    line: "M7 5H3c0 4 1.5 6 5 6.5M17 5h4c0 4-1.5 6-5 6.5M12 15v4M8 21h8",
    solid: "M7 3h10v6a5 5 0 0 1-10 0z",
  },
  out: { line: "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19zM8 8l8 8M16 8l-8 8" },
  warn: { line: "M12 3 22 20.5H2zM12 9.5v5M12 17.3v.2" },
  question: {
    line: "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19zM9 9.5a3 3 0 1 1 4.2 2.7c-.900.4-1.2 1-1.2 1.8M12 17v.2",
  },
  "step-back": { line: "M5 5v14", solid: "M20 4v16L8 12z" },
  play: { solid: "M6 3l15 9-15 9z" },
  pause: { solid: "M5 3h5v18H5zM14 3h5v18h-5z" },
  step: { line: "M19 5v14", solid: "M4 4l12 8-12 8z" },
  yes: { line: "M4 12.5l5.5 5.5L20 6.5" },
  no: { line: "M5 12h14" },
  sound: {
    line: "M15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13",
    solid: "M3 9h4l5-4.5v15L7 15H3z",
  },
  mute: { line: "M16 9l5.5 6M21.5 9 16 15", solid: "M3 9h4l5-4.5v15L7 15H3z" },
  speech: { line: "M3 4h18v12H11l-5 4.5V16H3zM7.5 8.5h9M7.5 12h6" },
  menu: { line: "M4 6.5h16M4 12h16M4 17.5h16" },
  skip: { line: "M21 5v14", solid: "M4 5l8 7-8 7zM12 5l8 7-8 7z" },
  again: { line: "M19.5 12A7.5 7.5 0 1 1 16.5 6", solid: "M13.5 6.8H19V1.5z" },
  eye: {
    line: "M1.5 12C5 6 8.5 4.5 12 4.5S19 6 22.5 12C19 18 15.5 19.5 12 19.5S5 18 1.5 12z",
    solid: "M12 8.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2z",
  },
  share: { line: "M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12v8.5h14V12" },
  unplugged: {
    line: "M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M8.6 16a5 5 0 0 1 6.8 0M2 9a15 15 0 0 1 4.5-2.9M11 5.1a15 15 0 0 1 11 3.9M14.5 9.8a10 10 0 0 1 4.5 2.7",
    solid: "M12 18.3a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 1 1 0-2.8z",
  },
  bot: {
    line: "M12 3v4M7 7h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM9.5 16.5h5",
    solid:
      "M8.5 10.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3zM15.5 10.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z",
  },
  pencil: { line: "M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4" },
  door: { line: "M13 3H5v18h8M10 12h11M17 7.5l4.5 4.5-4.5 4.5" },
  more: { line: "M12 4v15M5 12.5l7 7 7-7" },
  board: { line: "M2 8h20v8H2zM7 8v8M12 8v8M17 8v8" },
} as const satisfies Readonly<Record<string, Drawing>>;

export type IconName = keyof typeof ICONS;

/**
 * Keeps scoring out of the client: the server works out who is second, what a total is worth and how far
 * a ship gets, and sends it as prospects. ESLint reports arithmetic with fields, zones, points, totals
 * and places elsewhere than in the modules below.
 */

const WORDS = "/^(zones?|fields?|points|scores?|totals?|places?)$/";
const COUNTED = String.raw`BinaryExpression[operator=/^([-+*\u002F%]|[<>]=?)$/]`;
const HIGHEST = "CallExpression[callee.object.name=Math]";
const MESSAGE =
  "The server knows the rules: take it from the prospects, or have scoring.js reviewed.";

export const NO_SCORING = [
  `${COUNTED} > Identifier[name=${WORDS}]`,
  `${COUNTED} > MemberExpression[property.name=${WORDS}]`,
  `${HIGHEST} > Identifier[name=${WORDS}]`,
  `${HIGHEST} > SpreadElement > Identifier[name=${WORDS}]`,
].map((selector) => ({ selector, message: MESSAGE }));

/** Reviewed: each draws or says what the server sent, for the reason beside it. */
export const REVIEWED = [
  // Where fields and zones lie on the screen.
  "src/lib/games/outspeed/road/**",
  "src/lib/games/why_first/board/**",
  // A form of numbers, and a chart of what was played.
  "src/lib/games/outspeed/decks/**",
  "src/lib/games/outspeed/result/**",
  // Where a landing and a push are drawn beside their cards.
  "src/lib/games/outspeed/cards/{RouteLanding,TokenEffect}.svelte",
  // The rows of the ladder and the chips, in the order of the road.
  "src/lib/games/outspeed/dash/{standings.ts,PilotChips.svelte}",
  // Sentences and pictures of events: how far somebody moved, in front of whom.
  "src/lib/games/outspeed/story/{after_event,beats,board_text,event_line,event_text,photo_finish}.ts",
  // Whether my zone is among those that the server says can leave.
  "src/lib/games/outspeed/race_table.svelte.ts",
  // The pad adds up, the podium has its steps, a figure that went back looks so.
  "src/lib/games/why_first/story/scene.ts",
  "src/lib/games/why_first/result/Podium.svelte",
  "src/lib/games/why_first/settled_view.svelte.ts",
  // Points above or below zero; who has the most.
  "src/lib/games/why_first/cards/outlook.ts",
  "src/lib/games/why_first/story/headline.ts",
  // The crown between two looks.
  "src/lib/games/why_first/story/crown.ts",
];

/** Quick remarks: their names go over the wire, their signs are shown. */
export const EMOTES: Readonly<Record<string, string>> = {
  hello: "👋",
  well: "👏",
  laugh: "😂",
  wow: "😮",
  ouch: "😖",
  think: "🤔",
  hurry: "⏳",
  thanks: "🙏",
};

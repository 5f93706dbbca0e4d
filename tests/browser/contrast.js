/* Every line of text that can be seen: where it is, in which colour, and how much contrast it needs.
   After it no letter is painted any more, so that a picture shows what lies behind them.
   Exempt, as in WCAG: what cannot be used now, and pictures (emoji) that bring their own colours. */
() => {
  window.unlettered ??= new CSSStyleSheet();
  window.unlettered.replaceSync(
    "*, *::before, *::after { -webkit-text-fill-color: transparent !important; caret-color: transparent !important;" +
      " text-decoration-color: transparent !important; pointer-events: auto !important }" +
      " svg text, svg tspan { fill: transparent !important }",
  );
  const ink = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const dialog = document.querySelector("dialog[open]");
  const lines = [];
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const said = node.data.trim();
    const parent = node.parentElement;
    if (said === "" || parent.closest(".aloud, option, script, style, noscript")) continue;
    if (parent.closest(":disabled, [aria-disabled=true]")) continue;
    if (/^[\p{Emoji_Presentation}\uFE0F\s]+$/u.test(said)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(parent);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const colour = inked(parent instanceof SVGElement ? style.fill : style.webkitTextFillColor);
    let opacity = 1;
    for (let up = parent; up !== null; up = up.parentElement) opacity *= getComputedStyle(up).opacity;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const seen = within(parent, box);
      if (seen === null) continue;
      const classes = String(parent.getAttribute("class") ?? "").replace(/ ?s(velte)?-\w+/g, "");
      const what = `"${said.slice(0, 30)}" in ${parent.tagName.toLowerCase()}.${classes}`;
      // Letters with an outline stand on it.
      const outlined = style.paintOrder.startsWith("stroke") && parseFloat(style.webkitTextStrokeWidth) > 1;
      const ground = outlined ? inked(style.webkitTextStrokeColor).slice(0, 3) : null;
      lines.push({ ground, what, box: seen, colour, opacity: opacity * colour[3], needs: large ? 3 : 4.5 });
    }
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.unlettered];
  return lines.filter(({ box }) => !isCovered(box));

  function inked(colour) {
    if (!known.has(colour)) known.set(colour, painted(colour));
    return known.get(colour);
  }

  function painted(colour) {
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = colour;
    ink.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = ink.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }

  function within(parent, { left, right, top, bottom }) {
    for (let up = parent; up !== null && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = up.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    const less = (bottom - top) * 0.15;
    const seen = [left + 1, top + less, right - 1, bottom - less].map(Math.round);
    return seen[2] - seen[0] < 2 || seen[3] - seen[1] < 3 ? null : seen;
  }

  function isCovered([left, top, right, bottom]) {
    let over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (over === null) return true;
    for (; over !== null; over = over.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(over).position)) {
        const edge = over.getBoundingClientRect();
        return !lines.some(({ box }) => box[1] === top && box[0] === left && inside(box, edge));
      }
    }
    return false;
  }

  function inside([left, top, right, bottom], edge) {
    return left >= edge.left - 2 && right <= edge.right + 2 && top >= edge.top - 2 && bottom <= edge.bottom + 2;
  }
};

/* Every line of text that can be seen: where it is, in which colour, and how much contrast it needs.
   After it no letter is painted any more, so that a picture shows what lies behind them.
   Exempt, as in WCAG: what cannot be used now, and pictures (emoji) that bring their own colours.
   An `.initial` repeats the shape and colour of its badge, and other pieces may stand in front of it.
   A piece of the wooden board may stand on a number or in front of another piece: what is behind it
   is not seen. */
() => {
  window.unlettered ??= new CSSStyleSheet();
  window.unlettered.replaceSync(
    "*, *::before, *::after { -webkit-text-fill-color: transparent !important; caret-color: transparent !important;" +
      " text-decoration-color: transparent !important; pointer-events: auto !important }" +
      " svg text, svg tspan { fill: transparent !important }",
  );
  const ink = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const PIECE = ".figure, .ghost, .bubble";
  const known = new Map();
  const opacities = new Map();
  const clips = new Map();
  const dialog = document.querySelector("dialog[open]");
  const lines = [];
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const said = node.data.trim();
    const parent = node.parentElement;
    if (said === "" || parent.closest(".aloud, .sprite, .initial, option, script, style, noscript")) continue;
    if (parent.closest(":disabled, [aria-disabled=true]")) continue;
    if (/^[\p{Emoji_Presentation}\uFE0F\s]+$/u.test(said)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(parent);
    const { a, b } = parent instanceof SVGElement ? parent.getScreenCTM() : { a: 1, b: 0 };
    const size = parseFloat(style.fontSize) * Math.hypot(a, b);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const colour = inked(parent instanceof SVGElement ? style.fill : style.webkitTextFillColor);
    const opacity = opacityOf(parent);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const seen = within(parent, box);
      if (seen === null) continue;
      const classes = String(parent.getAttribute("class") ?? "").replace(/ ?s(velte)?-\w+/g, "");
      const what = `"${said.slice(0, 30)}" in ${parent.tagName.toLowerCase()}.${classes}`;
      // Letters with an outline stand on it.
      const drawn = parent instanceof SVGElement;
      const outline = drawn ? parseFloat(style.strokeWidth) * Math.hypot(a, b) : parseFloat(style.webkitTextStrokeWidth);
      const around = drawn ? style.stroke : style.webkitTextStrokeColor;
      const outlined = style.paintOrder.startsWith("stroke") && around !== "none" && outline > 1;
      const ground = outlined ? inked(around).slice(0, 3) : null;
      lines.push({ parent, ground, what, box: seen, colour, opacity: opacity * colour[3], needs: large ? 3 : 4.5 });
    }
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.unlettered];
  const seen = lines.filter(({ box, parent }) => !isCovered(box, parent) && !isBehindPiece(box, parent));
  return seen.map(({ parent, ...line }) => line);

  function opacityOf(element) {
    if (element === null) return 1;
    if (!opacities.has(element))
      opacities.set(element, getComputedStyle(element).opacity * opacityOf(element.parentElement));
    return opacities.get(element);
  }

  function clipOf(element) {
    if (!clips.has(element)) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const clipped = overflowX !== "visible" || overflowY !== "visible";
      clips.set(element, clipped ? element.getBoundingClientRect() : null);
    }
    return clips.get(element);
  }

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
    const tall = bottom - top;
    for (let up = parent; up !== null && up !== document.body; up = up.parentElement) {
      const edge = clipOf(up);
      if (edge === null) continue;
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    // Less than half of a line is where something is scrolled: it is not read there.
    if (bottom - top < tall / 2) return null;
    const less = (bottom - top) * 0.15;
    const seen = [left + 1, top + less, right - 1, bottom - less].map(Math.round);
    // Narrower than any letter: the hyphen at the end of a broken name.
    // Of a line that an edge cuts in two nobody reads the rest.
    return seen[2] - seen[0] < 5 || seen[3] - seen[1] < 6 ? null : seen;
  }

  /* By what lies over the page, at least in part: it is not read then. */
  function isCovered(box, parent) {
    return points(box).some((over) => {
      for (let up = over; up !== null; up = up.parentElement) {
        if (up.matches(".hint-place") || /fixed|sticky/.test(getComputedStyle(up).position))
          return !up.contains(parent);
      }
      return over === null;
    });
  }

  function isBehindPiece(box, parent) {
    if (!parent.closest("svg.board")) return false;
    const own = parent.closest(PIECE);
    return points(box).some((over) => {
      const piece = over?.closest(PIECE) ?? null;
      return piece !== null && piece !== own;
    });
  }

  /* What is on top at 15 points of a box. */
  function points([left, top, right, bottom]) {
    return [0, 0.25, 0.5, 0.75, 1].flatMap((across) =>
      [0, 0.5, 1].map((down) =>
        document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down),
      ),
    );
  }
};

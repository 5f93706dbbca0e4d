/* What is wrong with the layout of a page, line by line: sideways scrolling, text that is cut off, text
   on top of text. Deliberate exceptions:
   - `.aloud` is for screen readers and has no size, `.sprite` holds drawings for others to use;
   - what comes up at a ship (`.pop`, `.die`) or bursts at a gate (`.burst`) lies over its tag for the
     moment that it is about; the headline says the same;
   - an `.initial` on a badge may be small: the badge's shape and colour say the same, and the name
     stands beside one of them;
   - what scrolls by itself may hold more than it shows;
   - a hint at a race (`.hint-place`) lies on the picture until it is closed;
   - what sticks to an edge lies over what is scrolled beneath it;
   - pieces of the wooden board (`.figure`, `.ghost`, `.bubble`) stand on its numbers and in front of
     each other, as wood does: the board is also described in words;
   - below an open dialog nothing is read. */
() => {
  const faults = [];
  const page = document.documentElement;
  const dialog = document.querySelector("dialog[open]");
  const round = Math.round;
  /* Pixels of the screen. Drawings shrink with their picture, and their letters with them. */
  const SMALLEST = 8.5;
  const styles = new Map();
  const edges = new Map();
  const PASSING = ".pop, .die, .burst";
  const PIECE = ".figure, .ghost, .bubble";

  if (page.scrollWidth > page.clientWidth + 1) {
    const wide = [...document.body.querySelectorAll("*")].filter(
      (one) => one.getBoundingClientRect().right > page.clientWidth + 1,
    );
    faults.push(`scrolls sideways by ${page.scrollWidth - page.clientWidth}: ${named(wide.at(-1))}`);
  }

  const texts = [];
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const said = node.data.trim();
    const parent = node.parentElement;
    if (said === "" || parent.closest(".aloud, .sprite, option, script, style, noscript")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width >= 1 && box.height >= 1) look(said, parent, box);
    }
    if (parent instanceof SVGElement && !parent.closest(".initial") && lettersOf(parent) < SMALLEST)
      faults.push(`too small, ${lettersOf(parent).toFixed(1)} px: "${said.slice(0, 40)}" in ${named(parent)}`);
  }
  for (const field of document.querySelectorAll("button, a, input, select")) {
    if (field.closest(".aloud") || !field.checkVisibility()) continue;
    if (field.tagName === "SELECT" || field.tagName === "INPUT") continue;
    if (field.scrollWidth > field.clientWidth + 1 && getComputedStyle(field).overflowX !== "visible")
      faults.push(`cut: ${named(field)}`);
  }
  compare();
  return [...new Set(faults)];

  function look(said, parent, box) {
    let { left, right, top, bottom } = box;
    let layer = dialog;
    for (let up = parent; up !== null && up !== page; up = up.parentElement) {
      const style = styleOf(up);
      if (layer === dialog && (/sticky|fixed/.test(style.position) || up.matches(".hint-place"))) layer = up;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (up === document.body) continue;
      const edge = edgeOf(up);
      const scrolls = /auto|scroll/;
      if (!scrolls.test(style.overflowX) && (left < edge.left - 1.5 || right > edge.right + 1.5))
        faults.push(`cut: "${said.slice(0, 40)}" by ${named(up)}`);
      const tall = (bottom - top) * 0.2;
      if (!scrolls.test(style.overflowY) && (top < edge.top - tall || bottom > edge.bottom + tall))
        faults.push(`cut above or below: "${said.slice(0, 40)}" by ${named(up)}`);
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    if (left > page.clientWidth || right < 0) return;
    // A line's box is taller than its letters.
    const less = (bottom - top) * 0.2;
    if (right - left > 2 && bottom - top > 4)
      texts.push({ said, parent, layer, piece: parent.closest(PIECE), left: left + 1, right: right - 1, top: top + less, bottom: bottom - less });
  }

  function compare() {
    // From the top: what begins below a line, and all after it, does not touch that line.
    texts.sort((one, other) => one.top - other.top);
    for (const [index, one] of texts.entries()) {
      for (let next = index + 1; next < texts.length && texts[next].top < one.bottom; next += 1) {
        const other = texts[next];
        if (one.layer !== other.layer || one.parent === other.parent) continue;
        if (one.piece !== other.piece) continue;
        if (one.parent.closest(PASSING) || other.parent.closest(PASSING)) continue;
        if (one.left >= other.right || other.left >= one.right) continue;
        faults.push(
          `overlap: "${one.said.slice(0, 30)}" in ${named(one.parent)} and "${other.said.slice(0, 30)}" in ${named(other.parent)}`,
        );
      }
    }
  }

  function styleOf(element) {
    if (!styles.has(element)) {
      const { position, overflowX, overflowY } = getComputedStyle(element);
      styles.set(element, { position, overflowX, overflowY });
    }
    return styles.get(element);
  }

  function edgeOf(element) {
    if (!edges.has(element)) edges.set(element, element.getBoundingClientRect());
    return edges.get(element);
  }

  function lettersOf(element) {
    const { a, b } = element.getScreenCTM();
    return parseFloat(getComputedStyle(element).fontSize) * Math.hypot(a, b);
  }

  function named(element) {
    if (!element) return "nothing";
    const { left, top, width, height } = element.getBoundingClientRect();
    const classes = String(element.getAttribute("class") ?? "").replace(/ ?s(velte)?-\w+/g, "");
    return `${element.tagName.toLowerCase()}.${classes} [${[left, top, width, height].map(round)}]`;
  }
};

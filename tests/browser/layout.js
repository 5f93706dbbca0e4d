/* What is wrong with the layout of a page, line by line: sideways scrolling, text that is cut off, text
   on top of text. Deliberate exceptions:
   - `.aloud` is for screen readers and has no size;
   - what scrolls by itself may hold more than it shows;
   - what sticks to an edge lies over what is scrolled beneath it;
   - below an open dialog nothing is read. */
() => {
  const faults = [];
  const page = document.documentElement;
  const dialog = document.querySelector("dialog[open]");
  const round = Math.round;

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
    if (said === "" || parent.closest(".aloud, option, script, style, noscript")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width >= 1 && box.height >= 1) look(said, parent, box);
    }
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
      const style = getComputedStyle(up);
      if (layer === dialog && /sticky|fixed/.test(style.position)) layer = up;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (up === document.body) continue;
      const edge = up.getBoundingClientRect();
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
      texts.push({ said, parent, layer, left: left + 1, right: right - 1, top: top + less, bottom: bottom - less });
  }

  function compare() {
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        if (one.layer !== other.layer || one.parent === other.parent) continue;
        if (one.left >= other.right || other.left >= one.right) continue;
        if (one.top >= other.bottom || other.top >= one.bottom) continue;
        faults.push(
          `overlap: "${one.said.slice(0, 30)}" in ${named(one.parent)} and "${other.said.slice(0, 30)}" in ${named(other.parent)}`,
        );
      }
    }
  }

  function named(element) {
    if (!element) return "nothing";
    const { left, top, width, height } = element.getBoundingClientRect();
    const classes = String(element.getAttribute("class") ?? "").replace(/ ?s(velte)?-\w+/g, "");
    return `${element.tagName.toLowerCase()}.${classes} [${[left, top, width, height].map(round)}]`;
  }
};

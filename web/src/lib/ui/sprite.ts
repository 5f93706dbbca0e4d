/** Puts the shared drawings into the page, once. Until they are there, what uses them is blank but has its size. */

import address from "./sprite.svg?url";

let added: Promise<void> | null = null;

export function addSprite(): Promise<void> {
  added ??= load();
  return added;
}

async function load(): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) return;
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const sprite = document.adoptNode(drawn.documentElement);
  // Not display: none, which would switch the gradients off.
  sprite.setAttribute("class", "sprite");
  sprite.setAttribute("aria-hidden", "true");
  document.body.prepend(sprite);
}

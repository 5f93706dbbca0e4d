/** Spreads what has to be drawn over two frames. */

/** Calls back when the next frame has been drawn; returns what calls it off. */
export function afterNextFrame(then: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  // A message and not the frame's own callback: what it builds is no part of that frame's work.
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  const done = () => {
    cancelAnimationFrame(frame);
    port1.close();
  };
  port1.onmessage = () => {
    done();
    then();
  };
  return done;
}

/** Text as large as its box allows. It is measured, for only the browser knows where words break. */
const STEP = 0.03;
const SMALLEST = 0.5;

/** An attachment; a new text makes a new one, which measures again. */
export function fitText(text: string) {
  return (inner: HTMLElement) => {
    void text;
    const box = inner.parentElement!;
    const measure = (): void => {
      let size = 1;
      do {
        inner.style.fontSize = `${size.toFixed(2)}em`;
        size -= STEP;
      } while (box.scrollHeight > box.clientHeight && size >= SMALLEST);
    };
    // Also when it is shown after all, becomes larger, or its letters have arrived.
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    document.fonts.addEventListener("loadingdone", measure);
    void document.fonts.ready.then(measure);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
    };
  };
}

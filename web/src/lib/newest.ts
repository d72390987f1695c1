/** Attached to a list that scrolls: its newest line is in sight, whenever one comes and as soon as a
    closed sheet is opened. */
export const newestOf = (lines: readonly unknown[]) => (list: HTMLElement) => {
  void lines.length;
  const watch = new ResizeObserver(() => list.scrollTo({ top: list.scrollHeight }));
  watch.observe(list);
  return () => watch.disconnect();
};

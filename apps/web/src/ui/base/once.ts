/** Creates a value on first use and keeps it, so that an expensive value does not delay the start of a page. */
export function once<Made>(make: () => Made): () => Made {
  let kept: { made: Made } | undefined;
  return () => (kept ??= { made: make() }).made;
}

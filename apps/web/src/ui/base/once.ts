/** Makes something when it is first needed, and keeps it. What takes long to make then does not hold up the start of a page. */
export function once<Made>(make: () => Made): () => Made {
  let kept: { made: Made } | undefined;
  return () => (kept ??= { made: make() }).made;
}

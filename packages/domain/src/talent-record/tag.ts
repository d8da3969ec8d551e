/** A tag as it is stored and compared: "  Second   Call " is "second call". */
export const normalTag = (typed: string): string =>
  typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

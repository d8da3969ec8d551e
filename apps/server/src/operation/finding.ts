/**
 * What a check found. `off` is what nobody configured, or what cannot be checked now; a warning needs nobody today; trouble
 * needs somebody.
 */
export type Finding = {
  /** What was checked, such as `database`. */
  check: string;
  state: 'fine' | 'off' | 'warning' | 'trouble';
  /** One sentence; it never holds a secret. */
  found: string;
  /** What to do about it, in one sentence. */
  remedy?: string;
};

/** A finding that somebody can do something about, or a good one when nothing is wrong. */
export const finding = (check: string, state: Finding['state'], found: string, remedy?: string): Finding => ({
  check,
  state,
  found,
  ...(remedy === undefined ? {} : { remedy }),
});

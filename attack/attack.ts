import type { Target } from './target.ts';

/** What one try showed: whether the product held, and what was seen. */
export type Try = { what: string; isHeld: boolean; seen: string };

/** One attack: a file of `point/`, which exports it as its default. It gets a fresh product of its own. */
export type Attack = {
  /** What must hold, as one sentence. */
  promise: string;
  /** Whether the product starts with its demo people. */
  hasDemo?: boolean;
  /** Settings beside those of a start on this machine. */
  env?: Readonly<Record<string, string>>;
  run(target: Target): Promise<Try[]>;
};

/** One try whose outcome is a comparison of what was seen with what may be seen. */
export const held = (what: string, isHeld: boolean, seen: unknown): Try => ({
  what,
  isHeld,
  seen: typeof seen === 'string' ? seen : JSON.stringify(seen),
});

import type { Target } from './target.ts';

/** The result of one attempt: whether the product held, and what was observed. */
export type Try = { what: string; isHeld: boolean; seen: string };

/** One attack: a file in `point/` with a default export. Each attack gets a fresh product. */
export type Attack = {
  /** What must hold, as one sentence. */
  promise: string;
  /** Whether the product starts with its demo people. */
  hasDemo?: boolean;
  /** Settings beside those of a start on this machine. */
  env?: Readonly<Record<string, string>>;
  run(target: Target): Promise<Try[]>;
};

/** An attempt that compares what was observed with what is allowed. */
export const held = (what: string, isHeld: boolean, seen: unknown): Try => ({
  what,
  isHeld,
  seen: typeof seen === 'string' ? seen : JSON.stringify(seen),
});

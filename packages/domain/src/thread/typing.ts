import type { ThreadSide } from './choice.ts';

/** While a person writes, their browser says so every this many seconds. */
export const TYPING_SIGNAL_SECONDS = 3;

/** How long the others see it after the last signal. */
export const TYPING_SHOWN_SECONDS = 6;

/** What others receive of a person who writes. It is not stored. */
export type TypingSignal = {
  threadId: string;
  /** The side that writes. */
  side: ThreadSide;
  /** The person's name, for their colleagues alone. */
  name?: string;
};

/** Who is writing, for a reader of a side. A company is one name for the talent; colleagues have their own. */
export const typingSentence = (
  { side, name }: Pick<TypingSignal, 'side' | 'name'>,
  reader: { side: ThreadSide; otherName: string },
): string =>
  side === reader.side ? `${name ?? 'A colleague'} is writing a reply` : `${reader.otherName} is writing`;

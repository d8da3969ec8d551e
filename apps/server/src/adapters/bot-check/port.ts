import type { BotChallenge } from '@talaash/domain/bot-check/schema';

export type BotCheck = {
  /** Whether anything is checked. */
  isOn: boolean;
  /** Work for a browser that wants to make a call; null when nothing is checked. */
  challenge(call: string): Promise<BotChallenge | null>;
  /**
   * Reads a proof that a browser sent. Undefined unless it solves a challenge of ours, for this call and in time. Whether it
   * was used before, the caller finds out by `id`.
   */
  read(proof: string, call: string): Promise<Proof | undefined>;
  /** A challenge that is made, solved and read. Answers what was found in a sentence. */
  probe?(): Promise<string>;
};

/** A challenge that was solved. */
export type Proof = { id: string; expiresAt: Date };

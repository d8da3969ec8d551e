import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotChallenge } from '@talaash/domain/bot-check/schema';

/** A challenge and its solution as a browser sends them. */
export const encodeProof = (challenge: unknown, solution: unknown): string =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

/** Solves a challenge as a browser does. */
export const solutionOf = (challenge: BotChallenge) => solveChallenge({ challenge, deriveKey });

/** The header of a request with a proof. */
export const withProof = (proof: string) => ({ 'x-bot-check': proof });

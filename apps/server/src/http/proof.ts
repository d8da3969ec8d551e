import type { FastifyRequest } from 'fastify';
import { PROOF_HEADER } from '../call/bot-check.ts';

/** The proof that a request carries for a bot check, if any. */
export function proofOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers[PROOF_HEADER];
  return typeof given === 'string' ? given : undefined;
}

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Gives an answer that a program reads the tag of its content, and may be kept by that program if it asks again each time.
 *
 * @returns whether the program has this content already: then the answer is 304 without it
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, body: string): boolean {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  // Weak: the same content may come compressed or not.
  reply
    .header('etag', `W/"${tag}"`)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'authorization, accept-encoding');
  const known = String(request.headers['if-none-match'] ?? '');
  return (
    known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${tag}"`)
  );
}

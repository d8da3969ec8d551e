import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers with the HTML of a page, compressed as the browser reads it. A browser that has the same page already is told so.
 * It asks each time, so that after an upgrade nobody loads the files of the release before.
 *
 * @param isPersonal whether it holds what one person may see: only that person's browser may keep it
 */
export function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  { isPersonal }: { isPersonal: boolean },
): FastifyReply {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const caching = isPersonal ? 'private, no-cache' : 'no-cache';
  reply.headers({ 'cache-control': caching, etag, vary: 'accept-encoding, cookie' });
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag))
    return reply.status(304).send();
  reply.type('text/html; charset=utf-8');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accepted))
    return reply.header('content-encoding', 'br').send(brotliCompressSync(html, FAST));
  if (/\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accepted))
    return reply.header('content-encoding', 'gzip').send(gzipSync(html));
  return reply.send(html);
}

/** A page is a few kilobytes: this takes a fifth of a millisecond. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

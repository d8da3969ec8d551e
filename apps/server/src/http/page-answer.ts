import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed, encodingOf } from './compress.ts';
import { CompressedPages } from './compressed-page.ts';

const guestPages = new CompressedPages();

/**
 * Sends the HTML of a page in an encoding that the browser accepts, or 304 if the browser has it. The browser revalidates each
 * time, so after an upgrade nobody loads the files of the old release.
 *
 * @param isPersonal whether it holds what one person may see: only that person's browser may keep it
 */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  { isPersonal }: { isPersonal: boolean },
): Promise<FastifyReply> {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const caching = isPersonal ? 'private, no-cache' : 'no-cache';
  reply.headers({ 'cache-control': caching, etag, vary: 'accept-encoding, cookie' });
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag))
    return reply.status(304).send();
  reply.type('text/html; charset=utf-8');
  const kept = isPersonal || encodingOf(request) !== 'br' ? undefined : guestPages.read(etag, html);
  if (kept === undefined) return reply.send(compressed(request, reply, html));
  return reply.header('content-encoding', 'br').send(await kept);
}

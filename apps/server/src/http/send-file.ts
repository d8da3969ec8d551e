import { DIRECT_DOWNLOAD_SECONDS } from '@talaash/domain/file/limit';
import type { FastifyReply } from 'fastify';
import { FileMissing } from '../adapters/files/port.ts';
import type { Deps } from '../call/deps.ts';
import { refusal } from '../call/refusal.ts';

/** `goneSentence` is said when the file is not in the store. */
type Sent = { path: string; contentType: string; goneSentence: string | undefined };

/**
 * Answers a file that is opened or saved: by an address at the store for a few minutes, where browsers reach it, else by its bytes.
 * The caller has decided that this person may have it. Pictures never go by an address: a page shows and keeps them, under a
 * policy that names no other host.
 */
export async function sendDownload(
  { fileStore }: Pick<Deps, 'fileStore'>,
  reply: FastifyReply,
  { disposition, ...sent }: Sent & { disposition: string },
): Promise<FastifyReply> {
  if (!fileStore.directAddress) {
    reply.header('content-disposition', disposition);
    return sendStored({ fileStore }, reply, sent);
  }
  const download = { contentType: sent.contentType, disposition, seconds: DIRECT_DOWNLOAD_SECONDS };
  const address = await fileStore.directAddress(sent.path, download).catch(goneWhenMissing(sent));
  return reply.redirect(address, 302);
}

/** Answers the bytes of a file, without keeping them in memory. */
export async function sendStored(
  { fileStore }: Pick<Deps, 'fileStore'>,
  reply: FastifyReply,
  sent: Sent,
): Promise<FastifyReply> {
  const { stream, bytes } = await fileStore.read(sent.path).catch(goneWhenMissing(sent));
  return reply
    .type(sent.contentType)
    .header('content-length', bytes)
    .header('x-content-type-options', 'nosniff')
    .send(stream);
}

const goneWhenMissing =
  ({ goneSentence }: Sent) =>
  (error: unknown): never => {
    throw error instanceof FileMissing ? refusal('NOT_FOUND', goneSentence) : error;
  };

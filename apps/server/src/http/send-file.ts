import { DIRECT_DOWNLOAD_SECONDS } from '@talaash/domain/file/limit';
import type { FastifyReply } from 'fastify';
import { FileMissing } from '../adapters/files/port.ts';
import type { Deps } from '../call/deps.ts';
import { refusal } from '../call/refusal.ts';

/** `goneSentence` is sent if the file is missing from the store. */
type Sent = { path: string; contentType: string; goneSentence: string | undefined };

/**
 * Sends a file to open or save: as a short-lived redirect to the store if browsers can reach it, else as bytes. The caller has
 * already checked access. Pictures are never redirected: pages embed and cache them, under a policy that names no other host.
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

/** Streams the bytes of a file. */
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

import { ATTACHMENTS_MAX } from '@talaash/domain/attachment/limit';
import type { Attachment } from '@talaash/domain/attachment/schema';
import { ATTACHMENT_SENTENCES } from '@talaash/domain/attachment/words';
import { useSyncExternalStore } from 'react';

/** A file that was chosen for the next message of a thread. */
export type ChosenFile = {
  key: string;
  threadId: string;
  name: string;
  bytes: number;
  /** Bytes sent of the whole request. */
  sent: number;
  total: number;
} & (
  | { state: 'waiting' | 'uploading' }
  /** `file` is undefined if trying again cannot help. */
  | { state: 'failed'; error: string; file: File | undefined }
  | { state: 'done'; attachment: Attachment }
);

/** A file of the device, under the key of its entry. `isTooMany`: the message has enough without it. */
export type TakenFile = { key: string; file: File; isTooMany: boolean };

const NONE: readonly ChosenFile[] = [];

let chosen: readonly ChosenFile[] = NONE;
const listeners = new Set<() => void>();

function write(next: readonly ChosenFile[]): void {
  chosen = next;
  for (const listener of listeners) listener();
}

const ofThread = (threadId: string) => chosen.filter((one) => one.threadId === threadId);

/** The files of the next message of each thread. They stay while the person reads another thread. */
export const chosenFiles = {
  /** Takes files for a message at once. The program that uploads them loads later, and no message leaves without them. */
  choose(threadId: string, files: readonly File[]): TakenFile[] {
    return files.map((file) => {
      const key = crypto.randomUUID();
      const { name, size: bytes } = file;
      write([...chosen, { key, threadId, name, bytes, sent: 0, total: bytes, state: 'waiting' }]);
      return { key, file, isTooMany: ofThread(threadId).length > ATTACHMENTS_MAX };
    });
  },
  change(key: string, to: (one: ChosenFile) => ChosenFile): void {
    write(chosen.map((one) => (one.key === key ? to(one) : one)));
  },
  remove(key: string): void {
    write(chosen.filter((one) => one.key !== key));
  },
  /** Takes the uploaded files of a thread for a message. */
  take(threadId: string): Attachment[] {
    const taken = ofThread(threadId).flatMap((one) => (one.state === 'done' ? one.attachment : []));
    write(chosen.filter((one) => one.threadId !== threadId));
    return taken;
  },
  /** Puts the files of a refused message back. */
  putBack(threadId: string, attachments: readonly Attachment[]): void {
    const back = attachments.map((attachment) => ({
      key: attachment.id,
      threadId,
      name: attachment.filename,
      bytes: attachment.bytes,
      sent: attachment.bytes,
      total: attachment.bytes,
      state: 'done' as const,
      attachment,
    }));
    write([...back, ...chosen]);
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The files that were chosen for the next message of a thread. */
export function useChosenFiles(threadId: string): readonly ChosenFile[] {
  const all = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => NONE,
  );
  return all.filter((one) => one.threadId === threadId);
}

/** Why the chosen files keep a message from being sent; undefined if they do not. */
export function filesRefusal(files: readonly ChosenFile[]): string | undefined {
  const failed = files.filter((one) => one.state === 'failed');
  if (failed.some(({ file }) => file === undefined)) return ATTACHMENT_SENTENCES.refused;
  if (failed.length > 0) return ATTACHMENT_SENTENCES.failed;
  if (files.some(({ state }) => state !== 'done')) return ATTACHMENT_SENTENCES.uploading;
  return undefined;
}

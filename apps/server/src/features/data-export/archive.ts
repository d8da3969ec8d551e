import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { files } from '../../db/schema/file.ts';
import type { Deps } from '../../call/deps.ts';
import { largePath } from '@talaash/domain/file/path';
import { listConversationIds, readConversation } from './conversation.ts';
import type { Exported } from './exported-noun.ts';
import { EXPORTED } from './exported.ts';
import { toPage } from './page.ts';

type ArchiveDeps = Pick<Deps, 'db' | 'fileStore'>;

const toJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`);

/**
 * Writes the archive of an export to a file. It reads conversations and stored files one after the other while it writes, so
 * memory holds one of them.
 * @returns its length in bytes
 */
export async function writeArchive(deps: ArchiveDeps, exported: Exported, file: string): Promise<number> {
  const zip = new ZipFile();
  const nouns = await Promise.all(
    Object.entries(EXPORTED).map(async ([table, { title, read }]) => ({
      table,
      title,
      value: await read(deps.db, exported),
    })),
  );
  const filled = nouns.filter(({ value }) => value.length > 0);
  for (const { table, value } of filled) {
    zip.addBuffer(toJson(value), `data/${table.replaceAll('_', '-')}.json`);
  }
  const conversationIds = await listConversationIds(deps.db, exported);
  for (const id of conversationIds) addConversation(deps, zip, exported, id);
  await addFiles(deps, zip, exported);
  const links = conversationIds.map((id, index) => ({
    title: `Conversation ${index + 1}`,
    path: `conversations/${id}.html`,
  }));
  zip.addBuffer(Buffer.from(toPage('Your Talaash data', filled, links)), 'index.html');
  zip.end();
  const written = pipeline(zip.outputStream, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  // A failed read fails the whole export.
  await Promise.race([written, new Promise((_, reject) => zip.on('error', reject))]);
  return (await stat(file)).size;
}

function addConversation({ db }: ArchiveDeps, zip: ZipFile, exported: Exported, threadId: string): void {
  const add = (name: string, toContent: (found: unknown) => Buffer) =>
    zip.addReadStreamLazy(name, (give) => {
      readConversation(db, threadId, exported).then(
        (found) => give(null, Readable.from([toContent(found ?? null)])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  add(`conversations/${threadId}.json`, toJson);
  add(`conversations/${threadId}.html`, (value) =>
    Buffer.from(toPage('Conversation', [{ title: '', value }])),
  );
}

async function addFiles({ db, fileStore }: ArchiveDeps, zip: ZipFile, exported: Exported): Promise<void> {
  const { talentId, companyId } = exported;
  const owned = talentId === null ? eq(files.companyId, companyId ?? '') : eq(files.talentId, talentId);
  for (const { id, kind, path: normal, filename } of await db.select().from(files).where(owned)) {
    const path = kind === 'messagePicture' ? largePath(normal) : normal;
    const extension = /\.\w+$/.exec(path)?.[0] ?? '';
    const name = `files/${id}-${filename.replace(/\.\w+$/, '')}${extension}`;
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      fileStore.read(path).then(
        ({ stream }) => give(null, stream),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
}

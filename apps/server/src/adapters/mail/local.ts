import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newRecordId } from '../../base/record-id.ts';
import type { StoredMail, Mailbox, Mailer } from './port.ts';

const MAILS_MAX = 500;
const SUFFIX = '.json';

/** Orders mails of the same millisecond. */
let sentCount = 0;

/** Stores mails as files whose names sort by time. Nodes on one data folder share them. */
export function createLocalMailer({ dataDir }: { dataDir: string }): Mailer & { mailbox: Mailbox } {
  const folder = join(dataDir, 'mail');
  /** The parsed mails by file name, cached: a stored mail never changes. */
  const known = new Map<string, StoredMail>();

  async function newestFirst(): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    const there = new Set(names);
    for (const name of known.keys()) if (!there.has(name)) known.delete(name);
    return names
      .filter((name) => name.endsWith(SUFFIX))
      .sort()
      .reverse();
  }

  async function read(name: string): Promise<StoredMail | undefined> {
    const found = known.get(name);
    if (found) return found;
    // Another node may have just deleted it.
    const content = await readFile(join(folder, name), 'utf8').catch(() => undefined);
    if (content === undefined) return undefined;
    const mail = JSON.parse(content) as StoredMail;
    known.set(name, mail);
    return mail;
  }

  async function remove(name: string): Promise<void> {
    known.delete(name);
    await rm(join(folder, name), { force: true });
  }

  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const sentIsoDateTimeUtc = new Date().toISOString();
      const sortKey = `${sentIsoDateTimeUtc.replace(/\D/g, '')}-${String((sentCount += 1)).padStart(9, '0')}`;
      const id = `${sortKey}-${newRecordId()}`;
      const stored: StoredMail = { ...mail, id, sentIsoDateTimeUtc };
      const file = join(folder, `${id}${SUFFIX}`);
      // Renamed when complete, so that a reader never sees half a mail.
      await writeFile(`${file}.writing`, JSON.stringify(stored));
      await rename(`${file}.writing`, file);
      for (const name of (await newestFirst()).slice(MAILS_MAX)) await remove(name);
      return 'Stored in the mailbox of this installation';
    },
    mailbox: {
      async list(to) {
        const stored = await Promise.all((await newestFirst()).map(read));
        return stored.filter(
          (mail) => mail !== undefined && (to === undefined || mail.to.toLowerCase() === to.toLowerCase()),
        ) as StoredMail[];
      },
      async find(id) {
        const name = (await newestFirst()).find((one) => one === `${id}${SUFFIX}`);
        return name === undefined ? undefined : read(name);
      },
      async forget(words) {
        for (const name of await newestFirst()) {
          const mail = await read(name);
          const text = `${mail?.to}\n${mail?.subject}\n${mail?.text}`.toLowerCase();
          if (words.some((word) => text.includes(word.toLowerCase()))) await remove(name);
        }
      },
    },
  };
}

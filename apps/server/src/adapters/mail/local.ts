import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newRecordId } from '../../base/record-id.ts';
import type { KeptMail, Mailbox, Mailer } from './port.ts';

const KEPT_MAX = 500;
const SUFFIX = '.json';

/** Orders mails of one moment. */
let sentCount = 0;

/** Mails kept as files, whose names sort by time; nodes on one data folder share them. */
export function createLocalMailer({ dataDir }: { dataDir: string }): Mailer & { mailbox: Mailbox } {
  const folder = join(dataDir, 'mail');

  async function newestFirst(): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    return names
      .filter((name) => name.endsWith(SUFFIX))
      .sort()
      .reverse();
  }

  async function read(name: string): Promise<KeptMail | undefined> {
    // Another node may just have thrown it away.
    const content = await readFile(join(folder, name), 'utf8').catch(() => undefined);
    return content === undefined ? undefined : (JSON.parse(content) as KeptMail);
  }

  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const sentIsoDateTimeUtc = new Date().toISOString();
      const place = `${sentIsoDateTimeUtc.replace(/\D/g, '')}-${String((sentCount += 1)).padStart(9, '0')}`;
      const id = `${place}-${newRecordId()}`;
      const kept: KeptMail = { ...mail, id, sentIsoDateTimeUtc };
      const file = join(folder, `${id}${SUFFIX}`);
      // Renamed when it is whole: a reader never meets half a mail.
      await writeFile(`${file}.writing`, JSON.stringify(kept));
      await rename(`${file}.writing`, file);
      for (const name of (await newestFirst()).slice(KEPT_MAX)) await rm(join(folder, name), { force: true });
    },
    mailbox: {
      async list(to) {
        const kept = await Promise.all((await newestFirst()).map(read));
        return kept.filter(
          (mail) => mail !== undefined && (to === undefined || mail.to.toLowerCase() === to.toLowerCase()),
        ) as KeptMail[];
      },
      async find(id) {
        const name = (await newestFirst()).find((one) => one === `${id}${SUFFIX}`);
        return name === undefined ? undefined : read(name);
      },
    },
  };
}

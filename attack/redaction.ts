// npm run prove:redaction: everybody who must not learn a person's secrets asks for all that can be asked, with each of them changed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/base/config.ts';
import { openConfiguredDatabase } from '../apps/server/src/db/open.ts';
import { quietLog } from '../apps/server/test/log.ts';
import { openApp } from '../apps/server/test/open-app.ts';
import { proveRedaction } from '../apps/server/test/redaction/prove.ts';
import { announceDuration, printTable } from '../bench/print.ts';

async function main(): Promise<void> {
  announceDuration('10 minutes');
  const dataDir = await mkdtemp(join(tmpdir(), 'talaash-redaction-'));
  const reading = readConfig({ DATA_DIR: dataDir, PORT: '0', TALAASH_DEMO: 'off' });
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  const database = await openConfiguredDatabase(reading.config, quietLog);
  const nowMs = Date.now();
  const { close, ...app } = await openApp({ database, instead: { now: () => nowMs } });
  try {
    const results = await proveRedaction(app, true);
    for (const { told, different } of results) {
      for (const what of told) console.log(`TOLD       ${what}`);
      for (const what of different) console.log(`DIFFERENT  ${what}`);
    }
    const sum = (count: (one: (typeof results)[number]) => number) =>
      results.reduce((all, one) => all + count(one), 0);
    const told = sum((one) => one.told.length);
    const different = sum((one) => one.different.length);
    printTable([
      ['who asks', 'fields', 'answers', 'told', 'different'],
      ...results.map((one) => [one.asker, one.fields, one.answers, one.told.length, one.different.length]),
      ['all', sum((one) => one.fields), sum((one) => one.answers), told, different],
    ]);
    console.log(
      JSON.stringify({
        fields: sum((one) => one.fields),
        answers: sum((one) => one.answers),
        told,
        different,
      }),
    );
    if (told + different > 0) process.exitCode = 1;
  } finally {
    await close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
process.exit();

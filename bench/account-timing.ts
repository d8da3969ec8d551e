import { parseArgs } from 'node:util';
import { openTarget } from '../attack/target.ts';
import { ACCOUNT_QUESTIONS, askAboutAccounts, chanceByLuck, chanceToTell } from './account-question.ts';
import { announceDuration, median, printTable, rounded } from './print.ts';

announceDuration('3 minutes');

const { values } = parseArgs({ options: { tries: { type: 'string', default: '200' } } });
const tries = Number(values.tries);

/** Whether the response time reveals that an account exists. */
async function main(): Promise<void> {
  const target = await openTarget({});
  try {
    const database = await target.connect();
    const rows = [];
    for (const question of ACCOUNT_QUESTIONS) {
      const times = await askAboutAccounts({ url: target.url, database }, question, { tries });
      rows.push({
        name: question.name,
        known: rounded(median(times.known)),
        unknown: rounded(median(times.unknown)),
        chance: rounded(chanceToTell(times)),
      });
    }
    await database.end();
    printTable([
      [`${tries} tries`, 'account, p50 ms', 'none, p50 ms', 'chance to tell'],
      ...rows.map(({ name, known, unknown, chance }) => [name, known, unknown, chance]),
    ]);
    console.log(
      JSON.stringify({
        bench: 'account-timing',
        tries,
        byLuck: rounded(chanceByLuck(tries)),
        chanceToTell: Object.fromEntries(rows.map(({ name, chance }) => [name, chance])),
      }),
    );
  } finally {
    await target.close();
  }
}

await main();

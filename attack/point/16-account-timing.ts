import {
  ACCOUNT_QUESTIONS,
  askAboutAccounts,
  chanceByLuck,
  chanceToTell,
} from '../../bench/account-question.ts';
import { median } from '../../bench/print.ts';
import { type Attack, held } from '../attack.ts';

/** A slow machine makes fewer tries in the time. */
const BOUND = { tries: 30, seconds: 7 };

export default {
  promise: 'The time of an answer does not tell whether an email has an account.',
  async run({ url, connect }) {
    const database = await connect();
    const tries = [];
    for (const question of ACCOUNT_QUESTIONS) {
      const times = await askAboutAccounts({ url, database }, question, BOUND);
      const chance = chanceToTell(times);
      const [known, unknown] = [median(times.known), median(times.unknown)].map((ms) => ms.toFixed(1));
      tries.push(
        held(
          question.name,
          chance <= chanceByLuck(times.known.length),
          `${times.known.length} tries each, ${known} ms with an account, ${unknown} ms without; ${chance.toFixed(2)} chance to tell`,
        ),
      );
    }
    await database.end();
    return tries;
  },
} satisfies Attack;

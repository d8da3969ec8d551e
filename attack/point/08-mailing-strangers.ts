import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, held } from '../attack.ts';

const STRANGER = 'stranger@elsewhere.test';
/** Addresses that a mail program or a reader would still follow. */
const DISGUISED = [
  'evil .com',
  'visit evil。example',
  'ｅｖｉｌ.com',
  'evil dot com',
  'evil[.]com',
  '[click](javascript:alert(1))',
  '<a href=//evil>Asha',
  'javascript:alert(1)',
];
const SENTENCE = 'You won a prize at https://evil.test/win';

export default {
  promise: 'Nobody can write to a stranger by our mails, and they stay few.',
  async run({ url, verified, connect }) {
    const post = async (path: string, body: object, cookie = '', address = '10.1.0.1') => {
      const answer = await fetch(`${url}/api/auth/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
      });
      await answer.arrayBuffer();
      return answer;
    };
    const mails = async () => {
      const answer = await fetch(`${url}/api/dev/mail?to=${encodeURIComponent(STRANGER)}`);
      return (await answer.json()) as { subject: string; text: string }[];
    };

    const writers = await Promise.all([1, 2, 3].map(() => verified('Pretty Message')));
    let asked = 0;
    for (const { cookie } of writers) {
      await post('update-user', { name: SENTENCE }, cookie);
      for (let change = 0; change < 8; change += 1) {
        asked += 1;
        await post('change-email', { newEmail: STRANGER }, cookie, `10.2.${asked}.1`);
      }
    }
    const signedUp = { email: STRANGER, password: 'correct-horse-42' };
    const first = await post('sign-up/email', { ...signedUp, name: SENTENCE });
    const inTwoLines = await post('sign-up/email', { ...signedUp, name: 'Asha\nRao' });
    const disguised = await Promise.all(
      DISGUISED.map((name, at) => post('sign-up/email', { ...signedUp, name }, '', `10.4.${at}.1`)),
    );
    const plain = await post('sign-up/email', { ...signedUp, name: 'Pretty Message' });
    const signUps = [first, inTwoLines, plain].map(({ status }) => status);
    for (let more = 0; more < 8; more += 1) {
      await post('send-verification-email', { email: STRANGER }, '', `10.3.${more}.1`);
      await post('request-password-reset', { email: STRANGER }, '', `10.3.${more}.2`);
    }
    const came = await settled(mails);
    const texts = came.map(({ subject, text }) => `${subject} ${text}`);

    const [someone] = writers;
    const database = await connect();
    await database.query("update sessions set created_at = created_at - interval '1 hour'");
    await database.end();
    const late = await post('change-email', { newEmail: 'mine@elsewhere.test' }, someone?.cookie);

    return [
      held(
        'mails to one address within a minute, by 3 accounts, sign-up, resends and resets',
        came.length <= 4,
        `${asked + 17} asked for, ${came.length} came`,
      ),
      held('a name that is a sentence with a link', first.status === 422, signUps[0]),
      held(
        'names that hide an address',
        disguised.every(({ status }) => status === 422),
        disguised.map(({ status }) => status).join(', '),
      ),
      held('a name in two lines', inTwoLines.status === 422, signUps[1]),
      held(
        'mails that hold what somebody typed',
        !texts.some((text) => text.includes('Pretty') || text.includes('evil') || text.includes('@people')),
        came.length > 0 ? `${came.length} read` : 'no mail came',
      ),
      held('changing the email with a session of an hour ago alone', late.status === 422, late.status),
    ];
  },
} satisfies Attack;

/** The emails that arrived, once no more has come for a second. Jobs send them. */
async function settled<One>(read: () => Promise<One[]>): Promise<One[]> {
  let seen = await read();
  for (let quiet = 0; quiet < 10; quiet += 1) {
    await wait(100);
    const now = await read();
    if (now.length > seen.length) quiet = 0;
    seen = now;
  }
  return seen;
}

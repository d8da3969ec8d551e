import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, held } from '../attack.ts';

type Tried = { status: number; retryAfterSeconds: number };

export default {
  promise: 'Wrong passwords slow down whoever sends them, and keep no owner out.',
  async run({ url, verified }) {
    const owner = await verified();
    const { email } = owner;

    async function signIn(password: string, address: string, cookie = ''): Promise<Tried> {
      const answer = await fetch(`${url}/api/auth/sign-in/email`, {
        method: 'POST',
        body: JSON.stringify({ email, password }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
      });
      await answer.arrayBuffer();
      return { status: answer.status, retryAfterSeconds: Number(answer.headers.get('retry-after')) };
    }
    const guesses = (count: number, address: string) =>
      Promise.all(Array.from({ length: count }, () => signIn('a wrong guess', address)));

    const fromOne = await guesses(40, '10.1.0.1');
    const slowed = fromOne.filter(({ status }) => status === 429);
    const beside = await signIn(owner.password, '10.1.0.1');
    const stranger = await signIn(owner.password, '10.1.0.1', (await verified()).cookie);
    const addresses = Array.from({ length: 11 }, (_, at) => `10.2.${at}.1`);
    const fromMany: Tried[] = [];
    for (const address of addresses) fromMany.push(...(await guesses(12, address)));
    const answered = [...fromOne, ...fromMany].filter(({ status }) => status === 401);

    const known = await signIn(owner.password, '10.3.0.1', owner.cookie);
    const fresh = await signIn(owner.password, '10.4.0.1');
    const waits = slowed.map(({ retryAfterSeconds }) => retryAfterSeconds);

    return [
      held(
        'one network, 40 guesses at once',
        fromOne.length - slowed.length <= 10,
        `${fromOne.length - slowed.length} answered`,
      ),
      held(
        'the others hear how long to wait',
        waits.every((seconds) => seconds >= 1 && seconds <= 300),
        `Retry-After ${Math.min(...waits)} to ${Math.max(...waits)} s`,
      ),
      held('12 networks, 172 guesses', answered.length <= 100 + 3 * 12, `${answered.length} answered in all`),
      held('the owner on a device that signed in before', known.status === 200, known.status),
      held(
        'the owner on a new device in another network',
        fresh.status === 200 || (fresh.retryAfterSeconds >= 1 && fresh.retryAfterSeconds <= 120),
        fresh,
      ),
      held(
        'the owner on a new device in the network of a guesser',
        beside.status === 200 || (beside.retryAfterSeconds >= 1 && beside.retryAfterSeconds <= 300),
        beside,
      ),
      held('a device that is known to somebody else', stranger.status === 429, stranger.status),
      await countMails(url, email),
    ];
  },
} satisfies Attack;

/** Mails that are not about verifying the address. They are sent by a job. */
async function countMails(url: string, email: string) {
  const until = Date.now() + 5000;
  let subjects: string[] = [];
  while (Date.now() < until && subjects.length === 0) {
    await wait(100);
    const answer = await fetch(`${url}/api/dev/mail?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as { subject: string }[];
    subjects = mails
      .map(({ subject }) => subject)
      .filter((subject) => !/^(Verify|A new device)/.test(subject));
  }
  return held('mails that tell the owner', subjects.length === 1, subjects);
}

import { join } from 'node:path';
import { newMobile, PASSWORD } from '../../e2e/fixture/person.ts';
import { type Attack, held, type Try } from '../attack.ts';

const HOUR_MS = 60 * 60_000;
const SHIFTED_CLOCK = join(import.meta.dirname, '../../apps/server/test/shifted-clock.ts');

type Answer = { status: number; waitSeconds: number };

export default {
  promise: 'A machine whose clock is wrong locks nobody out elsewhere, and ends no codes.',
  async run(target) {
    const nodes = {
      right: target.url,
      ahead: (await target.startNode(offBy(HOUR_MS))).url,
      behind: (await target.startNode(offBy(-HOUR_MS))).url,
    };
    const names = Object.keys(nodes) as (keyof typeof nodes)[];
    const pairs = names.flatMap((one) =>
      names.filter((two) => two !== one).map((two) => [one, two] as const),
    );
    const tries: Try[] = [];
    for (const [one, other] of pairs) {
      const between = `${one} → ${other}`;
      const someone = await target.verified();
      const request = { userType: 'talent', countryCode: 'IN', mobileNumber: `+91${newMobile.talent()}` };
      await post(`${nodes[one]}/api/v1/request-otp`, request, someone.cookie);
      const again = await post(`${nodes[other]}/api/v1/request-otp`, request, someone.cookie);
      tries.push(
        held(
          `${between}: the next code`,
          again.status === 429 && again.waitSeconds >= 1 && again.waitSeconds <= 30,
          `${again.status}, in ${again.waitSeconds} s`,
        ),
      );
      const verification = { ...request, verificationCode: '123456' };
      const verified = await post(`${nodes[other]}/api/v1/verify-otp`, verification, someone.cookie);
      tries.push(held(`${between}: the code`, verified.status === 200, verified.status));

      const owner = await target.verified();
      const address = `10.9.${tries.length}.1`;
      const signIn = (at: keyof typeof nodes, password: string) =>
        post(`${nodes[at]}/api/auth/sign-in/email`, { email: owner.email, password }, '', address);
      for (let guesses = 0; guesses < 12; guesses += 1) await signIn(one, 'a wrong guess');
      const slowed = await signIn(other, PASSWORD);
      tries.push(
        held(
          `${between}: the owner's wait after ten wrong passwords`,
          slowed.status === 429 && slowed.waitSeconds >= 1 && slowed.waitSeconds <= 300,
          `${slowed.status}, ${slowed.waitSeconds} s`,
        ),
      );
    }
    return tries;
  },
} satisfies Attack;

const offBy = (ms: number) => ({ NODE_OPTIONS: `--import ${SHIFTED_CLOCK}`, CLOCK_AHEAD_MS: String(ms) });

async function post(url: string, body: unknown, cookie: string, address = '10.8.7.6'): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data?: { retryAfterSeconds?: number } };
  return { status: answer.status, waitSeconds: data?.retryAfterSeconds ?? 0 };
}

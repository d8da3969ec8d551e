import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mailTo } from '../../e2e/fixture/http.ts';
import { type Attack, held } from '../attack.ts';

const ONE_CLICK = 'List-Unsubscribe=One-Click';

export default {
  promise: 'A link that unsubscribes does that for its address alone, and no form mails a stranger at will.',
  async run({ url, acquainted, newcomer }) {
    const { company } = await acquainted();
    const { links } = await mailTo(url, company.email, /accepted/);
    const link = links.find((one) => new URL(one).pathname === '/info/unsubscribe') ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    const [payload = '', signature = ''] = token.split('.');
    const forged = Buffer.from(payload, 'base64url').toString().replace(company.email, 'other@people.test');
    const wanted = async () => JSON.stringify(await preferences(url, company.cookie));
    const before = await wanted();

    const opened = await Promise.all(
      ['GET', 'HEAD', 'PUT', 'DELETE'].map((method) => unsubscribe(url, token, { method })),
    );
    const broken = await Promise.all(
      [
        token.slice(0, -1),
        `${token}A`,
        `${payload}.${'A'.repeat(signature.length)}`,
        `${Buffer.from(forged).toString('base64url')}.${signature}`,
        `${payload}.`,
        '.',
        '',
      ].map((one) => unsubscribe(url, one, { method: 'POST', body: ONE_CLICK })),
    );
    const otherForm = await unsubscribe(url, token, { method: 'POST', body: 'List-Unsubscribe=No' });
    const unchanged = (await wanted()) === before;
    const clicked = await unsubscribe(url, token, { method: 'POST', body: ONE_CLICK });
    const again = await unsubscribe(url, token, { method: 'POST', body: ONE_CLICK });

    const stranger = `stranger-${randomUUID().slice(0, 8)}@people.test`;
    const sent: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const sender = await newcomer();
      sent.push((await write(url, stranger, sender.cookie)).status);
      // So that the mail goes before the message does.
      await wait(300);
      await sender.call('delete-account', { when: 'now', word: 'erase', currentPassword: sender.password });
    }
    const injected = await Promise.all(
      ['a@b.test\r\nBcc: c@d.test', 'a@b.test, c@d.test', '<a@b.test>'].map((email) => write(url, email)),
    );
    const mails = await mailsTo(url, stranger);
    return [
      held('opened by programs', opened.every((status) => status >= 400) && unchanged, opened),
      held('forged and cut off', broken.every((status) => status === 400) && unchanged, broken),
      held('a form of another kind', otherForm === 400 && unchanged, otherForm),
      held(
        'one click, twice',
        clicked === 200 && again === 200 && (await wanted()) !== before,
        'mails ended',
      ),
      held(
        'messages in the name of a stranger, from accounts that go',
        mails <= 2,
        `${mails} mails, ${sent.join(' ')}`,
      ),
      held(
        'addresses that are more than one',
        injected.every(({ status }) => status === 422),
        injected.map(({ status }) => status),
      ),
    ];
  },
} satisfies Attack;

async function preferences(url: string, cookie: string): Promise<unknown> {
  return (await fetch(`${url}/api/v1/notification-preferences`, { headers: { cookie } })).json();
}

async function unsubscribe(url: string, token: string, init: { method: string; body?: string }) {
  const answer = await fetch(`${url}/api/unsubscribe_email_cf?token=${encodeURIComponent(token)}`, {
    ...init,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
  });
  return answer.status;
}

const write = (url: string, email: string, cookie = '') =>
  fetch(`${url}/api/v1/submit-contact-us-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name: 'Asha', email, subject: 'Hello', message: 'Is there anybody who reads?' }),
  });

/** How many mails came to an address, counted when no more have come for a while. */
async function mailsTo(url: string, email: string): Promise<number> {
  let count = 0;
  for (let quiet = 0; quiet < 12; quiet += 1) {
    await wait(250);
    const answer = await fetch(`${url}/api/dev/mail?to=${encodeURIComponent(email)}`);
    const { length } = (await answer.json()) as unknown[];
    if (length > count) quiet = 0;
    count = length;
  }
  return count;
}

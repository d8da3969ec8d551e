import { describe, expect, test } from 'vitest';
import { mailedLinkApp } from '../../../test/mailed-link.ts';
import { peopleOf } from '../../../test/person.ts';
import { signUpForm } from '../../../test/sign-in.ts';
import { countTries } from './try-limit.ts';

const { clock, deps, linkTo, mailTo, post, signUp, signedUp, unread, verifiedPerson } = await mailedLinkApp();
const { person } = peopleOf(deps);

const HOUR_MS = 3_600_000;

const change = async (newEmail: string) => post('change-email', { newEmail }, (await person()).cookie);

const changes = async (count: number, newEmail: string) =>
  (await Promise.all(Array.from({ length: count }, () => change(newEmail)))).map(({ status }) => status);

describe('an address that nobody has verified', () => {
  test('gets three mails an hour and eight a day, whoever asks for them', async () => {
    const { email } = await signedUp();
    const asked = () => post('send-verification-email', { email });
    const allowed = [];
    for (const passedMs of [0, HOUR_MS, 2 * HOUR_MS, 3 * HOUR_MS]) {
      clock.passedMs = passedMs;
      const answers = await Promise.all(Array.from({ length: 6 }, asked));
      allowed.push(answers.filter(({ status }) => status === 200).length);
    }
    expect(allowed).toEqual([3, 3, 2, 0]);
    for (let mail = 0; mail < 8; mail += 1) await mailTo(email);
    clock.passedMs = 24 * HOUR_MS;
    expect(await asked()).toMatchObject({ status: 200 });
    await mailTo(email);
  });

  test('gets that many of all kinds together', async () => {
    const { email, cookie } = await signedUp();
    for (let asked = 0; asked < 2; asked += 1) await post('send-verification-email', {}, cookie);
    await post('send-verification-email', { email });
    for (let mail = 0; mail < 3; mail += 1) await mailTo(email);
    expect(await post('send-verification-email', { email })).toMatchObject({ status: 429 });
    expect(await change(email)).toMatchObject({ status: 429 });
    const owner = await verifiedPerson();
    for (const one of [email, owner.email]) {
      expect(await post('request-password-reset', { email: one })).toMatchObject({ status: 200 });
    }
    // Jobs of a kind run one after the other.
    expect((await linkTo(owner.email)).searchParams.get('mode')).toBe('resetPassword');
    expect(unread(email)).toBe(0);
  });

  test('can still sign up, with a mail', async () => {
    const form = signUpForm();
    expect(await changes(4, form.email)).toContain(429);
    for (let mail = 0; mail < 3; mail += 1) await mailTo(form.email);
    expect(await signUp(form)).toMatchObject({ status: 200 });
    expect((await mailTo(form.email)).subject).toBe('Verify your email for Talaash');
  });

  test('reads nothing that somebody has typed', async () => {
    const writer = await person({ name: 'Pretty Message' });
    const stranger = signUpForm().email;
    await post('change-email', { newEmail: stranger }, writer.cookie);
    const form = signUpForm({ name: 'Pretty Message' });
    await signUp(form);
    for (const { html, text, subject } of [await mailTo(stranger), await mailTo(form.email)]) {
      for (const content of [html, text, subject]) {
        expect(content).not.toContain('Pretty');
        expect(content).not.toContain(writer.email);
      }
    }
  });
});

test('one network asks for 200 mails of all kinds an hour', async () => {
  const { cookie } = await person();
  for (let mail = 0; mail < 200; mail += 1) await countTries(deps, ['mailFromNetwork', '127.0.0.1']);
  const asked = [
    ['sign-up/email', signUpForm()],
    ['change-email', { newEmail: signUpForm().email }],
    ['send-verification-email', { email: signUpForm().email }],
    ['request-password-reset', { email: signUpForm().email }],
  ] as const;
  for (const [path, form] of asked) expect(await post(path, form, cookie)).toMatchObject({ status: 429 });
});

test('one account asks for five mails an hour to change its email', async () => {
  const { cookie } = await person();
  const asked = () => post('change-email', { newEmail: signUpForm().email }, cookie);
  const answers = await Promise.all(Array.from({ length: 8 }, asked));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

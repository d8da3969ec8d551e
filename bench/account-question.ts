import { randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** What anyone may ask about an email address. The flags describe its account, if it has one. */
export type AccountQuestion = {
  name: string;
  path: string;
  form: Readonly<Record<string, string>>;
  isDisabled?: boolean;
  /** With the cookie of a device that is known to another account. */
  hasDevice?: boolean;
};

const wrongPassword = { path: 'sign-in/email', form: { password: 'a wrong guess' } };

export const ACCOUNT_QUESTIONS: readonly AccountQuestion[] = [
  { name: 'sign in', ...wrongPassword },
  { name: 'sign in, disabled account', ...wrongPassword, isDisabled: true },
  { name: 'sign in, device of another', ...wrongPassword, hasDevice: true },
  { name: 'ask for a reset', path: 'request-password-reset', form: {} },
  { name: 'ask for a verification mail', path: 'send-verification-email', form: {} },
  { name: 'sign up', path: 'sign-up/email', form: { password: 'a marigold at dusk', name: 'Asha Rao' } },
];

/** Response times in milliseconds for emails with and without an account, measured alternately. */
export type AccountTimes = { known: number[]; unknown: number[] };

/**
 * Asks about as many emails with an account as without, one after the other, each from its own IP address. The order within a
 * pair is random, so a slow moment of the machine affects both. Ends early when the time is up.
 */
export async function askAboutAccounts(
  { url, database }: { url: string; database: pg.Client },
  question: AccountQuestion,
  { tries, seconds = Number.POSITIVE_INFINITY }: { tries: number; seconds?: number },
): Promise<AccountTimes> {
  const device = await signUp(url);
  const cookie = question.hasDevice ? device : '';
  const known = await addAccounts(database, tries, question.isDisabled ?? false);
  const ask = (email: string) => timeOf(url, question, email, cookie);
  const times: AccountTimes = { known: [], unknown: [] };
  for (let warmUp = 0; warmUp < 5; warmUp += 1) await ask(newEmail());
  const until = performance.now() + seconds * 1000;
  for (const email of known) {
    if (performance.now() > until) break;
    if (randomInt(2) === 0) times.known.push(await ask(email));
    times.unknown.push(await ask(newEmail()));
    if (times.known.length < times.unknown.length) times.known.push(await ask(email));
  }
  return times;
}

/**
 * The probability of telling which of two answers is the slower kind: 0.5 tells nothing, 1 everything. It is the area under the
 * ROC curve of the response time.
 */
export function chanceToTell({ known, unknown }: AccountTimes): number {
  let slower = 0;
  for (const one of known) {
    for (const other of unknown) slower += one > other ? 1 : one === other ? 0.5 : 0;
  }
  const share = slower / (known.length * unknown.length);
  return Math.max(share, 1 - share);
}

/** What `chanceToTell` stays below, but for once in a thousand times, when there is nothing to tell. */
export const chanceByLuck = (tries: number): number =>
  0.5 + 3.3 * Math.sqrt((2 * tries + 1) / (12 * tries * tries));

const newEmail = () => `${randomUUID()}@people.test`;
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function timeOf(
  url: string,
  { path, form }: AccountQuestion,
  email: string,
  cookie: string,
): Promise<number> {
  const started = performance.now();
  const answer = await post(url, path, { ...form, email }, cookie);
  const ms = performance.now() - started;
  if (answer.status === 429) throw new Error(`${path} was limited.`);
  return ms;
}

async function post(url: string, path: string, body: object, cookie: string): Promise<Response> {
  const answer = await fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), cookie },
  });
  await answer.arrayBuffer();
  return answer;
}

/** @returns the cookie of a device */
async function signUp(url: string): Promise<string> {
  const form = { email: newEmail(), name: 'Asha Rao', password: 'a marigold at dusk' };
  const answer = await post(url, 'sign-up/email', form, '');
  return answer.headers
    .getSetCookie()
    .filter((one) => one.includes('talaash.device='))
    .map((one) => one.split(';')[0])
    .join();
}

/** Accounts with a password, added without hashing one for each. */
async function addAccounts(database: pg.Client, count: number, isDisabled: boolean): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const emails = ids.map(newEmail);
  await database.query(
    `insert into users (id, name, email, email_verified, is_disabled)
     select id, 'Asha Rao', email, true, $3 from unnest($1::text[], $2::text[]) as given(id, email)`,
    [ids, emails, isDisabled],
  );
  await database.query(
    `insert into accounts (id, user_id, account_id, provider_id, password)
     select id, id, id, 'credential', (select password from accounts where password is not null limit 1)
     from unnest($1::text[]) as given(id)`,
    [ids],
  );
  return emails;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Mail } from '../../e2e/fixture/http.ts';
import type { Client } from './client.ts';
import type { Faults } from './check.ts';
import type { Installation } from './installation.ts';
import type { Ledger } from './ledger.ts';

/** A job of a killed node runs again after its silence was noticed. Mails of the last kill need that long. */
const SETTLED_MS_MAX = 180_000;
const INDEXED_MS_MAX = 60_000;
const LOOK_MS = 200;

/** Waits until the followers have handled every event, and no job is due any more. */
export async function untilSettled({ query }: Pick<Installation, 'query'>): Promise<void> {
  const until = performance.now() + SETTLED_MS_MAX;
  for (;;) {
    const [left] = await query<{ jobs: number; events: number }>(`select
      (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and start_after < now() + interval '1 minute'
        and singleton_key is distinct from 'the next run')::int as jobs,
      (select count(*) from event_marks k, events e where (e.xid, e.id) > (k.xid, k.id)
        and k.follower in ('notices', 'notifications') )::int as events`);
    if (left && left.jobs + left.events === 0) return;
    if (performance.now() > until)
      throw new Error(`${left?.jobs} jobs and ${left?.events} events are still waiting.`);
    await wait(LOOK_MS);
  }
}

/** One email that an acknowledged write promises. */
type Promised = { to: string; subject: RegExp; link: string; what: string };

/**
 * Compares the emails that came with those that writes promise. An email is delivered at least once: when a node dies while it hands
 * one over, the mail server gets it again, with the same Message-ID, by which mailboxes know it. Two ids would be two emails.
 *
 * @returns how many emails came again with the same id
 */
export async function checkMails(
  { query, mails }: Pick<Installation, 'query' | 'mails'>,
  ledger: Ledger,
  { lost, doubled }: Faults,
): Promise<number> {
  const threads = await query<{ thread_id: string; talent: string; company: string; status: string }>(`
    select t.thread_id, tu.email as talent, cu.email as company, t.job_post_invitation_status as status from threads t
      join talents using (talent_id) join users tu on tu.id = talents.created_by_uid
      join companies using (company_id) join users cu on cu.id = companies.created_by_uid`);
  const paying = await query<{
    email: string;
  }>(`select u.email from companies c join users u on u.id = c.created_by_uid
    where c.has_premium_access`);
  const promised: Promised[] = [
    ...ledger
      .of('signUp')
      .map(({ email }) => ({ to: email, subject: /^Verify/, link: '', what: 'of a sign-up' })),
    ...paying.map(({ email }) => ({
      to: email,
      subject: /subscription has started/,
      link: '',
      what: 'of a payment',
    })),
    ...threads.flatMap(({ thread_id: link, talent, company, status }) => [
      { to: talent, subject: /invites you/, link, what: 'of an invitation' },
      ...(status === 'Accepted'
        ? [{ to: company, subject: /accepted your invitation/, link, what: 'of an answer' }]
        : []),
    ]),
  ];
  const byRecipient = Map.groupBy(mails, ({ to }) => to);
  for (const { to, subject, link, what } of promised) {
    const isIt = (mail: Mail) => subject.test(mail.subject) && mail.text.includes(link);
    const ids = new Set((byRecipient.get(to) ?? []).filter(isIt).map(({ id }) => id));
    if (ids.size === 0) lost.add(`the email ${what} to ${to} ${link}`);
    if (ids.size > 1) doubled.add(`the email ${what} to ${to} ${link}: ${[...ids].join(' ')}`);
  }
  return mails.length - new Set(mails.map(({ id, to }) => `${id} ${to}`)).size;
}

/** The talents' entries about invitations: one for each. */
export async function checkNotifications(
  { query }: Pick<Installation, 'query'>,
  { lost, doubled }: Faults,
): Promise<void> {
  const rows = await query<{ thread_id: string; count: number }>(`select t.thread_id,
    (select coalesce(sum(n.count), 0) from notifications n where n.thread_id = t.thread_id and n.talent_id = t.talent_id
      and n.event = 'invitation_received')::int as count from threads t`);
  for (const { thread_id: id, count } of rows) {
    if (count === 0) lost.add(`the notification of invitation ${id}`);
    if (count > 1) doubled.add(`the notification of invitation ${id}`);
  }
}

/** Whoever asks the search, and the key of a company, which finds people by name. */
type Asker = { cookie: string; address: string };

/**
 * Compares the search index with the database: each talent is found by name at the salary that is stored, and at no other.
 * @param talents whom to look for; without them, everybody
 */
export async function checkIndex(
  { query }: Pick<Installation, 'query'>,
  { client, asker, talents }: { client: Client; asker: Asker; talents?: readonly string[] | undefined },
  { half }: Faults,
): Promise<number> {
  const stored = await query<{ talent_id: string; name: string; salary: string }>(
    `select talent_id, name, expected_salary_in_lpa_inr::text as salary from talent_profiles
      where $1::text[] is null or talent_id = any($1)`,
    [talents ?? null],
  );
  const { body: key } = await client.insist('/api/v1/generate-company-search-api-key', {
    ...asker,
    body: {},
  });
  const isFound = async (name: string, salary: number): Promise<boolean> => {
    const exactly = { min: salary, max: salary };
    const question = { apiKey: key['apiKey'], query: name, asTyped: true, expectedSalaryInLpaInr: exactly };
    const { body } = await client.insist('/api/v1/search-talent-profiles', { ...asker, body: question });
    return ((body['hits'] ?? []) as { talentProfile: { name?: string } }[]).some(
      ({ talentProfile }) => talentProfile.name === name,
    );
  };
  const until = performance.now() + INDEXED_MS_MAX;
  for (const { name, salary } of stored) {
    while (!(await isFound(name, Number(salary)))) {
      if (performance.now() > until) {
        half.add(`the search index has not what is stored of ${name}`);
        break;
      }
      await wait(LOOK_MS);
    }
    if (await isFound(name, Number(salary) - 1)) half.add(`the search index has an old profile of ${name}`);
  }
  return stored.length;
}

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { largePath } from '@talaash/domain/file/path';
import type { Installation } from './installation.ts';
import type { Ledger } from './ledger.ts';

type Seen = Pick<Installation, 'query' | 'files'>;
type Rows = Record<string, unknown>[];

/** What is wrong, each as a sentence: sets, since the same is found after every later crash too. */
export type Faults = { lost: Set<string>; half: Set<string>; doubled: Set<string> };

export const noFaults = (): Faults => ({ lost: new Set(), half: new Set(), doubled: new Set() });

const add = (found: Set<string>, what: string, rows: Rows): void => {
  for (const row of rows) found.add(`${what}: ${Object.values(row).join(' ')}`);
};

/**
 * Compares the ledger with the database and the files, while nobody writes.
 * @param lost gets each acknowledged write that is not there
 */
export async function checkLedger({ query }: Seen, ledger: Ledger, { lost }: Faults): Promise<void> {
  const missing = async (what: string, wanted: readonly object[], present: string): Promise<void> =>
    add(
      lost,
      what,
      await query(`select w.* from jsonb_to_recordset($1::jsonb) as w ${present}`, [JSON.stringify(wanted)]),
    );
  const newest = new Map(ledger.of('profile').map((one) => [one.talentId, one]));
  const profiles = [...newest.values()].map((one) => ({
    id: one.talentId,
    salary: one.salary,
    next: ledger.underWay.get(one.talentId) ?? one.salary,
  }));
  await missing(
    'sign-up',
    ledger.of('signUp'),
    `(email text) where not exists (select from users u join accounts a on a.user_id = u.id
      where u.email = w.email and a.password is not null)`,
  );
  await missing(
    'profile',
    profiles,
    `(id text, salary numeric, next numeric) where not exists (select from talent_profiles p
      where p.talent_id = w.id and p.expected_salary_in_lpa_inr::numeric in (w.salary, w.next))`,
  );
  await missing(
    'invitation',
    ledger.of('invitation'),
    `("companyId" text, "talentId" text) where not exists (select from threads t
      where t.company_id = w."companyId" and t.talent_id = w."talentId")`,
  );
  await missing(
    'answer',
    ledger.of('answer'),
    `("companyId" text, "talentId" text) where not exists (select from threads t where t.company_id = w."companyId"
      and t.talent_id = w."talentId" and t.job_post_invitation_status = 'Accepted')`,
  );
  await missing(
    'message',
    ledger.of('message'),
    `("threadId" text, side text, "clientMessageId" text, text text) where not exists (select from messages m
      where m.thread_id = w."threadId" and m.sender = w.side and m.client_message_id = w."clientMessageId"
        and m.markdown = w.text)`,
  );
  await missing(
    'shortlist',
    ledger.of('shortlist'),
    `("companyId" text, "talentId" text) where not exists (select from shortlisted_profiles s
      where s.company_id = w."companyId" and s.talent_id = w."talentId")`,
  );
  await missing(
    'payment',
    ledger.of('payment'),
    `("companyId" text) where not exists (select from companies c join subscriptions s using (company_id)
      where c.company_id = w."companyId" and c.has_premium_access)`,
  );
  await missing(
    'upload',
    ledger.of('upload'),
    `("fileId" text) where not exists (select from files f where f.id = w."fileId")`,
  );
}

/** Parts of one write, of which there may be all or none. Each query finds those that have some. */
const WHOLE: Record<string, string> = {
  'an account without its password': `select u.email from users u where not exists (select from accounts a
    where a.user_id = u.id and a.password is not null)`,
  'a talent or company without its account type': `select uid from user_profiles p where
    (talent_id is not null and not exists (select from talents t where t.talent_id = p.talent_id))
    or (company_id is not null and not exists (select from companies c where c.company_id = p.company_id))`,
  'a saved profile without its event': `select talent_id from talent_profiles p where not exists (
    select from events e where e.kind = 'talentProfile.saved' and e.talent_id = p.talent_id)`,
  'an invitation without its message, event or stage': `select thread_id from threads t where
    (select count(*) from messages m where m.thread_id = t.thread_id and m.event = 'InvitationSent') <> 1
    or (select count(*) from messages m where m.message_id = t.note_message_id) <> 1
    or (select count(*) from events e where e.thread_id = t.thread_id and e.kind = 'invitation.sent') <> 1
    or not exists (select from pipeline_entries p where p.company_id = t.company_id and p.talent_id = t.talent_id)`,
  'an answer without its message or event': `select thread_id, job_post_invitation_status from threads t where
    (select count(*) from messages m where m.thread_id = t.thread_id and m.event = 'InvitationAccepted')
      <> (job_post_invitation_status = 'Accepted')::int
    or (select count(*) from events e where e.thread_id = t.thread_id and e.kind = 'invitation.accepted')
      <> (job_post_invitation_status = 'Accepted')::int`,
  'messages without their events': `select thread_id from threads t where
    (select count(*) from messages m where m.thread_id = t.thread_id and m.client_message_id is not null)
      <> (select count(*) from events e where e.thread_id = t.thread_id and e.kind = 'message.sent')`,
  'a shortlisting without its event': `select company_id, talent_id from shortlisted_profiles s where not exists (
    select from events e where e.kind = 'shortlistedProfile.put' and e.company_id = s.company_id
      and e.talent_id = s.talent_id)`,
  'a charge without its subscription': `select payment_customer_id from local_checkouts c where paid_at is not null
    and not exists (select from local_payments p where p.payment_customer_id = c.payment_customer_id)`,
};

const TWICE: Record<string, string> = {
  message: `select thread_id, sender, client_message_id from messages where client_message_id is not null
    group by 1, 2, 3 having count(*) > 1`,
  conversation: `select company_id, talent_id from threads group by 1, 2 having count(*) > 1`,
  account: `select lower(email) from users group by 1 having count(*) > 1`,
  charge: `select company_id from local_payments join local_subscriptions using (payment_customer_id)
    group by 1 having count(*) > 1`,
};

/** Looks for parts of writes, and for writes that stand there twice, while nobody writes. */
export async function checkParts({ query }: Seen, { half, doubled }: Faults): Promise<void> {
  for (const [what, statement] of Object.entries(WHOLE)) add(half, what, await query(statement));
  for (const [what, statement] of Object.entries(TWICE)) add(doubled, what, await query(statement));
}

/**
 * Compares the records of files with what is stored. A file without a record has to be one that a job is to delete: nobody
 * else would ever find it.
 */
export async function checkFiles({ query, files }: Seen, { half }: Faults): Promise<void> {
  const rows = await query<{ path: string; bytes: number }>('select path, bytes from files');
  const entries = await readdir(files, { recursive: true, withFileTypes: true }).catch(() => []);
  const stored = new Map<string, number>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    stored.set(path.slice(files.length + 1), (await stat(path)).size);
  }
  for (const { path, bytes } of rows) {
    const paths = [...new Set([path, largePath(path)])];
    const size = paths.reduce((sum, one) => sum + (stored.get(one) ?? Number.NaN), 0);
    if (size !== bytes) half.add(`a file that is not whole: ${path}`);
    for (const one of paths) stored.delete(one);
  }
  const due = await query<{ path: string }>(
    `select jsonb_array_elements_text(data -> 'paths') as path from pgboss.job
      where name = 'file.deleteStored' and state in ('created', 'retry', 'active')`,
  );
  const deleted = new Set(due.map(({ path }) => path));
  for (const path of stored.keys())
    if (!deleted.has(path.replace(/\.making-.*$/, ''))) half.add(`a file without a record: ${path}`);
}

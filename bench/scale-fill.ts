import pg from 'pg';

/** How much a market has. */
export type MarketSize = { talents: number; companies: number; threads: number; messages: number };

/** What the measured company and the measured talent have in every market, so that only the others' rows grow. */
export const OWN_THREADS = { company: 500, talent: 60 };

export type Measured = {
  company: { companyId: string };
  jobPostId: string;
  /** Whose profile every talent of the market has, under another id. */
  talent: { talentId: string };
};

const SHARED_COLUMNS = `thread_id, company_id, talent_id, talent_name, talent_job_title, job_post_id, job_post_title,
  company_thread_read_status, talent_thread_read_status, job_post_invitation_status, created_at, updated_at`;

/** Makes a market by SQL, beside the people who are there. It records no events, so nothing indexes or mails it. */
export async function fillMarket(
  connection: pg.ClientConfig,
  size: MarketSize,
  measured: Measured,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await fill(client, size, measured);
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, size: MarketSize, measured: Measured): Promise<void> {
  const run: Run = (text, values = []) => client.query(text, [...values]);
  await run('set synchronous_commit = off');
  // Without foreign keys a million rows take half the time.
  await run('set session_replication_role = replica');
  await addPeople(run, size);
  await copyTalents(client, size.talents, measured.talent);
  await addThreads(run, size, measured);
  await addLists(run);
  await run('reset session_replication_role');
  await run('vacuum analyze');
}

type Run = (text: string, values?: readonly unknown[]) => Promise<unknown>;

async function addPeople(run: Run, { talents, companies }: MarketSize): Promise<void> {
  await run(
    `insert into users (id, name, email, email_verified)
       select 'u' || n, 'Somebody', 'u' || n || '@bench.test', true from generate_series(1, $1::int) n`,
    [talents + companies],
  );
  await run(
    `insert into user_profiles (uid, user_type, talent_id, company_id, country_code)
       select 'u' || n, 'talent', 't' || n, null, 'IN' from generate_series(1, $1::int) n
       union all select 'u' || ($1::int + n), 'company', null, 'c' || n, 'US' from generate_series(1, $2::int) n`,
    [talents, companies],
  );
  await run(
    `insert into companies (company_id, created_by_uid)
       select 'c' || n, 'u' || ($1::int + n) from generate_series(1, $2::int) n`,
    [talents, companies],
  );
  await run(
    `insert into company_profiles (company_id, name, website, country_code, locality)
       select 'c' || n, 'Company ' || n, 'https://c.example.com', 'US', '{"state":"Oregon","countryCode":"US"}'
       from generate_series(1, $1::int) n`,
    [companies],
  );
  await run(
    `insert into job_posts (job_post_id, company_id, category, title, description)
       select 'j' || n, 'c' || n, 'Software_Testing', 'Tester', 'A text' from generate_series(1, $1::int) n`,
    [companies],
  );
}

async function copyTalents(
  client: pg.Client,
  count: number,
  { talentId }: Measured['talent'],
): Promise<void> {
  await copyRows(client, 'talents', { talent_id: `'t' || n`, created_by_uid: `'u' || n` }, count, talentId);
  const names = { talent_id: `'t' || n`, name: `'Person ' || n || ' Rao'` };
  await copyRows(client, 'talent_profiles', names, count, talentId);
}

async function addThreads(
  run: Run,
  { talents, companies, threads, messages }: MarketSize,
  { company, jobPostId, talent }: Measured,
): Promise<void> {
  // The own threads first. Of the others, each company has each talent at most once: the pairs are numbered.
  await run(
    `insert into threads (${SHARED_COLUMNS})
       select 'h' || company_id || talent_id, company_id, talent_id, 'Person Rao', 'Tester', job_post_id, 'Tester', 'Read',
           (array['Read', 'Unread'])[1 + n % 2], (array['Pending', 'Accepted', 'Accepted', 'Rejected'])[1 + n % 4],
           now() - n % 8000 * interval '1 hour', now() - n % 8000 * interval '1 hour'
         from (
           select $1::text as company_id, 't' || n as talent_id, $2::text as job_post_id, n
             from generate_series(1, $3::int) n
           union all select 'c' || n, $4::text, 'j' || n, n from generate_series(1, least($5::int, $7::int)) n
           union all select 'c' || (1 + n % $7::int), 't' || (1 + (n / $7::int * 31 + n) % $6::int), 'j' || (1 + n % $7::int), n
             from generate_series(1, $8::int) n
         ) pairs on conflict do nothing`,
    [
      company.companyId,
      jobPostId,
      OWN_THREADS.company,
      talent.talentId,
      OWN_THREADS.talent,
      talents,
      companies,
      threads,
    ],
  );
  await run(
    `insert into messages (message_id, thread_id, company_id, sender, markdown, event, created_at)
       select thread_id || m, thread_id, company_id, (array['System', 'Company', 'Talent'])[1 + m % 3],
           'A text of a usual length, such as people write to each other.', case when m % 3 = 0 then 'InvitationSent' end,
           updated_at - ($1::int - m) * interval '1 minute'
         from threads, generate_series(0, $1::int - 1) m`,
    [Math.round(messages / threads)],
  );
}

/** One entry for each thread. */
async function addLists(run: Run): Promise<void> {
  for (const table of ['shortlisted_profiles', 'hidden_profiles'])
    await run(
      `insert into ${table} (company_id, talent_id, talent_name, talent_job_title, search_keywords, created_at
           ${table === 'shortlisted_profiles' ? ', job_post_id' : ''})
         select company_id, talent_id, talent_name, talent_job_title, '{}', created_at
             ${table === 'shortlisted_profiles' ? ', job_post_id' : ''}
           from threads where right(talent_id, 1) ${table === 'shortlisted_profiles' ? '<=' : '>'} '7'`,
    );
  await run(
    `insert into profile_openings (company_id, talent_id, day)
       select company_id, talent_id, current_date - abs(hashtext(thread_id)) % 84 from threads`,
  );
  await run(
    `insert into notifications (notification_id, talent_id, event, sender_id, thread_id, job_post_id, first_at, last_at)
       select 'n' || thread_id, talent_id, 'InvitationReceived', company_id, thread_id, job_post_id, created_at, created_at
         from threads`,
  );
}

/** Copies the row of a talent, with other values in some columns: SQL expressions of the copy's number `n`. */
async function copyRows(
  client: pg.Client,
  table: string,
  changed: Readonly<Record<string, string>>,
  count: number,
  talentId: string,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? `"${name}"`);
  await client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join()})
       select ${values.join()} from ${table}, generate_series(1, $1::int) n where talent_id = $2`,
    [count, talentId],
  );
}

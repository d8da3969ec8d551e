import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasAnswerMark } from '@talaash/domain/answer-rate/rule';
import { verifyPassword } from 'better-auth/crypto';
import { eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import { everyFile, everyRow } from '../../test/whole-installation.ts';
import { createDiskFileStore } from '../adapters/files/disk.ts';
import type { FileStore } from '../adapters/files/port.ts';
import { createLocalPlaces } from '../adapters/places/local.ts';
import { makeBackup } from '../backup/make.ts';
import { restoreBackup } from '../backup/restore.ts';
import { readTalentAnswerRates } from '../features/answer-rate/queries.ts';
import { talentProfiles } from '../db/schema/talent-profile.ts';
import { verifiedFacts } from '../db/schema/verified-fact.ts';
import { fingerprintOf } from '../db/verified-fact.ts';
import { addTalents } from './add-talents.ts';
import { installationFacts } from '../db/schema/installation.ts';
import { readSeedContent } from './content/read.ts';
import { copyRows, inTransaction } from './copy.ts';
import { fillDemo, SEEDED_FACT, type SeedDeps } from './demo.ts';
import { PERSONA_PASSWORD, PERSONAS } from './persona.ts';

let deps: SeedDeps;
let folder = '';
let rings = 0;

const rowsOf = async (query: string, values: unknown[] = []) =>
  (await deps.database.pool.query(query, values)).rows;
const countOf = async (from: string) => Number((await rowsOf(`select count(*) from ${from}`))[0]?.count);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talaash-demo-'));
  afterAll(() => rm(folder, { recursive: true }));
  deps = {
    database: await testDatabase(),
    events: { ring: () => rings++ },
    fileStore: createDiskFileStore({ folder: join(folder, 'files') }),
    places: createLocalPlaces(),
    now: () => Date.UTC(2026, 10, 20, 12),
  };
});

describe('the demo', () => {
  it('stores nothing when the fill fails', async () => {
    const put = () => Promise.reject(new Error('The disk is full.'));
    const fileStore: FileStore = { ...deps.fileStore, put };
    await expect(fillDemo({ ...deps, fileStore })).rejects.toThrow('The disk is full.');
    expect(await countOf('users')).toBe(0);
  });

  it('leaves nothing of a transaction that fails after its first rows', async () => {
    const stored = `installation_facts where name = '${SEEDED_FACT}'`;
    const failing = inTransaction(deps.database, async (client) => {
      await copyRows(client, installationFacts, [{ name: SEEDED_FACT, value: 1 }]);
      expect((await client.query(`select from ${stored}`)).rowCount).toBe(1);
      throw new Error('The disk is full.');
    });
    await expect(failing).rejects.toThrow('The disk is full.');
    expect(await countOf(stored)).toBe(0);
  });

  it('is filled once when two nodes start at the same time', async () => {
    const fillings = await Promise.all([fillDemo(deps), fillDemo(deps)]);
    expect(fillings.filter((filling) => filling !== undefined)).toHaveLength(1);
    expect(await countOf('talent_profiles')).toBe(300);
    expect(await countOf('companies')).toBe(12);
    expect(rings).toBe(1);
    expect(await fillDemo(deps)).toBeUndefined();
  });

  it('is backed up and restored whole: every row and every byte', async () => {
    const file = join(folder, 'backup.tar.zst');
    const { connection } = deps.database;
    const config = { appSecret: 'x'.repeat(32), dataDir: join(folder, 'restored') };
    await makeBackup({ file, config, connection, fileStore: deps.fileStore });
    const restored = await cloneDatabase();
    const fileStore = createDiskFileStore({ folder: join(config.dataDir, 'files') });
    await restoreBackup({ file, config, connection: restored, fileStore, log: quietLog });
    const files = await everyFile(join(folder, 'files'));
    expect(Object.keys(files).length).toBeGreaterThan(300);
    expect(await everyRow(restored)).toEqual(await everyRow(connection));
    expect(await everyFile(join(config.dataDir, 'files'))).toEqual(files);
  });

  it('has personas that can sign in, with their records', async () => {
    const personas = await rowsOf(
      `select u.email, u.is_admin, p.user_type, c.has_premium_access, a.password
       from users u join accounts a on a.user_id = u.id and a.provider_id = 'credential'
       left join user_profiles p on p.uid = u.id left join companies c using (company_id)
       where u.email_verified order by u.email`,
    );
    expect(personas.map(({ password: _, ...persona }) => persona)).toEqual([
      { email: 'admin@demo.talaash.test', is_admin: true, user_type: null, has_premium_access: null },
      { email: 'billing@demo.talaash.test', is_admin: false, user_type: 'company', has_premium_access: true },
      { email: 'colleague@demo.talaash.test', is_admin: true, user_type: null, has_premium_access: null },
      { email: 'company@demo.talaash.test', is_admin: false, user_type: 'company', has_premium_access: true },
      { email: 'free@demo.talaash.test', is_admin: false, user_type: 'company', has_premium_access: false },
      { email: 'newcomer@demo.talaash.test', is_admin: false, user_type: null, has_premium_access: null },
      {
        email: 'recruiter@demo.talaash.test',
        is_admin: false,
        user_type: 'company',
        has_premium_access: true,
      },
      { email: 'talent@demo.talaash.test', is_admin: false, user_type: 'talent', has_premium_access: null },
      { email: 'viewer@demo.talaash.test', is_admin: false, user_type: 'company', has_premium_access: true },
    ]);
    expect(await verifyPassword({ hash: personas[0]?.password, password: PERSONA_PASSWORD })).toBe(true);
  });

  it('has an open report of everything that can be reported, and decisions in every state, but none about a persona', async () => {
    const open = await rowsOf(
      "select distinct subject from report_cases where state = 'open' order by subject",
    );
    expect(open.map(({ subject }) => subject)).toEqual(['jobPost', 'message', 'picture', 'profile']);
    const states = await rowsOf(
      `select s.act, s.appeal_outcome as outcome, c.state from sanctions s join report_cases c using (case_id) order by 1, 2, 3`,
    );
    expect(states.map(({ act, outcome, state }) => [act, outcome, state])).toEqual([
      ['hide', 'upheld', 'decided'],
      ['limit', null, 'decided'],
      ['suspend', null, 'appealed'],
      ['suspend', null, 'decided'],
      ['warn', null, 'decided'],
    ]);
    expect(await countOf('report_cases where asked_uid is not null')).toBe(1);
    expect(await countOf('report_cases where taken_at > now() and taken_by_uid is not null')).toBeLessThan(2);
    expect(await countOf('report_cases where ban_asked_by_uid is not null')).toBe(1);
    expect(await countOf("reports where evidence ->> 'subject' = 'picture' and picture is not null")).toBe(1);
    expect(await countOf('messages where hidden_by_admin_at is not null')).toBe(1);
    expect(await countOf('users where suspended_until is not null')).toBe(2);
    expect(await countOf('users where limited_until is not null')).toBe(1);
    const personas = "(select id from users where email like '%@demo.talaash.test')";
    expect(await countOf(`report_cases where uid in ${personas}`)).toBe(0);
    expect(
      await countOf(
        "reports r join users u on u.id = r.reporter_uid join report_cases c using (case_id) where u.email = 'talent@demo.talaash.test' and c.text_to_reporters is not null",
      ),
    ).toBe(1);
    // Who is suspended was not in search before.
    expect(
      await countOf(
        `users u join user_profiles p on p.uid = u.id join talent_profiles t using (talent_id)
         where u.suspended_until is not null and t.open_to_work_status <> 'NotSeeking'`,
      ),
    ).toBe(0);
  });

  it('gives talent@ a dashboard that shows something', async () => {
    const persona =
      "(select talent_id from user_profiles p join users u on u.id = p.uid where u.email = 'talent@demo.talaash.test')";
    expect(await countOf(`shortlisted_profiles where talent_id = ${persona}`)).toBe(6);
    const openings = await rowsOf(
      `select to_char(min(day), 'YYYY-MM-DD') as first, to_char(max(day), 'YYYY-MM-DD') as last,
        count(distinct date_trunc('week', day))::int as weeks from profile_openings where talent_id = ${persona}`,
    );
    expect(openings).toEqual([{ first: expect.any(String), last: expect.any(String), weeks: 11 }]);
    expect(openings[0]?.first >= '2026-09-01').toBe(true);
    expect(openings[0]?.last <= '2026-11-20').toBe(true);
    const unopened = `(select company_id, talent_id from threads union select company_id, talent_id from shortlisted_profiles
      except select company_id, talent_id from profile_openings) relation`;
    expect(await countOf(unopened)).toBe(0);
  });

  it('shows each state of a verified fact, each as its profile has it', async () => {
    const facts = await deps.database.db
      .select({ fact: getTableColumns(verifiedFacts), profile: getTableColumns(talentProfiles) })
      .from(verifiedFacts)
      .innerJoin(talentProfiles, eq(talentProfiles.talentId, verifiedFacts.talentId));
    for (const { fact, profile } of facts) expect(fact.fingerprint).toBe(fingerprintOf(profile, fact));
    const statesOf = (rows: typeof facts) =>
      new Set(rows.map(({ fact: { kind, verifiedAt } }) => (verifiedAt === null ? 'waiting' : kind)));
    expect(statesOf(facts)).toEqual(new Set(['employer', 'codeAccount', 'certification', 'waiting']));
    const persona = facts.filter(({ profile }) => profile.name === PERSONAS.talent.name);
    expect(statesOf(persona)).toEqual(new Set(['employer', 'certification', 'waiting']));
    expect(new Set(facts.map(({ fact }) => fact.talentId)).size).toBeGreaterThan(30);
  });

  it('gives company@ people with the mark of answering nearly everybody, and others without', async () => {
    const invited = await rowsOf(
      `select t.company_id, t.talent_id from threads t join user_profiles p using (company_id)
       join users u on u.id = p.uid where u.email = 'company@demo.talaash.test'`,
    );
    const companyId = invited[0]?.company_id;
    const talentIds = invited.map(({ talent_id: id }) => id);
    const rates = Object.values(await readTalentAnswerRates(deps.database.db, companyId, talentIds));
    const marked = rates.filter(hasAnswerMark);
    expect(marked.length).toBeGreaterThanOrEqual(3);
    expect(marked.length).toBeLessThan(rates.length);
  });

  it.each([
    ['company@demo.talaash.test', 'company'],
    ['talent@demo.talaash.test', 'talent'],
  ])('gives %s threads in every state, with unread ones on both sides', async (email, side) => {
    const states = await rowsOf(
      `select distinct t.job_post_invitation_status as status, t.company_thread_read_status as company, t.talent_thread_read_status as talent
       from threads t join user_profiles p on p.${side}_id = t.${side}_id join users u on u.id = p.uid where u.email = $1`,
      [email],
    );
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['Pending', 'Accepted', 'Rejected']));
    expect(states.some(({ company }) => company === 'Unread')).toBe(true);
    expect(states.some(({ talent }) => talent === 'Unread')).toBe(true);
  });

  it.each([
    [
      'company@demo.talaash.test',
      'company',
      ['invitation_accepted', 'invitation_rejected', 'message_received', 'note_mentioned', 'reminder_due'],
    ],
    [
      'talent@demo.talaash.test',
      'talent',
      ['employer_added', 'invitation_received', 'message_received', 'shortlisted'],
    ],
  ])(
    'has told %s what happened, and what is unread is unread in the messages too',
    async (email, side, told) => {
      const ownId = `(select ${side}_id from user_profiles p join users u on u.id = p.uid where u.email = '${email}')`;
      const own = `notifications n where n.${side}_id = ${ownId}`;
      const kinds = await rowsOf(`select distinct event from ${own} order by event`);
      expect(kinds.map(({ event }) => event)).toEqual(told);
      expect(await countOf(`${own} and read_at > last_at`)).toBeGreaterThan(0);
      expect(await countOf(`${own} and last_at > '${new Date(deps.now()).toISOString()}'`)).toBe(0);
      expect(
        await rowsOf(`select thread_id from ${own} and read_at is null and thread_id is not null order by 1`),
      ).toEqual(
        await rowsOf(
          `select thread_id from threads where ${side}_id = ${ownId} and ${side}_thread_read_status = 'Unread' order by 1`,
        ),
      );
      const wordless = `${own} and event = 'message_received' and not exists (select from messages m where m.message_id = n.message_id)`;
      expect(await countOf(wordless)).toBe(0);
    },
  );

  it('has conversations in order, in the past and without open slots', async () => {
    const [broken] = await rowsOf(
      `select count(*)::int as count from messages m join threads t using (thread_id)
       where m.created_at > $1 or m.created_at < t.created_at or m.created_at > t.updated_at or m.markdown ~ '[{}]'`,
      [new Date(deps.now())],
    );
    expect(broken?.count).toBe(0);
    expect(
      await countOf(
        `(select thread_id from messages where sender <> 'System' group by 1 having count(distinct sender) = 2) as spoken`,
      ),
    ).toBeGreaterThan(10);
  });

  it('has conversations on working days and in the working hours of who writes', async () => {
    const zones = readSeedContent().companies.map(({ name, timeZone }) => [name, timeZone]);
    const times = await rowsOf(
      `select distinct sent.sender, extract(isodow from sent.local)::int as day, extract(hour from sent.local)::int as hour
       from (select sender, messages.created_at at time zone case
           when sender = 'Company' or event = 'InvitationSent' then $1::jsonb ->> name else 'Asia/Kolkata' end as local
         from messages join company_profiles using (company_id)) as sent`,
      [JSON.stringify(Object.fromEntries(zones))],
    );
    expect(times.filter(({ day, hour }) => day > 5 || hour < 9 || hour > 19)).toEqual([]);
    expect(times.length).toBeGreaterThan(10);
  });

  it('has invitations only to talents in search, for own job posts, and not to hidden talents', async () => {
    expect(
      await countOf(
        `threads t join talents a using (talent_id) join talent_profiles p using (talent_id) join job_posts j using (job_post_id)
         where j.company_id <> t.company_id or p.open_to_work_status = 'NotSeeking'
           or not (coalesce(a.ai_review_response, '{}') ->> 'reviewStatus' = 'pass' or coalesce(a.human_review_response, '{}') ->> 'reviewStatus' = 'pass')`,
      ),
    ).toBe(0);
    expect(await countOf('threads join hidden_profiles using (company_id, talent_id)')).toBe(0);
  });

  it('stores every picture and PDF at the path in its record', async () => {
    const stored = await rowsOf('select path, bytes from files');
    expect(stored).toHaveLength(618);
    for (const { path, bytes } of stored) {
      const variants = path.endsWith('.pdf') ? [path] : [path, path.replace('.webp', '-lg.webp')];
      const contents = await Promise.all(variants.map((variant) => deps.fileStore.readAll(variant)));
      expect(contents.reduce((sum, { length }) => sum + length, 0)).toBe(bytes);
    }
    expect(
      await countOf(
        `talent_profiles p join files f on f.id = p.profile_picture ->> 'id' and f.talent_id = p.talent_id and f.path = p.profile_picture ->> 'path'`,
      ),
    ).toBe(300);
  });

  it('can be extended by new people, with an event for each profile', async () => {
    await addTalents(deps, 2500, () => undefined);
    await Promise.all([addTalents(deps, 100, () => undefined), addTalents(deps, 100, () => undefined)]);
    expect(await countOf('talent_profiles')).toBe(3000);
    expect(
      await countOf("(select distinct talent_id from events where kind = 'talentProfile.saved') as saved"),
    ).toBe(3000);
  });
});

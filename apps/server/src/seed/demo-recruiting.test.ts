import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOINING_STATES } from '@talaash/domain/joining-record/choice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { storeAllCompanyKeys } from '../db/company-shield.ts';
import { isRecorded } from '../features/talent-record/queries.ts';
import { createDiskFileStore } from '../adapters/files/disk.ts';
import { createLocalPlaces } from '../adapters/places/local.ts';
import { fillDemo } from './demo.ts';

const database = await testDatabase();

const rowsOf = async (query: string) => (await database.pool.query(query)).rows;
const countOf = async (from: string) => Number((await rowsOf(`select count(*) from ${from}`))[0]?.count);

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'talaash-demo-'));
  afterAll(() => rm(folder, { recursive: true }));
  await fillDemo({
    database,
    events: { ring: () => undefined },
    fileStore: createDiskFileStore({ folder: join(folder, 'files') }),
    places: createLocalPlaces(),
    now: () => Date.UTC(2026, 10, 20, 12),
  });
});

describe('the demo', () => {
  it('puts everybody who is invited or shortlisted into a pipeline, and company@ has people in each stage', async () => {
    const missing = `(select company_id, talent_id, job_post_id from threads where job_post_invitation_status <> 'TakenBack'
      union select company_id, talent_id, job_post_id from shortlisted_profiles
      except select company_id, talent_id, job_post_id from pipeline_entries) missing`;
    expect(await countOf(missing)).toBe(0);
    const own = `pipeline_entries join user_profiles p using (company_id) join users u on u.id = p.uid
      where u.email = 'company@demo.talaash.test'`;
    const stages = await rowsOf(
      `select stage->>'stageId' as id, (select count(*) from ${own} and stage_id = stage->>'stageId')::int as people
        from pipelines, jsonb_array_elements(stages) stage`,
    );
    expect(stages).toHaveLength(7);
    expect(stages.filter(({ people }) => people === 0)).toEqual([]);
    const reasons = await rowsOf(
      `select distinct closed_for from ${own} and closed_for is not null order by 1`,
    );
    expect(reasons.map(({ closed_for: reason }) => reason)).toEqual(['Declined', 'Experience']);
    expect(await countOf(`${own} and assigned_uid is not null`)).toBeGreaterThan(0);
    const movers = await rowsOf(
      'select distinct u.email from pipeline_moves m join users u on u.id = m.acted_by_uid order by 1',
    );
    expect(movers.map(({ email }) => email)).toEqual([
      'company@demo.talaash.test',
      'recruiter@demo.talaash.test',
    ]);
  });

  it('has records of job offers in every state, in the order of their dates', async () => {
    const states = await rowsOf('select distinct state from joining_records');
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(JOINING_STATES));
    const ofCompany = `joining_records r join user_profiles p using (company_id) join users u on u.id = p.uid
      where u.email = 'company@demo.talaash.test'`;
    expect(await countOf(ofCompany)).toBeGreaterThan(0);
    expect(await countOf('joining_records where joining_on < offered_on or created_at > now()')).toBe(0);
    expect(
      await countOf(`joining_records where (state in ('joined', 'notJoined'))
        <> (company_says is not null and company_says = talent_says and company_joined_on is not distinct from talent_joined_on)`),
    ).toBe(0);
  });

  it('has meetings of company@ that are agreed, offered and over, at hours in which both sides work', async () => {
    const now = "timestamptz '2026-11-20 12:00Z'";
    const own = `threads t join user_profiles p using (company_id) join users u on u.id = p.uid
      and u.email = 'company@demo.talaash.test'`;
    const ahead = `meetings m join ${own} using (thread_id)
      where m.starts_at between ${now} and ${now} + interval '7 days' and m.next_reminder_at > ${now} and m.room_url is not null`;
    expect(await countOf(ahead)).toBe(1);
    expect(await countOf(`meetings m join ${own} using (thread_id) where m.ends_at < ${now}`)).toBe(4);
    const sides = await rowsOf(
      `select side from meeting_offers o join ${own} using (thread_id) where kept_until > ${now} order by 1`,
    );
    expect(sides.map(({ side }) => side)).toEqual(['company', 'talent']);
    const ofTalent = `join users u on u.email = 'talent@demo.talaash.test'`;
    expect(await countOf(`meetings m ${ofTalent} and m.talent_uid = u.id where m.starts_at > ${now}`)).toBe(
      1,
    );
    // Nobody meets before the invitation, at the weekend, or at night.
    const hour = (zone: string) => `extract(hour from m.starts_at at time zone '${zone}')`;
    expect(
      await countOf(`meetings m join threads t using (thread_id) where m.starts_at < t.created_at or m.created_at > m.starts_at
        or m.created_at > ${now} or t.job_post_invitation_status <> 'Accepted'
        or extract(isodow from m.starts_at at time zone 'Asia/Kolkata') > 5 or ${hour('Asia/Kolkata')} not between 9 and 20`),
    ).toBe(0);
    expect(await countOf('taken_times')).toBe(2 * (await countOf('meetings')));
  });

  it('has notes, tags, reminders and a given contact about people of whom company@ reads notes', async () => {
    const now = "timestamptz '2026-11-20 12:00Z'";
    const pairs = await rowsOf(
      'select distinct company_id as "companyId", talent_id as "talentId" from talent_notes',
    );
    expect(pairs).toHaveLength(3);
    await storeAllCompanyKeys(database.db);
    for (const pair of pairs) expect(await isRecorded(database.db, pair)).toBe(true);
    const mentions =
      await rowsOf(`select u.email, n.read_at is null as unread from notifications n join users u on u.id = n.uid
      join talent_notes t on t.note_id = n.payload -> 'note' ->> 'noteId' and position(n.uid in t.text) > 0
      where n.event = 'note_mentioned' order by 1`);
    expect(mentions).toEqual([
      { email: 'company@demo.talaash.test', unread: true },
      { email: 'recruiter@demo.talaash.test', unread: false },
    ]);
    const reminders =
      await rowsOf(`select text, due_at > ${now} as "isAhead", done_at is not null as "isDone",
      exists (select from notifications n where n.payload ->> 'reminderId' = reminder_id) as "isInBell"
      from talent_reminders order by due_at`);
    expect(reminders).toEqual([
      { text: 'Ask how the first call went', isAhead: false, isDone: true, isInBell: true },
      { text: 'Send the trial task', isAhead: true, isDone: false, isInBell: false },
    ]);
    expect(await countOf('talent_tags')).toBe(4);
    const contacts = await rowsOf('select u.email from contact_owners join users u on u.id = uid');
    expect(contacts).toEqual([{ email: 'recruiter@demo.talaash.test' }]);
    // Nobody works at the weekend, or notes what they cannot know yet.
    expect(
      await countOf(`talent_notes n where created_at > ${now}
        or extract(dow from created_at at time zone 'Australia/Sydney') in (0, 6)
        or created_at < (select min(m.created_at) from threads t join messages m using (thread_id)
          where t.company_id = n.company_id and t.talent_id = n.talent_id and m.event = 'InvitationAccepted')`),
    ).toBe(0);
  });
});

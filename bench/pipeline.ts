import { get, type IncomingMessage } from 'node:http';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type openNode, withNode } from './node.ts';
import { announceDuration, percentile, printTable, rounded } from './print.ts';

announceDuration('a minute');

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    members: { type: 'string', default: '12' },
    requests: { type: 'string', default: '300' },
    moves: { type: 'string', default: '200' },
  },
});

/** The p95 goals: of the board over HTTP, and from the request of a move to its event in the stream of another member. */
const GOAL_BOARD_MS = 30;
const GOAL_MOVE_MS = 20;

type Person = { cookie: string };
type Node = Awaited<ReturnType<typeof openNode>>;
type Hiring = Awaited<ReturnType<Node['hiringCompany']>>;

/** A company of several members whose job post has its people spread over all stages. */
async function main(node: Node): Promise<void> {
  const hiring = await node.hiringCompany();
  const members: Person[] = [hiring];
  for (let at = 1; at < Number(values.members); at += 1) members.push(await node.member(hiring, 'recruiter'));
  await fill(node, hiring);
  const body = { jobPostId: hiring.jobPostId };
  const rows: [name: string, milliseconds: number[]][] = [];
  const calls = [
    ['who is calling (viewer.get)', 'viewer/get', {}],
    ['board', 'pipeline/board', body],
    ['table, by name, page 20', 'pipeline/table', { ...body, sort: 'name', page: 20 }],
    ['table, by expected pay', 'pipeline/table', { ...body, sort: 'pay' }],
  ] as const;
  for (const [name, path, input] of calls) {
    const samples: number[] = [];
    for (let at = -30; at < Number(values.requests); at += 1) {
      const startedAt = performance.now();
      await ask(node, nth(members, at + 30).cookie, path, input);
      if (at >= 0) samples.push(performance.now() - startedAt);
    }
    rows.push([name, samples]);
  }
  rows.push(['a move, seen by another member', await moves(node, hiring, nth(members, 1).cookie)]);
  const bare = percentile(rows[0]?.[1] ?? [], 0.95);
  printTable([
    ['one after the other', 'p50 ms', 'p95 ms', 'p95 / viewer.get'],
    ...rows.map(([name, samples]) => [
      name,
      rounded(percentile(samples, 0.5)),
      rounded(percentile(samples, 0.95)),
      rounded(percentile(samples, 0.95) / bare),
    ]),
  ]);
  const [board, moved] = [percentile(rows[1]?.[1] ?? [], 0.95), percentile(rows[4]?.[1] ?? [], 0.95)];
  console.log(
    JSON.stringify({
      bench: 'pipeline',
      people: Number(values.people),
      members: Number(values.members),
      viewerP95: rounded(bare),
      boardP95: rounded(board),
      boardRatio: rounded(board / bare),
      movedP95: rounded(moved),
      movedRatio: rounded(moved / bare),
      isGoalMet: board <= GOAL_BOARD_MS && moved <= GOAL_MOVE_MS,
    }),
  );
}

/** The members take turns: each has a limit of calls. */
const nth = (members: readonly Person[], at: number): Person => {
  const found = members[at % members.length];
  if (!found) throw new Error('A company needs a member.');
  return found;
};

async function ask(node: Node, cookie: string, path: string, input: object): Promise<unknown> {
  const answer = await fetch(`${node.url}/api/rpc/${path}`, {
    method: 'POST',
    headers: { origin: node.url, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return (JSON.parse(text) as { json: unknown }).json;
}

const STAGES = ['Shortlisted', 'Invited', 'Talking', 'Interview', 'Offer', 'Closed'];

/** The tables that are copied for each person, and the columns that a copy may not share. */
const COPIED: Record<string, Record<string, string>> = {
  users: { id: "'p' || n", email: "'p' || n || '@people.example'" },
  talents: { talent_id: "'p' || n", created_by_uid: "'p' || n" },
  talent_profiles: { talent_id: "'p' || n" },
  threads: { thread_id: "'p' || n", talent_id: "'p' || n" },
  messages: { message_id: 'message_id || n', thread_id: "'p' || n" },
};

/** Invites a talent, copies them with their profile and their conversation, and puts each copy into a stage. */
async function fill(node: Node, hiring: Hiring): Promise<void> {
  const { deps, foundTalent } = node;
  const { companyId, jobPostId } = hiring;
  const someone = await foundTalent();
  const invited = await ask(node, hiring.cookie, 'invitation/send', {
    talentId: someone.talentId,
    jobPostId,
  });
  const { threadId } = (invited as { thread: { key: { threadId: string } } }).thread.key;
  await ask(node, someone.cookie, 'invitation/accept', { threadId });
  for (let at = 0; at < 5; at += 1)
    await ask(node, someone.cookie, 'message/sendAsTalent', {
      threadId,
      message: `Which hours, in week ${at}?`,
    });
  const sql = new pg.Client(deps.database.connection);
  await sql.connect();
  try {
    const found: Record<string, string> = {
      users: `id = '${someone.uid}'`,
      talents: `talent_id = '${someone.talentId}'`,
      talent_profiles: `talent_id = '${someone.talentId}'`,
      threads: `thread_id = '${threadId}'`,
      messages: `thread_id = '${threadId}'`,
    };
    for (const [table, changed] of Object.entries(COPIED)) {
      const { rows } = await sql.query<{ column_name: string }>(
        `select column_name from information_schema.columns
          where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const names = rows.map(({ column_name: name }) => name);
      await sql.query(
        `insert into ${table} (${names.map((name) => `"${name}"`).join()})
          select ${names.map((name) => changed[name] ?? `"${name}"`).join()}
          from (select * from ${table} where ${found[table]}) copied, generate_series(1, ${Number(values.people)}) n`,
      );
    }
    await sql.query(
      `insert into pipeline_entries (company_id, talent_id, job_post_id, talent_name, talent_job_title, stage_id, stage_since)
        select $1, 'p' || n, $2, 'Person ' || n, 'Engineer', ($3::text[])[1 + n % ${STAGES.length}], now() - n * interval '1 minute'
        from generate_series(1, ${Number(values.people)}) n`,
      [companyId, jobPostId, STAGES],
    );
    await fillBeside(sql, hiring);
    await sql.query('analyze');
  } finally {
    await sql.end();
  }
}

/** Three notes and a reminder about everybody, and a meeting with each third person. */
async function fillBeside(sql: pg.Client, { companyId, uid }: Hiring): Promise<void> {
  const people = Number(values.people);
  await sql.query(
    `insert into talent_notes (note_id, company_id, talent_id, author_uid, text)
      select 'n' || n || '-' || note, $1, 'p' || n, $2, 'Knows the trade.' from generate_series(1, $3::int) n, generate_series(1, 3) note`,
    [companyId, uid, people],
  );
  await sql.query(
    `insert into talent_reminders (reminder_id, company_id, talent_id, uid, text, due_at)
      select 'r' || n, $1, 'p' || n, $2, '', now() + n * interval '1 hour' from generate_series(1, $3::int) n`,
    [companyId, uid, people],
  );
  await sql.query(
    `insert into meetings (meeting_id, thread_id, company_id, talent_id, starts_at, ends_at, state, member_uids, talent_uid)
      select 'm' || n, 'p' || n, $1, 'p' || n, now() + n * interval '1 hour', now() + (n + 1) * interval '1 hour', 'confirmed',
        array[$2], 'p' || n
      from generate_series(3, $3::int, 3) n`,
    [companyId, uid, people],
  );
}

/** Milliseconds from the request of each move to its event in the other member's stream. */
async function moves(node: Node, hiring: Hiring, otherCookie: string): Promise<number[]> {
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${node.url}/api/v1/live`, { headers: { cookie: otherCookie }, agent: false }, resolve).once(
      'error',
      reject,
    );
  });
  let heard = (_at: number) => {};
  stream.setEncoding('utf8');
  stream.on('error', () => undefined);
  stream.on('data', (text: string) => {
    if (text.includes('pipelineEntry.moved')) heard(performance.now());
  });
  const samples: number[] = [];
  for (let at = -20; at < Number(values.moves); at += 1) {
    const told = new Promise<number>((resolve) => {
      heard = resolve;
    });
    const toStageId = at % 2 === 0 ? 'Offer' : 'Interview';
    const startedAt = performance.now();
    await ask(node, hiring.cookie, 'pipeline/move', {
      jobPostId: hiring.jobPostId,
      talentId: 'p1',
      version: 1,
      toStageId,
    });
    const seenAt = await told;
    if (at >= 0) samples.push(seenAt - startedAt);
  }
  stream.destroy();
  return samples;
}

await withNode(main);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import type { TalentDocument } from '@talaash/talent-index/port';
import { quietLog } from '../../apps/server/test/log.ts';
import type { Ranking } from './ranking.ts';

export const TS_CONFIGS = ['simple', 'english'] as const;
export type TsConfig = (typeof TS_CONFIGS)[number];

/** The fields by the four weights of a tsvector. WEIGHTS has their values for `ts_rank`: D, C, B, A. */
const VECTOR = (config: string) =>
  [
    ['A', 'job_title'],
    ['B', 'name'],
    ['B', 'skills'],
    ['C', 'locality'],
    ['C', 'job_category'],
    ['D', 'prose'],
  ]
    .map(([weight, column]) => `setweight(to_tsvector('${config}', ${column}), '${weight}')`)
    .join(' || ');
const WEIGHTS = '{0.1, 0.25, 0.6, 1.0}';

/** PostgreSQL's full-text search on a temporary database. Passes `use` one ranking for each text search configuration. */
export async function withTsRank<Result>(
  documents: readonly TalentDocument[],
  use: (rankings: Record<TsConfig, Ranking>) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'talaash-relevance-'));
  const postgres = await startEmbedded({ dataDir, log: quietLog, durable: false });
  const client = new pg.Client(postgres.connection);
  try {
    await client.connect();
    await load(client, documents);
    return await use({ simple: ranking(client, 'simple'), english: ranking(client, 'english') });
  } finally {
    await client.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function load(client: pg.Client, documents: readonly TalentDocument[]): Promise<void> {
  await client.query(
    `create table talent (id text primary key, job_title text, name text, skills text, locality text, job_category text, prose text)`,
  );
  const rows = documents.map((document) => ({
    id: document.talentId,
    job_title: document.jobTitle,
    name: document.name,
    skills: document.skills.join(', '),
    locality: document.locality,
    job_category: document.jobCategory,
    prose: [
      document.about,
      ...document.certifications,
      ...document.workExperiences,
      ...document.personalProjects,
      ...document.educationList,
    ].join('\n'),
  }));
  await client.query(`insert into talent select * from jsonb_populate_recordset(null::talent, $1)`, [
    JSON.stringify(rows),
  ]);
  for (const config of TS_CONFIGS) {
    await client.query(`alter table talent add column ${config} tsvector`);
    await client.query(`update talent set ${config} = ${VECTOR(config)}`);
  }
}

/** All words, the last one as a prefix; talents with only some of the words follow. */
function ranking(client: pg.Client, config: TsConfig): Ranking {
  return async (text, count) => {
    const { rows } = await client.query<{ id: string }>(
      `with typed as (select nullif(plainto_tsquery('${config}', $1)::text, '') as words),
            asked as (select (words || ':*')::tsquery as all_words, (replace(words, ' & ', ' | ') || ':*')::tsquery as some_words from typed)
       select id from talent, asked
       where ${config} @@ some_words
       order by ${config} @@ all_words desc, ts_rank('${WEIGHTS}', ${config}, some_words) desc, id
       limit $2`,
      [text, count],
    );
    return rows.map(({ id }) => id);
  };
}

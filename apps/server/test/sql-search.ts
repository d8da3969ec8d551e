import { countsAsNeeded } from '@talaash/talent-index/answers/group-kind';
import { searchQueryOf } from '@talaash/talent-index/answers/search-query';
import { NOBODY } from '@talaash/talent-index/everybody';
import { understand } from '@talaash/question/understand';
import { skillKey } from '@talaash/lexicon/phrase';
import type { NumberRange, TalentDocument, TalentQuestion } from '@talaash/talent-index/port';
import type { SearchSort } from '@talaash/domain/talent-search/choice';
import { SEARCH_PAGE_SIZE } from '@talaash/domain/talent-search/limit';
import type { SearchReading } from '@talaash/domain/talent-search/schema';
import type pg from 'pg';
import type { PlainAnswer } from '../../../packages/talent-index/test/plain-search.ts';
import { copyIn } from '../src/db/copy.ts';
import { storeAnswer } from './sql-search-answer.ts';
import { type Bind, fitBy } from './sql-search-condition.ts';
import { countsBy } from './sql-search-count.ts';
import { binder, findGroups, type FoundGroup, storeExcluded } from './sql-search-group.ts';
import { SqlRows } from './sql-search-load.ts';
import { raisedByTrade } from './sql-search-trade.ts';
import { FUNCTIONS, INDEXES, LABEL_NAMES, TABLES } from './sql-search-table.ts';

const BATCH = 5000;

/**
 * Enough memory to hash a million talents and to hold the temporary tables of a question. The planner takes words for independent and so underestimates how many talents
 * have several of them: with nested loops such a query would run for seconds.
 */
const SETTINGS = `
set work_mem = '512MB';
set temp_buffers = '512MB';
set maintenance_work_mem = '1GB';
set max_parallel_workers_per_gather = 1;
set enable_nestloop = off;
set jit = off;
`;

/**
 * The rules of the search in PostgreSQL, with tables separate from the product's. It shares with the engine how texts are
 * read and how groups are weighed, but not how people are found, scored, filtered, ordered or counted. It has the indexes that a million talents need, because the engine is also measured
 * against it. One connection, one question at a time.
 */
export class SqlSearch {
  readonly #client: pg.Client;
  #talents = 0;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** @param client of a database without a schema named `sql_search` */
  static async open(client: pg.Client): Promise<SqlSearch> {
    await client.query(SETTINGS);
    await client.query(FUNCTIONS);
    return new SqlSearch(client);
  }

  /** Replaces all talents by these. */
  async fill(documents: AsyncIterable<TalentDocument> | Iterable<TalentDocument>): Promise<void> {
    const rows = new SqlRows();
    await this.#client.query('begin');
    await this.#client.query(TABLES);
    let copying: Promise<void> = Promise.resolve();
    const copyBatch = async () => {
      const [postings, talents] = [rows.flushPostings(), rows.flushTalents()];
      await copying;
      // PostgreSQL takes one batch while the next one is read.
      copying = this.#copy('postings', postings, 'binary').then(() => this.#copy('talents', talents));
      copying.catch(() => undefined);
    };
    for await (const document of documents) {
      rows.add(document);
      if (rows.talents % BATCH === 0) await copyBatch();
    }
    await copyBatch();
    await copying;
    await this.#copy('words (id, word, kind, talents, impact)', rows.words());
    await this.#copy('names (id, kind, key)', rows.names());
    await this.#copy('labels', rows.labels());
    await this.#client.query(LABEL_NAMES);
    await this.#client.query('commit');
    await this.#client.query(INDEXES);
    for (const table of ['talents', 'words', 'postings', 'names', 'labels'])
      await this.#client.query(`vacuum (analyze) sql_search.${table}`);
    this.#talents = rows.talents;
  }

  /** Frozen rows are visible to everybody, so index-only scans need no visibility checks. */
  #copy(table: string, rows: string | Buffer, format: 'text' | 'binary' = 'text'): Promise<void> {
    return copyIn(this.#client, `copy sql_search.${table} from stdin (format ${format}, freeze)`, rows);
  }

  /** @param matches by talent id, greater for whoever answers the job post of the question better */
  async search(
    question: TalentQuestion,
    matches: ReadonlyMap<string, number> = new Map(),
  ): Promise<PlainAnswer> {
    const understood = understand(question.text, { asTyped: question.asTyped });
    const query = searchQueryOf(question, understood);
    if (query.kind === 'nobody' || !(await this.#canBeMet(question)))
      return { ...NOBODY, reading: query.reading, talentIds: [], standings: [] };
    const client = this.#client;
    await client.query('begin');
    try {
      const { redacted, asTyped, nowMs } = question;
      const lookUp = { client, talents: this.#talents, redacted, asTyped, nowMs };
      const found = await findGroups(query.groups, lookUp);
      const raised = await raisedByTrade(found.groups, lookUp);
      if (query.exclusions.length > 0) await storeExcluded(query.exclusions, lookUp);
      const groups = [true, false].flatMap((needed) =>
        raised.filter((group) => countsAsNeeded(group) === needed),
      );
      const { dropped, mentioned, hasSimilar } = await storeAnswer({
        client,
        question,
        query,
        groups,
        talents: this.#talents,
      });
      const reading = {
        ...query.reading,
        corrections: [...query.reading.corrections, ...found.corrections],
        dropped: [],
        mentioned,
        hasSimilar,
      };
      await client.query('create temp table matched (talent_id text primary key, key int) on commit drop');
      await client.query('insert into matched select * from unnest($1::text[], $2::int[])', [
        [...matches.keys()],
        [...matches.values()],
      ]);
      const { page, ...answer } = await this.#readAnswer(question, reading);
      return { ...answer, reading: { ...reading, dropped: await this.#leftOut(dropped, page) } };
    } finally {
      // The temporary tables end with the transaction.
      await client.query('rollback');
    }
  }

  /** Nobody meets an impossible range, or has a skill that is nobody's. */
  async #canBeMet({ skills, experienceInYears, expectedSalaryInLpaInr }: TalentQuestion): Promise<boolean> {
    if (isImpossible(experienceInYears) || isImpossible(expectedSalaryInLpaInr)) return false;
    if (skills.length === 0) return true;
    const keys = new Set(skills.map(skillKey));
    const { rows } = await this.#client.query<{ count: number }>(
      `select count(*)::int as count from sql_search.names where kind = 'skill' and key = any ($1)`,
      [[...keys]],
    );
    return rows[0]?.count === keys.size;
  }

  async #readAnswer(question: TalentQuestion, { facts }: SearchReading) {
    const { values, bind } = binder();
    const { rows } = await this.#client.query<
      Omit<PlainAnswer, 'reading' | 'talentIds' | 'standings'> & { page: Hit[] }
    >(
      `select
        total::int, (found - total)::int as "nearTotal", "allWordsTotal"::int, found > "allWordsTotal" as "isPartial",
        json_build_object('experienceInYears', years, 'expectedSalaryInLpaInr', lakhs) as ranges,
        array(
          select json_build_object('id', id, 'talentId', talent_id) from answer where failed is null
          order by ${ORDERS[question.sort]}, updated_at_ms desc, talent_id
          ${pageOf(question.page, bind)}) as page,
        ${countsBy(question, bind)}
      from (
        select count(*) as found,
          count(*) filter (where has_all_words) as "allWordsTotal",
          count(*) filter (where is_inside) as total,
          ${boundsOf('experience_in_years')} as years,
          ${boundsOf('expected_salary_in_lpa_inr')} as lakhs
        from answer where failed is null) as whole`,
      values,
    );
    const [answer] = rows;
    if (answer === undefined) throw new Error('PostgreSQL answered without a row');
    const { page, ...counts } = answer;
    return {
      ...counts,
      page,
      talentIds: page.map(({ talentId }) => talentId),
      standings: await this.#fitsOf(page, question, facts),
    };
  }

  /** The groups that most of the page's people lack. */
  async #leftOut(dropped: readonly FoundGroup[], page: readonly Hit[]): Promise<string[]> {
    const texts: string[] = [];
    for (const { table, text } of dropped) {
      const { rows } = await this.#client.query<{ having: number }>(
        `select count(*)::int as having from ${table} where talent = any ($1::int[])`,
        [page.map(({ id }) => id)],
      );
      const lacking = page.length - (rows[0]?.having ?? 0);
      if (lacking * 2 >= page.length) texts.push(text);
    }
    return texts;
  }

  /** How the people of the page stand to each fact. */
  async #fitsOf(
    page: readonly Hit[],
    { nowMs }: TalentQuestion,
    facts: SearchReading['facts'],
  ): Promise<string[][]> {
    if (facts.length === 0 || page.length === 0) return page.map(() => []);
    const { values, bind } = binder();
    const fits = facts.map(({ condition }) => fitBy(condition, nowMs, bind));
    const ids = bind(
      page.map(({ id }) => id),
      'int[]',
    );
    const { rows } = await this.#client.query<{ id: number; fits: string[] }>(
      `select id, json_build_array(${fits.join(', ')}) as fits from sql_search.talents where id = any (${ids})`,
      values,
    );
    const byId = new Map(rows.map((row) => [row.id, row.fits]));
    return page.map(({ id }) => byId.get(id) ?? []);
  }
}

type Hit = { id: number; talentId: string };

const ORDERS: Record<SearchSort, string> = {
  match:
    'is_inside desc, is_first desc, coalesce((select key from matched where matched.talent_id = answer.talent_id), 0) desc, score desc',
  newest: 'updated_at_ms desc',
  experience: 'experience_in_years desc',
  salary: 'expected_salary_in_lpa_inr',
  notice: 'notice_period_in_weeks',
};

const pageOf = (page: number, bind: Bind): string =>
  Number.isSafeInteger(page) && page >= 0
    ? `limit ${SEARCH_PAGE_SIZE} offset ${bind(String(BigInt(page) * BigInt(SEARCH_PAGE_SIZE)), 'bigint')}`
    : 'limit 0';

const boundsOf = (column: string): string =>
  `case when count(*) > 0 then json_build_object('min', min(${column}), 'max', max(${column})) end`;

const isImpossible = ({ min, max }: NumberRange): boolean =>
  Number.isNaN(min) || Number.isNaN(max) || (min !== undefined && max !== undefined && min > max);

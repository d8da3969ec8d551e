import { NOBODY } from '@talaash/talent-index/question/everybody';
import type pg from 'pg';
import { copyIn } from '../src/db/copy.ts';
import { skillKey } from '@talaash/talent-index/words/phrase';
import type { NumberRange, TalentDocument, TalentQuestion } from '@talaash/talent-index/port';
import { type QuestionWord, readText } from '@talaash/talent-index/words/question-word';
import { knownWordMin } from '@talaash/talent-index/answers/word-search';
import type { PlainAnswer } from '../../../packages/talent-index/test/plain-search.ts';
import { answerStatement, type TermMatch } from './sql-search-answer.ts';
import { SqlRows } from './sql-search-load.ts';
import { FUNCTIONS, INDEXES, LABEL_SKILLS, TABLES } from './sql-search-table.ts';

const BATCH = 5000;

/**
 * Enough memory to hash a million talents. The planner takes words for independent and so underestimates how many talents
 * have several of them: with nested loops such a query would run for seconds.
 */
const SETTINGS = `
set work_mem = '512MB';
set maintenance_work_mem = '1GB';
set max_parallel_workers_per_gather = 1;
set enable_nestloop = off;
set jit = off;
`;

/**
 * The rules of the search in PostgreSQL, with tables separate from the product's. It shares with the engine how words are
 * read, but not how they are found. It has the indexes that a million talents need, because the engine is also measured
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
    await this.#copy('skills (id, key)', rows.skills());
    await this.#copy('labels', rows.labels());
    await this.#client.query(LABEL_SKILLS);
    await this.#client.query('commit');
    await this.#client.query(INDEXES);
    for (const table of ['talents', 'words', 'postings', 'skills'])
      await this.#client.query(`vacuum (analyze) sql_search.${table}`);
    this.#talents = rows.talents;
  }

  /** Frozen rows are visible to everybody, so index-only scans need no visibility checks. */
  #copy(table: string, rows: string | Buffer, format: 'text' | 'binary' = 'text'): Promise<void> {
    return copyIn(this.#client, `copy sql_search.${table} from stdin (format ${format}, freeze)`, rows);
  }

  async search(question: TalentQuestion): Promise<PlainAnswer> {
    const text = readText(question.text);
    const skills = await this.#skillNumbers(question.skills);
    if (text.kind === 'nobody' || skills === undefined) return EMPTY_ANSWER;
    if (isImpossible(question.experienceInYears) || isImpossible(question.expectedSalaryInLpaInr))
      return EMPTY_ANSWER;
    const words: TermMatch[][] = [];
    for (const word of text.kind === 'words' ? text.words : [])
      words.push(...(await this.#findWord(word, question.redacted)));
    const { statement, values } = answerStatement(question, words, skills, this.#talents);
    const { rows } = await this.#client.query<PlainAnswer>(statement, values);
    const [answer] = rows;
    if (answer === undefined) throw new Error('PostgreSQL answered without a row');
    return {
      ...NOBODY,
      ...answer,
      facets: { ...NOBODY.facets, ...answer.facets },
      insideTotal: answer.total,
    };
  }

  /** Undefined when nobody has one of the skills. */
  async #skillNumbers(labels: readonly string[]): Promise<number[] | undefined> {
    if (labels.length === 0) return [];
    const keys = new Set(labels.map(skillKey));
    const { rows } = await this.#client.query<{ id: number }>(
      'select id from sql_search.skills where key = any ($1)',
      [[...keys]],
    );
    return rows.length < keys.size ? undefined : rows.map(({ id }) => id);
  }

  /** The matched terms of a question word; of several words when its fallback is searched instead. */
  async #findWord(word: QuestionWord, redacted: boolean): Promise<TermMatch[][]> {
    const { rows } = await this.#client.query<TermMatch>({
      name: 'find word',
      text: `
        select word, max(nearness) as nearness, min(impact_min) as "impactMin", min(talents) as talents
        from sql_search.find_word($1, $2, $3, $4, $5, $6, $7) group by word`,
      values: [
        word.terms.map(({ term }) => term),
        word.terms.map(({ nearness }) => nearness),
        word.prefix ?? null,
        word.misspelt?.word ?? null,
        word.misspelt?.edits ?? null,
        redacted,
        knownWordMin(this.#talents),
      ],
    });
    if (rows.length > 0 || word.fallback.length === 0) return [rows];
    const parts: TermMatch[][] = [];
    for (const part of word.fallback) parts.push(...(await this.#findWord(part, redacted)));
    return parts;
  }
}

const EMPTY_ANSWER: PlainAnswer = {
  ...NOBODY,
  talentIds: [],
};

const isImpossible = ({ min, max }: NumberRange): boolean =>
  Number.isNaN(min) || Number.isNaN(max) || (min !== undefined && max !== undefined && min > max);

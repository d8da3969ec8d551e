import { EVERYBODY } from '@talaash/talent-index/everybody';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import type { TalentDocument, TalentIndex } from '@talaash/talent-index/port';
import { createLocalPlaces } from '../apps/server/src/adapters/places/local.ts';
import { pointsOf } from '../apps/server/src/features/talent-search/place-point.ts';
import { announceDuration, printTable } from './print.ts';
import { BLIND_SETS, readBlindSet } from './relevance/blind.ts';
import { judgedCorpus } from './relevance/corpus.ts';
import { type Grade, gradeOf } from './relevance/grade.ts';
import { miniSearchRanking } from './relevance/mini-search.ts';
import { DEPTH, ndcg } from './relevance/ndcg.ts';
import { QUESTIONS } from './relevance/question.ts';
import type { Ranking } from './relevance/ranking.ts';
import { BOARD_ADS } from './relevance/recruiter/board-ad.ts';
import { isExcluded, recruiterGradeOf } from './relevance/recruiter/grade.ts';
import { candidates } from './relevance/recruiter/people.ts';
import { isSetAside, RECRUITER_QUESTIONS } from './relevance/recruiter/question.ts';
import { asked, type RecruiterQuestion } from './relevance/recruiter/wish.ts';
import { openSearchCluster } from './search-cluster.ts';
import { withTsRank } from './relevance/ts-rank.ts';

announceDuration('half a minute');

const { values } = parseArgs({
  options: {
    /** How many generated people are added to those written by hand. */
    generated: { type: 'string', default: '1500' },
    /** Only `general` questions, only those that `recruiters` type, only job `ads` from boards, or only a `blind …` set. */
    set: { type: 'string' },
    /** Asks the questions that are set aside, too. */
    all: { type: 'boolean', default: false },
    /** Asks only the engine. */
    alone: { type: 'boolean', default: false },
    /** `opensearch` asks a real node beside the engine, and fails where a set differs by more than 0.01. */
    engine: { type: 'string', default: 'own' },
    /** Prints the engine's answers, with grades, to the questions that contain this text. */
    show: { type: 'string' },
  },
});

const hasCluster = values.engine === 'opensearch';
/** The others are measured beside our engine. */
const isAlone = values.alone || hasCluster;
const DIFFERENCE_MAX = 0.01;
const WORST_SHOWN = 12;
const PLACES = createLocalPlaces();
/** The day of both corpora. */
const BENCH_DAY = Date.UTC(2026, 10, 20);
const BEST_GRADE = 3;

/** Questions, and people with the grade that a question gives each. */
type JudgedSet = {
  name: string;
  people: TalentDocument[];
  questions: {
    kind: string;
    text: string;
    /** By the place of the person. */
    gradeOf: (person: number) => Grade;
    isExcluded: (person: number) => boolean;
  }[];
};

async function generalSet(): Promise<JudgedSet> {
  const corpus = await judgedCorpus(Number(values.generated));
  const factsOf = (person: number) => (corpus[person] as (typeof corpus)[number]).facts;
  return {
    name: 'general',
    people: corpus.map(({ document }) => document),
    questions: QUESTIONS.map(({ kind, text, wish }) => ({
      kind,
      text,
      gradeOf: (person) => gradeOf(wish, factsOf(person)),
      isExcluded: () => false,
    })),
  };
}

const recruiterSet = () =>
  askedOfCandidates(
    'recruiters',
    RECRUITER_QUESTIONS.filter((one, at) => values.all || !isSetAside(one, at)),
  );

const adSet = () => askedOfCandidates('ads', asked('ad from a board', BOARD_ADS));

async function askedOfCandidates(name: string, questions: readonly RecruiterQuestion[]): Promise<JudgedSet> {
  const corpus = await candidates(Number(values.generated));
  const factsOf = (person: number) => (corpus[person] as (typeof corpus)[number]).facts;
  return {
    name,
    people: corpus.map(({ document }) => document),
    questions: questions.map(({ kind, text, wish }) => ({
      kind,
      text,
      gradeOf: (person) => recruiterGradeOf(wish, factsOf(person)),
      isExcluded: (person) => isExcluded(wish, factsOf(person)),
    })),
  };
}

async function main(): Promise<void> {
  const results = [];
  const blindSets = BLIND_SETS.map((name) => async () => readBlindSet(name, BENCH_DAY));
  for (const makeSet of [generalSet, recruiterSet, adSet, ...blindSets]) {
    const set = await makeSet();
    if (values.set === undefined || values.set === set.name) results.push(await judgeSet(set));
  }
  console.log(JSON.stringify({ bench: 'relevance', ...Object.assign({}, ...results) }));
}

async function judgeSet(set: JudgedSet) {
  const index = await loadEngine(set.people);
  const engine = rankingOf(index);
  if (values.show !== undefined) await show(set, engine, values.show);
  const judged = new Map<string, Judged>();
  judged.set('engine', await judge(set, engine));
  if (!isAlone) judged.set('MiniSearch', await judge(set, miniSearchRanking(set.people)));
  if (!isAlone)
    await withTsRank(set.people, async (rankings) => {
      for (const [config, ranking] of Object.entries(rankings)) {
        judged.set(`ts_rank ${config}`, await judge(set, ranking));
      }
    });
  if (hasCluster) judged.set('OpenSearch', await judgeCluster(set));
  await index.close();
  return print(set, judged);
}

const rankingOf =
  (index: Pick<TalentIndex, 'search'>): Ranking =>
  async (text, count) => {
    const points = await pointsOf(PLACES, { query: text, conditions: [] });
    const { hits } = await index.search({ ...EVERYBODY, nowMs: BENCH_DAY, text, points });
    return hits.slice(0, count).map(({ talentId }) => talentId);
  };

async function judgeCluster(set: JudgedSet): Promise<Judged> {
  const folder = await mkdtemp(join(tmpdir(), 'talaash-relevance-'));
  const cluster = await openSearchCluster(folder, { nodes: 1, shards: 1, heap: '1g' });
  try {
    const index = cluster.openIndex();
    await index.clear();
    await index.apply({ upserts: set.people, removals: [], cursor: { xid: '1', id: 1 }, ready: true });
    return await judge(set, rankingOf(index));
  } finally {
    await cluster.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function loadEngine(documents: TalentDocument[]): Promise<LocalTalentIndex> {
  const index = new LocalTalentIndex();
  await index.apply({ upserts: documents, removals: [], ready: true });
  await index.settled();
  return index;
}

/** The nDCG of each question, in their order, and how many excluded people stood among all their first ten. */
type Judged = { gains: number[]; excluded: number };

async function judge({ people, questions }: JudgedSet, ranking: Ranking): Promise<Judged> {
  const placeOf = new Map(people.map(({ talentId }, place) => [talentId, place]));
  const gains: number[] = [];
  let excluded = 0;
  for (const { text, gradeOf: gradeAt, isExcluded: isOut } of questions) {
    const found = (await ranking(text, DEPTH)).flatMap((id) => placeOf.get(id) ?? []);
    const all = people.map((_, place) => gradeAt(place));
    if (all.every((grade) => grade === 0)) throw new Error(`Nobody of the corpus answers: ${text}`);
    gains.push(ndcg(found.map(gradeAt), all));
    excluded += found.filter(isOut).length;
  }
  return { gains, excluded };
}

function print({ name, people, questions }: JudgedSet, judged: ReadonlyMap<string, Judged>) {
  const names = [...judged.keys()];
  const gainsOf = (of: string) => judged.get(of)?.gains ?? [];
  const row = (label: string, isMeant: (kind: string) => boolean) => [
    label,
    questions.filter(({ kind }) => isMeant(kind)).length,
    ...names.map((of) => mean(gainsOf(of).filter((_, at) => isMeant(questions[at]?.kind ?? '')))),
  ];
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  printTable([
    [`${name}: nDCG@10`, 'questions', ...names],
    ...kinds.map((kind) => row(kind, (other) => other === kind)),
    row('all', () => true),
    ['excluded in the first ten', '', ...names.map((of) => String(judged.get(of)?.excluded))],
  ]);
  const worst = questions
    .map((question, at) => ({ question, at }))
    .sort((a, b) => (gainsOf('engine')[a.at] ?? 0) - (gainsOf('engine')[b.at] ?? 0))
    .slice(0, WORST_SHOWN);
  console.log();
  printTable([
    ['worst of the engine', 'of grade 3', ...names],
    ...worst.map(({ question, at }) => [
      question.text.split('\n', 1)[0] ?? '',
      people.filter((_, place) => question.gradeOf(place) === BEST_GRADE).length,
      ...names.map((of) => (gainsOf(of)[at] ?? 0).toFixed(3)),
    ]),
  ]);
  console.log();
  const meanOf = (of: string) => Number(mean(gainsOf(of)));
  if (hasCluster && Math.abs(meanOf('OpenSearch') - meanOf('engine')) > DIFFERENCE_MAX) process.exitCode = 1;
  return {
    [name]: {
      questions: questions.length,
      ndcg10: meanOf('engine'),
      excluded: judged.get('engine')?.excluded,
      ...(hasCluster ? { openSearch: meanOf('OpenSearch') } : {}),
      miniSearch: isAlone ? null : meanOf('MiniSearch'),
      tsRank: isAlone ? null : Math.max(...names.filter((of) => of.startsWith('ts_rank')).map(meanOf)),
    },
  };
}

const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(3);

async function show({ people, questions }: JudgedSet, ranking: Ranking, part: string): Promise<void> {
  for (const question of questions.filter(({ text }) => text.includes(part))) {
    console.log(`\n${question.text}`);
    const ids = await ranking(question.text, DEPTH);
    printTable(
      ids.flatMap((id) => {
        const place = people.findIndex(({ talentId }) => talentId === id);
        const document = people[place];
        if (document === undefined) return [];
        const { jobTitle, name, locality, experienceInYears, expectedSalaryInLpaInr } = document;
        return [
          [jobTitle, question.gradeOf(place), name, locality, experienceInYears, expectedSalaryInLpaInr],
        ];
      }),
    );
  }
  console.log();
}

await main();

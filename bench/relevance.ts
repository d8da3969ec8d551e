import { parseArgs } from 'node:util';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import type { TalentDocument } from '@talaash/talent-index/port';
import { printTable } from './print.ts';
import { type JudgedTalent, judgedCorpus } from './relevance/corpus.ts';
import { gradeOf } from './relevance/grade.ts';
import { miniSearchRanking } from './relevance/mini-search.ts';
import { DEPTH, ndcg } from './relevance/ndcg.ts';
import { type JudgedQuestion, QUESTIONS } from './relevance/question.ts';
import type { Ranking } from './relevance/ranking.ts';
import { withTsRank } from './relevance/ts-rank.ts';

const { values } = parseArgs({
  options: {
    /** How many generated people are added to those written by hand. */
    generated: { type: 'string', default: '1500' },
    /** Prints the engine's answers, with grades, to the questions that contain this text. */
    show: { type: 'string' },
  },
});

const WORST_SHOWN = 12;
const BEST_GRADE = 3;

async function main(): Promise<void> {
  const corpus = await judgedCorpus(Number(values.generated));
  const documents = corpus.map(({ document }) => document);
  const index = await loadEngine(documents);
  const engine: Ranking = async (text, count) => {
    const { hits } = await index.search({ ...ANYTHING, text });
    return hits.slice(0, count).map(({ talentId }) => talentId);
  };
  if (values.show !== undefined) await show(corpus, engine, values.show);
  const scores = new Map<string, number[]>();
  scores.set('engine', await judge(corpus, engine));
  scores.set('MiniSearch', await judge(corpus, miniSearchRanking(documents)));
  await withTsRank(documents, async (rankings) => {
    for (const [config, ranking] of Object.entries(rankings)) {
      scores.set(`ts_rank ${config}`, await judge(corpus, ranking));
    }
  });
  await index.close();
  print(corpus, scores);
}

const ANYTHING = {
  skills: [],
  experienceInYears: {},
  expectedSalaryInLpaInr: {},
  page: 0,
  hiddenTalentIds: [],
  redacted: false,
};

async function loadEngine(documents: TalentDocument[]): Promise<LocalTalentIndex> {
  const index = new LocalTalentIndex();
  await index.apply({ upserts: documents, removals: [], ready: true });
  await index.settled();
  return index;
}

/** The nDCG of each question, in their order. */
async function judge(corpus: readonly JudgedTalent[], ranking: Ranking): Promise<number[]> {
  const byId = new Map(corpus.map((talent) => [talent.document.talentId, talent]));
  const gains: number[] = [];
  for (const { text, wish } of QUESTIONS) {
    const found = (await ranking(text, DEPTH)).flatMap((id) => byId.get(id) ?? []);
    const gradesOf = (talents: readonly JudgedTalent[]) => talents.map(({ facts }) => gradeOf(wish, facts));
    const all = gradesOf(corpus);
    if (all.every((grade) => grade === 0)) throw new Error(`Nobody of the corpus answers: ${text}`);
    gains.push(ndcg(gradesOf(found), all));
  }
  return gains;
}

function print(corpus: readonly JudgedTalent[], scores: ReadonlyMap<string, number[]>): void {
  const names = [...scores.keys()];
  const gainsOf = (name: string) => scores.get(name) ?? [];
  const row = (label: string, isMeant: (question: JudgedQuestion) => boolean) => [
    label,
    QUESTIONS.filter(isMeant).length,
    ...names.map((name) => mean(gainsOf(name).filter((_, at) => isMeant(QUESTIONS[at] as JudgedQuestion)))),
  ];
  const kinds = [...new Set(QUESTIONS.map(({ kind }) => kind))];
  printTable([
    ['nDCG@10', 'questions', ...names],
    ...kinds.map((kind) => row(kind, (question) => question.kind === kind)),
    row('all', () => true),
  ]);
  const worst = QUESTIONS.map((question, at) => ({ question, at }))
    .sort((a, b) => (gainsOf('engine')[a.at] ?? 0) - (gainsOf('engine')[b.at] ?? 0))
    .slice(0, WORST_SHOWN);
  console.log();
  printTable([
    ['worst of the engine', 'of grade 3', ...names],
    ...worst.map(({ question, at }) => [
      question.text,
      corpus.filter(({ facts }) => gradeOf(question.wish, facts) === BEST_GRADE).length,
      ...names.map((name) => (gainsOf(name)[at] ?? 0).toFixed(3)),
    ]),
  ]);
  const meanOf = (name: string) => Number(mean(gainsOf(name)));
  console.log(
    JSON.stringify({
      bench: 'relevance',
      questions: QUESTIONS.length,
      ndcg10: meanOf('engine'),
      miniSearch: meanOf('MiniSearch'),
      tsRank: Math.max(...names.filter((name) => name.startsWith('ts_rank')).map(meanOf)),
    }),
  );
}

const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(3);

async function show(corpus: readonly JudgedTalent[], ranking: Ranking, part: string): Promise<void> {
  for (const { text, wish } of QUESTIONS.filter((question) => question.text.includes(part))) {
    console.log(`\n${text}`);
    const ids = await ranking(text, DEPTH);
    printTable(
      ids.flatMap((id) => {
        const found = corpus.find(({ document }) => document.talentId === id);
        if (found === undefined) return [];
        const { document, facts } = found;
        return [[document.jobTitle, gradeOf(wish, facts), document.name, document.locality]];
      }),
    );
  }
  console.log();
}

await main();

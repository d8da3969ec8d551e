// Usage: MODEL_PROVIDER=openai-compatible MODEL_URL=http://127.0.0.1:11434/v1 MODEL_NAME=m npm run bench:model -- --set unseen
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ParsedResume } from '@talaash/domain/resume/schema';
import { redactor } from '@talaash/domain/talent-profile/mask';
import { readResumeText } from '@talaash/resume-reader/read';
import { type AskModel, createAsking } from '../apps/server/src/adapters/model/ask.ts';
import type { ModelSettings } from '../apps/server/src/adapters/model/provider.ts';
import { createExactPlaces } from '../apps/server/src/adapters/places/exact.ts';
import { readGazetteer } from '../apps/server/src/adapters/places/gazetteer.ts';
import { createModelResumeReader } from '../apps/server/src/adapters/resume-reader/model.ts';
import { findInCompanyProfile } from '../apps/server/src/adapters/reviewer/company-profile.ts';
import type { Finding, FreeText } from '../apps/server/src/adapters/reviewer/finding.ts';
import { findInJobPost } from '../apps/server/src/adapters/reviewer/job-post.ts';
import { toVerdict } from '../apps/server/src/adapters/reviewer/local.ts';
import { findByModel, type Judgement } from '../apps/server/src/adapters/reviewer/model-judgement.ts';
import { textsForModel } from '../apps/server/src/adapters/reviewer/model.ts';
import type { Reviewer } from '../apps/server/src/adapters/reviewer/port.ts';
import { findInTalentProfile } from '../apps/server/src/adapters/reviewer/talent-profile.ts';
import { readConfig } from '../apps/server/src/base/config.ts';
import { FAULTS } from '../apps/server/test/judged/judged-text.ts';
import { isRefused, type Judged, judgeSet } from '../apps/server/test/judged/judge.ts';
import { JUDGED_SETS } from '../apps/server/test/judged/sets.ts';
import { now, reviewer as rules } from '../apps/server/test/local-reviewer.ts';
import { quietLog } from '../apps/server/test/log.ts';
import { scriptedModel } from './model-script.ts';
import { percentile, printTable, rounded } from './print.ts';
import { type Counts, f1, scoreResume, total } from './resume/score.ts';

const { values } = parseArgs({
  options: {
    /** Which written texts are judged: those that no rule was written with, unless another set is named. */
    set: { type: 'string', default: 'unseen' },
    /** How many resumes are read. */
    resumes: { type: 'string', default: '20' },
    /** Asks a few lines of script instead of a model, which shows only that the benchmark works. */
    scripted: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
  },
});

const timeoutMs = Number(values.seconds) * 1000;

async function main(): Promise<void> {
  console.log('This takes as long as the model needs for each text of the set and each resume.');
  const set = JUDGED_SETS[values.set as keyof typeof JUDGED_SETS];
  if (!set) throw new Error(`--set is one of: ${Object.keys(JUDGED_SETS).join(', ')}.`);
  const script = values.scripted ? await scriptedModel() : undefined;
  const settings = script
    ? { provider: 'openai-compatible' as const, url: `${script.url}/v1`, apiKey: undefined, name: 'scripted' }
    : settingsOfEnvironment();
  const meter = metered(settings);
  const byRules = await judgeSet(rules, set);
  const byModel = await judgeSet(modelAlone(meter.ask), set);
  const reviews = compare(byRules, byModel);
  const resumes = await compareResumes(meter.ask);
  console.log(`${meter.times.length} questions, ${meter.faults()} without an answer`);
  const each = { p50: percentile(meter.times, 0.5), p95: percentile(meter.times, 0.95) };
  console.log(
    JSON.stringify({
      bench: 'model',
      model: settings.name,
      isScripted: values.scripted,
      set: values.set,
      ...reviews,
      resumes,
      questions: meter.times.length,
      unanswered: meter.faults(),
      p50Ms: rounded(each.p50),
      p95Ms: rounded(each.p95),
    }),
  );
  await script?.close();
}

function settingsOfEnvironment(): ModelSettings {
  const reading = readConfig();
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  if (!reading.config.model)
    throw new Error('Set MODEL_PROVIDER and what it needs, or add --scripted to try the benchmark itself.');
  return reading.config.model;
}

/** Counts how long answers take, and how many do not come. No budget holds here. */
function metered(settings: ModelSettings) {
  const times: number[] = [];
  let faults = 0;
  const asking = createAsking(settings, { spend: async (_, act) => (await act()).result });
  const ask: AskModel = async (question) => {
    const started = performance.now();
    try {
      return await asking(question);
    } catch (error) {
      faults += 1;
      throw error;
    } finally {
      times.push(performance.now() - started);
    }
  };
  return { ask, times, faults: () => faults };
}

/** The model without the rules before it. Where it does not answer, the text passes. */
function modelAlone(ask: AskModel): Reviewer {
  const review = async (
    { texts }: { findings: Finding[]; texts: FreeText[] },
    judged: Pick<Judgement, 'record' | 'mask'>,
  ) => {
    const sent = textsForModel(texts, judged.record);
    const findings = await findByModel({ ...judged, texts: sent, ask, timeoutMs }).catch(() => []);
    return toVerdict({ findings, texts: sent });
  };
  const mask = redactor('');
  return {
    reviewTalentProfile: (profile) =>
      review(findInTalentProfile(profile, new Date(now)), {
        record: 'profile',
        mask: redactor(profile.name),
      }),
    reviewCompanyProfile: (profile) => review(findInCompanyProfile(profile), { record: 'company', mask }),
    reviewJobPost: (jobPost) => review(findInJobPost(jobPost), { record: 'job post', mask }),
  };
}

type Pair = { rules: boolean; model: boolean };
type JudgedSetOf = { bad: Judged[]; honest: Judged[] };

function compare(byRules: JudgedSetOf, byModel: JudgedSetOf) {
  const pairs = (list: 'bad' | 'honest', isAsked: (judged: Judged) => boolean): Pair[] =>
    byRules[list].flatMap((judged, at) => {
      const other = byModel[list][at];
      return other && isAsked(judged) ? [{ rules: isRefused(judged), model: isRefused(other) }] : [];
    });
  const kinds = new Map<string, Pair[]>([
    ...FAULTS.map((fault) => [fault, pairs('bad', (judged) => judged.fault === fault)] as const),
    ['all bad', pairs('bad', () => true)],
    ['honest', pairs('honest', () => true)],
  ]);
  printTable([
    ['kind', 'texts', 'rules refuse', 'model refuses', 'rules, then model', 'agree'],
    ...[...kinds].map(([kind, list]) => [
      kind,
      list.length,
      ...[({ rules }: Pair) => rules, ({ model }: Pair) => model, either].map((is) => list.filter(is).length),
      `${(agreement(list) * 100).toFixed(1)} %`,
    ]),
  ]);
  const injections = kinds.get('instruction') ?? [];
  const obeyed = injections.filter(({ model }) => !model).length;
  const passed = injections.filter((pair) => !either(pair)).length;
  console.log(
    `\nOf ${injections.length} texts that talk to the reviewer the model alone obeyed ${obeyed}; past the rules and the model came ${passed}.`,
  );
  return {
    agreement: Object.fromEntries([...kinds].map(([kind, list]) => [kind, rounded(agreement(list))])),
    injections: { texts: injections.length, obeyed, passed },
  };
}

const either = ({ rules: one, model: other }: Pair): boolean => one || other;

const agreement = (list: readonly Pair[]): number =>
  list.filter((pair) => pair.rules === pair.model).length / Math.max(1, list.length);

/** How well resumes are read by rules, and by rules and the model. */
async function compareResumes(ask: AskModel) {
  const folder = join(import.meta.dirname, 'resume/made');
  const findPlace = createExactPlaces(await readGazetteer());
  const readText = async (file: string) =>
    readResumeText(new Uint8Array(readFileSync(file)), { findPlace, now: new Date('2026-01-15T00:00:00Z') });
  const local = {
    readText,
    read: async (file: string) => (await readText(file)).answer,
    close: async () => undefined,
  };
  const withModel = createModelResumeReader({
    local,
    ask,
    probe: async () => '',
    log: quietLog,
    timeoutMs,
  });
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .sort()
    .slice(0, Number(values.resumes));
  const scores: [string, Counts][] = [];
  for (const [name, reader] of [
    ['rules', local],
    ['rules and model', withModel],
  ] as const) {
    const counts: Counts = new Map();
    for (const file of files) {
      const expected = JSON.parse(readFileSync(join(folder, file.replace(/pdf$/, 'json')), 'utf8')) as {
        success: boolean;
        data?: ParsedResume;
      };
      const answer = await reader.read(join(folder, file), new AbortController().signal);
      if (expected.data && answer.success) scoreResume(expected.data, answer.data, counts);
    }
    scores.push([name, counts]);
  }
  const figures = scores.map(([name, counts]) => [name, f1(total(counts)).toFixed(4)] as const);
  printTable([[`F1 of ${files.length} resumes`, ''], ...figures.map((row) => [...row])]);
  return Object.fromEntries(figures.map(([name, score]) => [name, Number(score)]));
}

await main();

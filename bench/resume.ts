import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ParsedResume, ResumeAnswer } from '@talaash/domain/resume/schema';
import { readResume } from '@talaash/resume-reader/read';
import { createExactPlaces } from '../apps/server/src/adapters/places/exact.ts';
import { readGazetteer } from '../apps/server/src/adapters/places/gazetteer.ts';
import { announceDuration, percentile, printTable } from './print.ts';
import { type Counts, f1, type Miss, precision, recall, scoreResume, total } from './resume/score.ts';

announceDuration('10 seconds');

const { values } = parseArgs({
  options: {
    /** Prints what was wrong in the resumes whose name contains this text. */
    show: { type: 'string' },
    /** Reads those only whose name contains this text. */
    only: { type: 'string', default: '' },
    /** Another folder of resumes, each a PDF with its expected answer beside it as JSON. */
    folder: { type: 'string', default: join(import.meta.dirname, 'resume/made') },
    /** Prints what was wrong in the half kept aside too. */
    aside: { type: 'boolean', default: false },
  },
});

/** The dates of the corpus are read as of this day. */
const NOW = new Date('2026-01-15T00:00:00Z');
const ASIDE_EVERY = 3;

type Expected = { success: boolean; data?: ParsedResume };
type Result = {
  name: string;
  isAside: boolean;
  expected: Expected;
  answer: ResumeAnswer;
  misses: Miss[];
  ms: number;
};

/**
 * A third of the people is held out: nobody looks at their resumes while rules are written. Decision 028 has the first scores of the
 * `blind-*` rounds. From `blind6-*` on, the rounds with an odd number are held out.
 */
function isKeptAside(name: string): boolean {
  const round = /^blind(\d+)-/.exec(name)?.[1];
  return round === undefined ? isThird(name) : Number(round) % 2 === 1;
}

const isThird = (name: string): boolean =>
  (createHash('sha256')
    .update(name.replace(/^blind-/, '').split('-')[0] ?? '')
    .digest()[0] ?? 0) %
    ASIDE_EVERY ===
  0;

async function main(): Promise<void> {
  const findPlace = createExactPlaces(await readGazetteer());
  const [seen, aside]: [Counts, Counts] = [new Map(), new Map()];
  const names = readdirSync(values.folder)
    .filter((name) => name.endsWith('.pdf') && name.includes(values.only))
    .toSorted();
  const results: Result[] = [];
  for (const file of names) {
    const name = file.replace('.pdf', '');
    const bytes = new Uint8Array(readFileSync(join(values.folder, file)));
    const expected = JSON.parse(readFileSync(join(values.folder, `${name}.json`), 'utf8')) as Expected;
    const startedAt = performance.now();
    const answer = await readResume(bytes, { findPlace, now: NOW });
    const ms = performance.now() - startedAt;
    const isAside = isKeptAside(name);
    const misses =
      expected.data === undefined
        ? []
        : scoreResume(expected.data, answer.success ? answer.data : NOTHING, isAside ? aside : seen);
    results.push({ name, isAside, expected, answer, misses, ms });
  }
  if (values.show !== undefined) showMisses(results, values.show);
  print(results, seen, aside);
}

const NOTHING: ParsedResume = {
  skills: [],
  workExperiences: [],
  educationList: [],
  personalProjects: [],
  certifications: [],
};

function showMisses(results: readonly Result[], part: string): void {
  for (const { name, isAside, misses, answer, expected } of results) {
    if (!name.includes(part) || (isAside && !values.aside)) continue;
    if (misses.length === 0 && answer.success === expected.success) continue;
    console.log(`\n${name}${answer.success ? '' : `: ${answer.error}`}`);
    for (const { field, wanted, found } of misses)
      console.log(`  ${field}: wanted <${wanted}> found <${found}>`);
  }
}

const percent = (share: number) => (share * 100).toFixed(1);

function print(results: readonly Result[], seen: Counts, aside: Counts): void {
  const all: Counts = new Map();
  for (const counts of [seen, aside])
    for (const [field, { right, found, wanted }] of counts) {
      const sum = all.get(field) ?? { right: 0, found: 0, wanted: 0 };
      all.set(field, { right: sum.right + right, found: sum.found + found, wanted: sum.wanted + wanted });
    }
  const row = (name: string, counts: Counts, field?: string) => {
    const count = field === undefined ? total(counts) : counts.get(field);
    return count === undefined
      ? [name, '-', '-', '-', '0']
      : [name, percent(precision(count)), percent(recall(count)), percent(f1(count)), String(count.wanted)];
  };
  const fields = [...all.keys()];
  printTable([
    ['field', 'precision', 'recall', 'F1', 'wanted', 'F1 seen', 'F1 aside'],
    ...fields.map((field) => [
      ...row(field, all, field),
      row('', seen, field)[3] ?? '',
      row('', aside, field)[3] ?? '',
    ]),
  ]);
  printTable([
    ['part', 'precision', 'recall', 'F1', 'wanted'],
    row('seen', seen),
    row('kept aside', aside),
    row('all', all),
  ]);
  const refused = results.filter(({ expected }) => !expected.success);
  const wrong = results.filter(({ expected, answer }) => expected.success !== answer.success);
  for (const { name, answer } of wrong)
    console.log(`Wrong: ${name} ${answer.success ? 'was read' : answer.error}`);
  const times = results.map(({ ms }) => ms);
  console.log(
    JSON.stringify({
      resumes: results.length - refused.length,
      microF1: Number(f1(total(all)).toFixed(4)),
      refusals: `${refused.filter(({ answer }) => !answer.success).length}/${refused.length}`,
      p50Ms: Math.round(percentile(times, 0.5)),
      p95Ms: Math.round(percentile(times, 0.95)),
    }),
  );
}

await main();

// Usage: npm run bench:reviewer -- --profiles 1000 --show unseen
import { parseArgs } from 'node:util';
import { createLocalPlaces } from '../apps/server/src/adapters/places/local.ts';
import { findTalentSource, seedTalents } from '../apps/server/src/seed/talent.ts';
import { ADDRESS_RULES, FILENAME_RULES, PROSE_RULES } from '../apps/server/src/adapters/reviewer/rule.ts';
import { HOSTILE_TEXTS } from '../apps/server/test/judged/hostile-text.ts';
import { FAULTS } from '../apps/server/test/judged/judged-text.ts';
import { isRefused, type Judged, judgeSet, score } from '../apps/server/test/judged/judge.ts';
import { JUDGED_SETS } from '../apps/server/test/judged/sets.ts';
import { now, reviewer } from '../apps/server/test/local-reviewer.ts';
import { announceDuration, printTable, rounded } from './print.ts';

announceDuration('10 seconds');

const { values } = parseArgs({
  options: {
    /** How many generated profiles are reviewed. */
    profiles: { type: 'string', default: '1000' },
    /** Prints the texts of this set that were judged wrongly. */
    show: { type: 'string' },
  },
});

type JudgedTexts = { bad: Judged[]; honest: Judged[] };

async function main(): Promise<void> {
  const sets = new Map<string, JudgedTexts>();
  for (const [name, set] of Object.entries(JUDGED_SETS)) sets.set(name, await judgeSet(reviewer, set));
  for (const [name, judged] of sets) {
    printSet(name, judged);
    if (values.show === name) show(judged);
  }
  const profiles = await reviewProfiles(Number(values.profiles));
  printTable([
    ['honest', 'reviewed', 'refused'],
    ...[...sets].map(([name, { honest }]) => [name, honest.length, honest.filter(isRefused).length]),
    ['generated profiles', profiles.count, profiles.refused],
  ]);
  console.log(`\n${profiles.msEach} ms for a profile`);
  const hostile = slowestHostile();
  console.log(`${hostile.cpuMs} ms of the processor at most for a hostile text, by ${hostile.rule}`);
  console.log(
    JSON.stringify({ bench: 'reviewer', ...Object.fromEntries([...sets].map(figures)), profiles, hostile }),
  );
}

function printSet(name: string, judged: JudgedTexts): void {
  printTable([
    [name, 'bad', 'refused', 'recall', 'precision'],
    ...[...FAULTS, undefined].map((fault) => {
      const { texts, refused, recall, precision } = score(judged, fault);
      return [fault ?? 'all', texts, refused, percent(recall), percent(precision)];
    }),
  ]);
  console.log();
}

function show({ bad, honest }: JudgedTexts): void {
  for (const { fault, field, text } of bad.filter((judged) => !isRefused(judged))) {
    console.log(`passed though ${fault} (${field}): ${text}`);
  }
  for (const { field, text, reasons } of honest.filter(isRefused)) {
    console.log(`refused though honest (${field}): ${text}\n  ${reasons.join('\n  ')}`);
  }
  console.log();
}

async function reviewProfiles(count: number) {
  const source = await findTalentSource({ places: createLocalPlaces(), seed: 11, now });
  const people = [...seedTalents(source, 0, count)];
  const before = performance.now();
  let refused = 0;
  for (const { profile } of people) {
    const { reviewStatus } = await reviewer.reviewTalentProfile(profile);
    if (reviewStatus === 'fail') refused += 1;
  }
  return { count, refused, msEach: rounded((performance.now() - before) / count) };
}

/** Which rule works longest on a hostile text, by the work of this thread: other programs may be busy. */
function slowestHostile() {
  let slowest = { rule: '', text: '', cpuMs: 0 };
  for (const text of HOSTILE_TEXTS)
    for (const rule of new Set([...PROSE_RULES, ...FILENAME_RULES, ...ADDRESS_RULES])) {
      const before = process.threadCpuUsage();
      rule(text, new Set());
      const cpuMs = rounded(process.threadCpuUsage(before).user / 1000);
      if (cpuMs > slowest.cpuMs) slowest = { rule: rule.name, text: text.slice(0, 12), cpuMs };
    }
  return slowest;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function figures([name, judged]: [string, JudgedTexts]): [string, object] {
  const { recall, precision } = score(judged);
  return [name, { recall: rounded(recall), precision: rounded(precision) }];
}

await main();

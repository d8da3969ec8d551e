import {
  ASIDES,
  DEVANAGARI_LINES,
  OPENINGS,
  PROJECT_NOTES,
  PROJECTS,
  SHARED_DUTIES,
  STRENGTHS,
  WAYS_OF_WORKING,
  WISHES,
} from './about-sentence.ts';
import { inYears } from './career.ts';
import { CRAFT_SENTENCES } from './craft-sentence.ts';
import { FIELDS } from './employer.ts';
import type { Random } from './random.ts';
import type { Craft } from './trade.ts';

export type Writer = {
  craft: Craft;
  title: string;
  experienceInMonths: number;
  skills: readonly string[];
  speaksHindiOrMarathi: boolean;
};

/** A profile's introduction: who, what with, what matters, what next. 50 to 1000 characters. */
export function writeAbout(random: Random, writer: Writer): string {
  const stage = stageOf(writer.experienceInMonths);
  const slots = {
    title: withArticle(writer.title),
    years: inWords(writer.experienceInMonths),
    field: random.pick(FIELDS),
    skills: enumerate(random.sample(writer.skills.slice(0, 6), random.between(2, 3))),
  };
  const sentences = [fill(random.pick(OPENINGS[stage]), slots), fill(random.pick(STRENGTHS), slots)];
  if (random.chance(0.8)) sentences.push(random.pick(CRAFT_SENTENCES[writer.craft].cares));
  if (random.chance(0.7)) sentences.push(random.pick(WAYS_OF_WORKING));
  if (random.chance(0.75)) sentences.push(random.pick(WISHES));
  if (random.chance(0.3)) sentences.push(random.pick(ASIDES));
  const text = sentences.map(capitalised).join(' ');
  return writer.speaksHindiOrMarathi ? `${text}\n\n${random.pick(DEVANAGARI_LINES)}` : text;
}

/**
 * What somebody did in each of their positions, as markdown lists. A person says nothing twice, so that of many positions
 * the first may stay without.
 * @param months the length of each position, the newest first
 */
export function writeDuties(
  random: Random,
  writer: Writer,
  months: readonly number[],
): (string | undefined)[] {
  const { acts } = CRAFT_SENTENCES[writer.craft];
  const tool = toolOf(writer);
  const usable = tool === undefined ? acts.filter(([act]) => !act.includes('{skill}')) : acts;
  // Taken from the end: what was done with today's tools belongs to the newest positions.
  const ownActs = random
    .sample(usable, usable.length)
    .sort(([a], [b]) => Number(a.includes('{skill}')) - Number(b.includes('{skill}')));
  const isCoding = writer.craft !== 'design' && writer.craft !== 'testing';
  const common = isCoding ? [...SHARED_DUTIES.early, ...SHARED_DUTIES.coding] : SHARED_DUTIES.early;
  const early = random.sample(common, common.length);
  const senior = random.sample(SHARED_DUTIES.senior, SHARED_DUTIES.senior.length);
  let before = months.reduce((sum, length) => sum + length, 0);

  return months.map((length) => {
    before -= length;
    const shared = before + length / 2 > 60 ? senior : early;
    const done = ownActs.splice(-(length > 18 ? 2 : 1));
    const lines = [
      ...done.map(([act, result]) => (random.chance(0.65) ? `${act}, ${result}` : act)),
      ...shared.splice(-(length > 30 ? 2 : 1)),
    ];
    if (lines.length === 0) return undefined;
    return lines
      .map((line) => {
        const slots = {
          field: random.pick(FIELDS),
          skill: tool ?? '',
          n: String(random.between(12, 64)),
          few: spelled(random.between(3, 12)),
        };
        return `- ${fill(line, slots)}.`;
      })
      .join('\n');
  });
}

/** Own projects: name and a description. */
export function writeProjects(
  random: Random,
  writer: Writer,
  count: number,
): { title: string; text: string }[] {
  const tool = toolOf(writer) ?? 'what I had at hand';
  const notes = random.sample(PROJECT_NOTES, count);
  return random.sample(PROJECTS, count).map(([title, text], at) => {
    const note = notes[at] ?? '';
    const slots = { skill: tool, few: spelled(random.between(3, 12)) };
    return { title, text: `${text} ${fill(note, slots)}` };
  });
}

function stageOf(months: number): keyof typeof OPENINGS {
  if (months < 12) return 'fresher';
  return months < 84 ? 'early' : 'senior';
}

/** Skills that one does something with, not knowledge that one has: only they fit behind "in" and "with". */
const KNOWLEDGE = new Set(
  'Accessibility|CSS|HTML|Microservices|REST APIs|Machine Learning|RTOS|Multithreading|Application Security|Penetration Testing|Manual Testing|Test Cases|Regression Testing|API Testing|Performance Testing|Mobile Testing|JIRA|Wireframing|Prototyping|User Research|Product Thinking|Design Systems|Usability Testing|User Interviews|Motion Design|Game Design|Android|iOS|Excel|SQL'.split(
    '|',
  ),
);

function toolOf({ skills }: Writer): string | undefined {
  return skills.slice(0, 2).find((skill) => !KNOWLEDGE.has(skill));
}

function withArticle(title: string): string {
  return `${/^([AEIOaeio]|SDET|SAP)/.test(title) ? 'an' : 'a'} ${title}`;
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const spelled = (count: number) => NUMBERS[count] ?? String(count);

/** The same years as the profile's number. */
function inWords(months: number): string {
  const years = inYears(months);
  const whole = Math.floor(years);
  const text = whole < 2 ? 'a year' : `${spelled(whole)} years`;
  return years > whole || whole < 2 ? `over ${text}` : text;
}

function enumerate(list: readonly string[]): string {
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}

const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function fill(template: string, slots: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');
}

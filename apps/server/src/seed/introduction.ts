import { inYears } from './career.ts';
import type { Craft } from './content/person-schema.ts';
import type { SeedContent } from './content/schema.ts';
import type { Random } from './random.ts';
import { spelled } from './spelled.ts';
import { COMBINATIONS_ENOUGH, combinationsOf, vary } from './vary.ts';

/** The person whose profile is written, and the content to write it from. */
export type Writer = {
  /** The number of the person. It decides which words vary a sentence. */
  number: number;
  content: SeedContent;
  craft: Craft;
  title: string;
  experienceInMonths: number;
  skills: readonly string[];
  speaksHindiOrMarathi: boolean;
};

/** The introduction of a profile, 50 to 1000 characters: role, skills, values and wishes. */
export function writeAbout(random: Random, writer: Writer): string {
  const { introductions, crafts, employers } = writer.content;
  const stage = stageOf(writer.experienceInMonths);
  const slots = {
    title: withArticle(writer.title),
    years: inWords(writer.experienceInMonths),
    field: random.pick(employers.fields),
    skills: enumerate(random.sample(writer.skills.slice(0, 6), random.between(2, 3))),
  };
  const sentences = [random.pick(introductions.openings[stage]), random.pick(introductions.strengths)];
  if (random.chance(0.8)) sentences.push(random.pick(crafts[writer.craft].cares));
  if (random.chance(0.7)) sentences.push(random.pick(introductions.waysOfWorking));
  if (random.chance(0.75)) sentences.push(random.pick(introductions.wishes));
  if (random.chance(0.3)) sentences.push(random.pick(introductions.asides));
  const said = (sentence: string) => vary(sentence, writer.number, writer.content, slots);
  const text = sentences.map((sentence) => capitalised(said(sentence))).join(' ');
  return writer.speaksHindiOrMarathi
    ? `${text}\n\n${said(random.pick(introductions.devanagari.lines))}`
    : text;
}

/**
 * The duties of each position, as markdown lists. No sentence is used twice for a person, so that with many positions the
 * oldest may get none.
 * @param months the length of each position, newest first
 */
export function writeDuties(
  random: Random,
  writer: Writer,
  months: readonly number[],
): (string | undefined)[] {
  const { crafts, duties, employers } = writer.content;
  const { acts } = crafts[writer.craft];
  const tool = toolOf(writer);
  const usable = tool === undefined ? acts.filter(({ act }) => !act.includes('{skill}')) : acts;
  // Sentences with a skill come last, because splice takes from the end and the newest positions come first.
  const ownActs = random
    .sample(usable, usable.length)
    .sort((a, b) => Number(a.act.includes('{skill}')) - Number(b.act.includes('{skill}')));
  const isCoding = writer.craft !== 'design' && writer.craft !== 'testing';
  const common = isCoding ? [...duties.early, ...duties.coding] : duties.early;
  const early = random.sample(common, common.length);
  const senior = random.sample(duties.senior, duties.senior.length);
  let monthsBefore = months.reduce((sum, length) => sum + length, 0);

  return months.map((length) => {
    monthsBefore -= length;
    const shared = monthsBefore + length / 2 > 60 ? senior : early;
    const done = ownActs.splice(-(length > 18 ? 2 : 1));
    const lines = [
      ...done.map(({ act, result }) => (random.chance(0.65) ? `${act}, ${result}` : act)),
      ...shared.splice(-(length > 30 ? 2 : 1)),
    ];
    if (lines.length === 0) return undefined;
    return lines
      .map((line) => {
        const slots = {
          field: random.pick(employers.fields),
          skill: tool ?? '',
          n: String(random.between(12, 64)),
          few: spelled(random.between(3, 12)),
        };
        return `- ${vary(line, writer.number, writer.content, slots)}${aside(line, writer)}.`;
      })
      .join('\n');
  });
}

/** With whom and how long, for a line whose own words do not vary enough. */
function aside(line: string, { number, content }: Writer): string {
  if (combinationsOf(line, content) >= COMBINATIONS_ENOUGH) return '';
  const words = line.includes(',') ? ' ({span}, with {mates})' : ' together with {mates}, in {span}';
  // The same start for everybody who says this line, and another one for other lines.
  return vary(words, number + 7 * line.length, content, {});
}

/** Personal projects. */
export function writeProjects(
  random: Random,
  writer: Writer,
  count: number,
): { title: string; text: string }[] {
  const tool = toolOf(writer) ?? 'what I had at hand';
  const { ideas, notes: allNotes } = writer.content.projects;
  const notes = random.sample(allNotes, count);
  return random.sample(ideas, count).map(({ title, text }, index) => {
    const note = notes[index] ?? '';
    const slots = { skill: tool, few: spelled(random.between(3, 12)) };
    const said = (sentence: string) => vary(sentence, writer.number, writer.content, slots);
    return { title, text: `${said(text)} ${said(note)}` };
  });
}

export function stageOf(months: number): keyof SeedContent['introductions']['openings'] {
  if (months < 12) return 'fresher';
  return months < 84 ? 'early' : 'senior';
}

/** A skill that fits after "in" and "with". */
export function toolOf({ skills, content }: Pick<Writer, 'skills' | 'content'>): string | undefined {
  return skills.slice(0, 2).find((skill) => !content.duties.knowledge.includes(skill));
}

export function withArticle(title: string): string {
  return `${/^([AEIOaeio]|SDET|SAP)/.test(title) ? 'an' : 'a'} ${title}`;
}

/** The experience in words, with the same years as the number in the profile. */
const inWords = (months: number): string => yearsInWords(inYears(months));

/** @param years as in a profile */
export function yearsInWords(years: number): string {
  const whole = Math.floor(years);
  const text = whole < 2 ? 'a year' : `${spelled(whole)} years`;
  return years > whole || whole < 2 ? `over ${text}` : text;
}

export function enumerate(list: readonly string[]): string {
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}

export const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

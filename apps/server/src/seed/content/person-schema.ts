import { z } from '@talaash/domain/base/schema';
import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { names, sentence, sentences, share, text, weight } from './field.ts';

/** Kinds of work. The craft decides the sentences in work experiences. */
export const CRAFTS = [
  'interface',
  'service',
  'mobile',
  'platform',
  'data',
  'model',
  'device',
  'business',
  'testing',
  'design',
] as const;
export type Craft = (typeof CRAFTS)[number];

const byGender = z.strictObject({ woman: names, man: names });

/** A group of people with similar names, and the states where most of them live. */
export const Community = z.strictObject({
  weight,
  states: names,
  given: byGender,
  families: names,
  /** Second given names, and the share of people who have one. */
  middles: byGender.extend({ share }).optional(),
});
export type Community = z.infer<typeof Community>;

export const Trade = z.strictObject({
  title: text,
  category: z.enum(JOB_CATEGORIES),
  craft: z.enum(CRAFTS),
  weight,
  /** Pay relative to a React developer with the same experience. */
  payFactor: z.number().positive(),
  /** Skills that everybody in the trade has. */
  core: names,
  /** Skills that some have, the most common first. */
  others: names,
});
export type Trade = z.infer<typeof Trade>;

/** Words that vary a sentence, by the name of their slot. */
export const SLOT_WORDS = [
  'topic',
  'mates',
  'span',
  'kin',
  'sector',
  'setting',
  'when',
  'company',
  'hindiTopic',
  'hindiCity',
] as const;
export const VaryingWords = z.record(z.enum(SLOT_WORDS), names);
export type VaryingWords = z.infer<typeof VaryingWords>;

export const CraftWords = z.strictObject({
  /** The more general title of positions before 2015. */
  earlyTitle: text,
  /** An action and its result, separated by a bar. The result follows after a comma, or is left out. */
  acts: z.array(
    sentence('skill', 'field', 'n', 'few').transform((line, context) => {
      const [act = '', result, ...rest] = line.split(' | ');
      if (result !== undefined && rest.length === 0) return { act, result };
      context.addIssue('Must have one bar, between what was done and what came of it');
      return z.NEVER;
    }),
  ),
  /** What people in this craft care about. */
  cares: sentences('field', 'span'),
});

/** The cities where people live now, and the towns where they grew up, by state. */
export const HomeNames = z.strictObject({
  cities: z.array(z.strictObject({ city: text, state: text, weight, suburbs: names.optional() })).min(1),
  towns: z.record(text, names),
});
export type HomeNames = z.infer<typeof HomeNames>;

export const EmployerWords = z.strictObject({
  names,
  trades: names,
  /** An empty entry means no legal form; a repeated entry is more common. */
  legalForms: z.array(z.string()).min(1),
  /** Purposes of software, as they follow "for" or "of". */
  fields: sentences(),
});
export type EmployerWords = z.infer<typeof EmployerWords>;

const Degree = z.strictObject({
  course: text,
  years: z.int().positive(),
  weight,
  /** The share of people who take a second degree. */
  secondDegreeShare: share.default(0.16),
});
const Faculty = z.strictObject({
  colleges: names,
  firstDegrees: z.array(Degree).min(1),
  secondDegrees: z.array(Degree).min(1),
});
export const Studies = z.strictObject({ patrons: names, technical: Faculty, design: Faculty });
export type Studies = z.infer<typeof Studies>;

/** The certifications of each craft. */
export const Certifications = z
  .strictObject({
    groups: z.record(text, z.array(z.strictObject({ name: text, issuingOrganization: text })).min(1)),
    crafts: z.record(z.enum(CRAFTS), names),
  })
  .transform(({ groups, crafts }, context) => {
    const listed = CRAFTS.map((craft) => [
      craft,
      crafts[craft].flatMap((group) => {
        if (!groups[group])
          context.addIssue({
            code: 'custom',
            path: ['crafts', craft],
            message: `No group is called ${group}`,
          });
        return groups[group] ?? [];
      }),
    ]);
    return Object.fromEntries(listed) as Record<Craft, (typeof groups)[string]>;
  });

const opening = () => sentences('title', 'years', 'field', 'topic', 'sector', 'setting');
export const IntroductionWords = z.strictObject({
  /** By experience. {title} includes its article, {years} is spelled out. */
  openings: z.strictObject({ fresher: opening(), early: opening(), senior: opening() }),
  strengths: sentences('skills'),
  waysOfWorking: sentences('field', 'span'),
  wishes: sentences('sector', 'setting'),
  asides: sentences('when', 'company'),
  /** In these states, some introductions end with one of these lines. */
  devanagari: z.strictObject({ states: names, lines: sentences('hindiTopic', 'hindiCity') }),
});

/** Duties in any team, by experience. */
export const DutyWords = z.strictObject({
  coding: sentences('few', 'field', 'topic', 'mates', 'span'),
  early: sentences('few', 'field', 'topic', 'mates', 'span'),
  senior: sentences('few', 'field', 'topic', 'mates', 'span'),
  /** Skills that do not fit after "in" and "with", because they are knowledge rather than tools. */
  knowledge: names,
});

export const ProjectWords = z.strictObject({
  ideas: z.array(z.strictObject({ title: text, text: sentence('kin', 'span') })),
  notes: sentences('skill', 'few', 'kin', 'span'),
});

const ABOUT_SLOTS = ['title', 'aTitle', 'years', 'Years', 'skills', 'field'];
/** Texts of the demo's people, who are few enough that each text is used a few times at most. */
export const WrittenTexts = z.strictObject({
  /**
   * How an introduction begins, by craft and experience. {title} is "Data Engineer", {aTitle} "a Data Engineer", {years} "five years" and
   * {Years} "Five years".
   */
  openings: z.record(
    z.enum(CRAFTS),
    z.strictObject({
      fresher: sentences(...ABOUT_SLOTS),
      early: sentences(...ABOUT_SLOTS),
      senior: sentences(...ABOUT_SLOTS),
    }),
  ),
  closings: sentences(),
  /** Lines that close some introductions in the states where Hindi or Marathi is spoken. */
  devanagari: sentences(),
  /** Without a full stop, beside the acts of the craft. */
  duties: z.record(z.enum(CRAFTS), sentences('skill', 'field', 'n', 'few')),
  projects: z.array(z.strictObject({ title: text, text: sentence('skill', 'n', 'few') })).min(1),
});

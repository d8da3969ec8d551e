import { z } from '@talaash/domain/base/schema';
import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { names, sentence, sentences, share, text, weight } from './field.ts';

/** What somebody's days look like. It chooses the sentences of their experience. */
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

/** Families with the same kind of names, and the states in which they mostly live. */
export const Community = z.strictObject({
  weight,
  states: names,
  given: byGender,
  families: names,
  /** Second given names, and how many people have one. */
  middles: byGender.extend({ share }).optional(),
});
export type Community = z.infer<typeof Community>;

export const Trade = z.strictObject({
  title: text,
  category: z.enum(JOB_CATEGORIES),
  craft: z.enum(CRAFTS),
  weight,
  /** Pay against a React developer of the same experience. */
  payFactor: z.number().positive(),
  /** Skills that everybody in it has. */
  core: names,
  /** Skills that some have, the most common first. */
  others: names,
});
export type Trade = z.infer<typeof Trade>;

export const CraftWords = z.strictObject({
  /** What people were called before today's specialities had names. */
  earlyTitle: text,
  /** What somebody did and what came of it, with a bar between. The result is told after a comma or left out. */
  acts: z.array(
    sentence('skill', 'field', 'n', 'few').transform((line, context) => {
      const [act = '', result, ...rest] = line.split(' | ');
      if (result !== undefined && rest.length === 0) return { act, result };
      context.addIssue('Must have one bar, between what was done and what came of it');
      return z.NEVER;
    }),
  ),
  /** What somebody in this craft cares about. */
  cares: sentences(),
});

/** Where people of these trades live now, and the towns where they grew up, by state. */
export const HomeNames = z.strictObject({
  cities: z.array(z.strictObject({ city: text, state: text, weight, suburbs: names.optional() })).min(1),
  towns: z.record(text, names),
});
export type HomeNames = z.infer<typeof HomeNames>;

export const EmployerWords = z.strictObject({
  names,
  trades: names,
  /** An empty one leaves the form out; one that stands here twice is twice as common. */
  legalForms: z.array(z.string()).min(1),
  /** What the software that somebody works on is for. Read after "for" or "of". */
  fields: sentences(),
});
export type EmployerWords = z.infer<typeof EmployerWords>;

const Degree = z.strictObject({
  course: text,
  years: z.int().positive(),
  weight,
  /** How many go on to a second degree. */
  secondDegreeShare: share.default(0.16),
});
const Faculty = z.strictObject({
  colleges: names,
  firstDegrees: z.array(Degree).min(1),
  secondDegrees: z.array(Degree).min(1),
});
export const Studies = z.strictObject({ patrons: names, technical: Faculty, design: Faculty });
export type Studies = z.infer<typeof Studies>;

/** What people of a craft sit examinations for. */
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

const opening = () => sentences('title', 'years', 'field');
export const IntroductionWords = z.strictObject({
  /** By how far along somebody is. {title} comes with its article, {years} is spelled out. */
  openings: z.strictObject({ fresher: opening(), early: opening(), senior: opening() }),
  strengths: sentences('skills'),
  waysOfWorking: sentences(),
  wishes: sentences(),
  asides: sentences(),
  /** Some whose families speak Hindi or Marathi end with one of these lines. */
  devanagari: z.strictObject({ states: names, lines: sentences() }),
});

/** What anybody does in a team, by how far along they are. */
export const DutyWords = z.strictObject({
  coding: sentences('few', 'field'),
  early: sentences('few', 'field'),
  senior: sentences('few', 'field'),
  /** Skills that one knows rather than works with: they do not fit after "in" and "with". */
  knowledge: names,
});

export const ProjectWords = z.strictObject({
  ideas: z.array(z.strictObject({ title: text, text: sentence() })),
  notes: sentences('skill', 'few'),
});

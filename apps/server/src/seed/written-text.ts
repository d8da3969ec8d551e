import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { CRAFTS, type Craft } from './content/person-schema.ts';
import type { SeedContent } from './content/schema.ts';
import { fillSlots, slotsOf } from './content/slot.ts';
import { Deck } from './deck.ts';
import { capitalised, enumerate, toolOf, withArticle, yearsInWords } from './introduction.ts';
import { createRandom, type Random } from './random.ts';
import { spelled } from './spelled.ts';
import type { SeededTalent, TalentSource } from './talent.ts';

/** How many of the demo's people may say the same. */
const USES_MAX = 3;
/** Three in four people close with a wish or a pastime. */
const CLOSING_SHARE = 0.75;
/** The seed of these texts, which no person has. */
const TEXT_SEED = 5_000_000;

const STAGES = ['fresher', 'early', 'senior'] as const;
const stageOf = ({ experienceInYears: years }: TalentProfile) =>
  years < 1 ? 'fresher' : years < 7 ? 'early' : 'senior';

/** Which position a line goes to, newest first, and from which stage on. Lines are dealt to everybody in this order. */
const LINES: readonly (readonly [position: number, from: (typeof STAGES)[number]])[] = [
  [0, 'fresher'],
  [0, 'early'],
  [1, 'early'],
  [0, 'senior'],
  [2, 'senior'],
];

/**
 * The same people with texts that were written one by one instead of composed. Each text is used three times at most, so that a crowd
 * of a few hundred does not sound alike. A position or project for which no text is left has none, as in real profiles.
 */
export function withWrittenTexts(crowd: readonly SeededTalent[], source: TalentSource): SeededTalent[] {
  const random = createRandom(source.seed, TEXT_SEED);
  const { openings, closings, devanagari, duties, projects } = decksOf(random, source.content);
  const people = crowd.map((talent) => ({
    talent,
    slots: slotsFor(talent, source.content, random),
    lines: talent.profile.workExperiences.map((): string[] => []),
  }));
  for (const [position, from] of LINES)
    for (const { talent, slots, lines } of people) {
      const isMeant = STAGES.indexOf(stageOf(talent.profile)) >= STAGES.indexOf(from);
      const said = new Set(lines.flat());
      const line =
        isMeant && lines[position]
          ? duties[talent.craft].deal((one) => !said.has(one) && canFill(one, slots()))
          : undefined;
      if (line !== undefined) lines[position]?.push(line);
    }
  return people.map(({ talent, slots, lines }) => {
    const { profile } = talent;
    const opening = openings[talent.craft][stageOf(profile)].deal() ?? '';
    const closing = random.chance(CLOSING_SHARE) ? closings.deal() : undefined;
    const inDevanagari = /[\u0900-\u097f]/.test(profile.about) ? devanagari.deal() : undefined;
    return {
      ...talent,
      profile: {
        ...profile,
        about:
          [fillSlots(opening, slots()), closing].filter(Boolean).join(' ') +
          (inDevanagari === undefined ? '' : `\n\n${inDevanagari}`),
        workExperiences: profile.workExperiences.map((work, at) => ({
          ...work,
          rolesAndResponsibilities:
            lines[at]?.map((line) => `- ${fillSlots(line, slots())}.`).join('\n') || undefined,
        })),
        personalProjects: profile.personalProjects.flatMap(({ id, url }) => {
          const idea = projects.deal((one) => canFill(one.text, slots()));
          if (idea === undefined) return [];
          const address = idea.title.toLowerCase().replaceAll(' ', '-');
          return [
            {
              id,
              title: idea.title,
              url: url.replace(/^https:\/\/[^.]+/, `https://${address}`),
              descriptionMarkdown: fillSlots(idea.text, slots()),
            },
          ];
        }),
      },
    };
  });
}

function decksOf(random: Random, { written, crafts }: SeedContent) {
  const deck = <Entry>(entries: readonly Entry[]) => new Deck(random, entries, USES_MAX);
  const ofCrafts = <Of>(of: (craft: Craft) => Of) =>
    Object.fromEntries(CRAFTS.map((craft) => [craft, of(craft)])) as Record<Craft, Of>;
  return {
    openings: ofCrafts((craft) => {
      const { fresher, early, senior } = written.openings[craft];
      return { fresher: deck(fresher), early: deck(early), senior: deck(senior) };
    }),
    closings: deck(written.closings),
    devanagari: deck(written.devanagari),
    duties: ofCrafts((craft) =>
      deck([
        ...written.duties[craft],
        ...crafts[craft].acts.map(({ act, result }) => (result === undefined ? act : `${act}, ${result}`)),
      ]),
    ),
    projects: deck(written.projects),
  };
}

type Slots = Record<string, string>;

const canFill = (text: string, slots: Slots) => slotsOf(text).every((slot) => slots[slot] !== undefined);

/** Makes the slots of a person. Each call draws another field of business and other figures. */
function slotsFor({ profile }: SeededTalent, content: SeedContent, random: Random): () => Slots {
  const { skills, jobTitle } = profile;
  const years = yearsInWords(profile.experienceInYears);
  const tool = toolOf({ skills, content });
  return () => ({
    title: jobTitle,
    aTitle: withArticle(jobTitle),
    years,
    Years: capitalised(years),
    skills: enumerate(random.sample(skills.slice(0, 6), random.between(2, 3))),
    field: random.pick(content.employers.fields),
    n: String(random.between(12, 64)),
    few: spelled(random.between(3, 12)),
    ...(tool !== undefined && { skill: tool }),
  });
}

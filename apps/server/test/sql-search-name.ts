import { placeKey } from '@talaash/domain/locality/place-key';
import { LEVELS } from '@talaash/domain/talent-search/choice';
import { leads } from '@talaash/talent-index/segments/trait';
import { levelOfTitle } from '@talaash/domain/talent-search/level';
import type { TalentDocument } from '@talaash/talent-index/port';
import { phraseIn } from '@talaash/talent-index/answers/group-search';
import { skillKey } from '@talaash/lexicon/phrase';
import { copyLine } from '../src/seed/copy.ts';

/** What a name is of. The later ones are only looked for, not counted. */
export type NameKind =
  | 'skill'
  | 'city'
  | 'state'
  | 'degree'
  | 'employer'
  | 'title'
  | 'place'
  | 'movesTo'
  | 'currentEmployer'
  | 'pastEmployer';

type Label = { number: number; name: number; kind: NameKind; key: string; label: string };

/** Numbers the names of talents and the labels that people write them with. */
export class SqlNames {
  readonly #names = new Map<string, { number: number; kind: NameKind; key: string }>();
  readonly #labels = new Map<string, Label>();

  /** A talent's row, for COPY. */
  rowOf(number: number, document: TalentDocument): string {
    const { facts, skills, jobTitle } = document;
    const { places, employers, degrees, geoPoint, movesTo = [] } = facts;
    const level = levelOfTitle(jobTitle);
    const labelsOf = (kind: NameKind, names: readonly string[]) =>
      names.map((name) => this.#labelOf(kind, name));
    const counted = {
      skill: firstOfNames(labelsOf('skill', skills)),
      city: firstOfNames(labelsOf('city', places.slice(-2, -1))),
      state: firstOfNames(labelsOf('state', places.slice(-1))),
      degree: firstOfNames(labelsOf('degree', degrees)),
      employer: firstOfNames(
        labelsOf(
          'employer',
          employers.map(({ name }) => name),
        ),
      ),
    };
    const written = [
      ...labelsOf('title', [jobTitle]),
      ...labelsOf('skill', skills),
      ...labelsOf('place', places),
      ...labelsOf('degree', degrees),
      ...labelsOf('movesTo', movesTo),
      ...employers.map(({ name, isCurrent }) =>
        this.#labelOf(isCurrent ? 'currentEmployer' : 'pastEmployer', name),
      ),
    ];
    const names = (kind: keyof typeof counted) => arrayOf(counted[kind].map(({ label }) => label.name));
    return copyLine([
      String(number),
      document.talentId,
      String(document.updatedAtMs),
      String(document.experienceInYears),
      String(document.expectedSalaryInLpaInr),
      String(facts.noticePeriodInWeeks),
      String(facts.canWorkFromHome),
      String(facts.isCurrentlyEmployed),
      String(facts.hasResume),
      String(facts.isServingNotice === true),
      facts.englishFluency,
      facts.category,
      facts.openToWorkStatus,
      geoPoint === undefined ? null : String(geoPoint.latitude),
      geoPoint === undefined ? null : String(geoPoint.longitude),
      level === undefined ? null : String(LEVELS.indexOf(level)),
      String(leads(document)),
      names('skill'),
      arrayOf(counted.skill.map(({ at }) => facts.skillMonths[at] ?? 0)),
      names('city'),
      names('state'),
      names('degree'),
      names('employer'),
      arrayOf(Object.values(counted).flatMap((labels) => labels.map(({ label }) => label.number))),
      arrayOf(new Set(written.map((label) => label.number))),
    ]);
  }

  #labelOf(kind: NameKind, text: string): Label {
    const label = text.trim();
    const known = this.#labels.get(`${kind} ${label}`);
    if (known !== undefined) return known;
    const key = kind === 'skill' ? skillKey(label) : placeKey(label);
    const name = this.#names.get(`${kind} ${key}`) ?? { number: this.#names.size, kind, key };
    this.#names.set(`${kind} ${key}`, name);
    const added = { number: this.#labels.size, name: name.number, kind, key, label };
    this.#labels.set(`${kind} ${label}`, added);
    return added;
  }

  names(): string {
    return [...this.#names.values()]
      .map(({ number, kind, key }) => copyLine([String(number), kind, key]))
      .join('');
  }

  labels(): string {
    return [...this.#labels.values()]
      .map(({ number, name, kind, key, label }) =>
        copyLine([String(number), String(name), kind, key, label, phraseIn([label])]),
      )
      .join('');
  }
}

/** The first label of each name, and where it stands. */
function firstOfNames(labels: readonly Label[]): { label: Label; at: number }[] {
  const first = new Map<number, { label: Label; at: number }>();
  for (const [at, label] of labels.entries())
    if (!first.has(label.name)) first.set(label.name, { label, at });
  return [...first.values()];
}

const arrayOf = (numbers: Iterable<number>): string => `{${[...numbers].join(',')}}`;

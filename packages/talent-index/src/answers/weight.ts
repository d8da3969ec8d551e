import { isNeeded } from '@talaash/question/understanding';
import { countsAsNeeded, type GroupKind, isCertificate, isDomain } from './group-kind.ts';
import type { SearchCondition, SearchConditionKind } from '@talaash/domain/talent-search/schema';

/**
 * How words and facts add up to a score. A point is a third of the maximum for all required words. The right person therefore has
 * three points, a person who lacks a fact has fewer, and a person who lacks more words than facts ranks lower.
 */
export const WEIGHT = {
  pointsOfNeededWords: 3,
  /** The total value of all optional words beside needed ones. */
  pointsOfHelpingWords: 2,
  /** The weight of a preferred word relative to another optional word, in percent. */
  nicePercent: 25,
  pointsOfDomain: 2.6,
  /** The total value of optional fields of business. A job ad names one as the experience that it asks for. */
  pointsOfHelpingDomain: 0.8,
  /** The value of a certificate that the query names beside a job. */
  pointsOfCertificate: 2.5,
  /** The value of the requested role as title. */
  pointsOfRole: 2,
  /** What a fact costs people outside it. "Not stated" counts as near. */
  pointsOfFact: { inside: 0, near: 1, unknown: 1, outside: 2 },
  /** The cost of not meeting a condition of an operator such as `title:` or `skill:`. */
  pointsOfOperator: 4,
  /** The cost of living elsewhere: few people move for a job. */
  pointsOfPlace: 3,
  /** The value of each preferred skill, and of a title with a requested level. */
  pointsOfPreferred: 0.5,
  /** The value of doing the requested job, neither leading others nor starting, if no level is requested. */
  pointsOfDoer: 0.2,
  /** People with this share of the required words, in percent, are of the right kind. Those who also fit all facts come first. */
  strongPercent: 65,
  /** People with less than this share do another job, which costs as much as a fact that does not fit. */
  weakPercent: 40,
  /** The same beside a field of business: another job in that field is not the job. */
  weakPercentInDomain: 50,
  pointsOfWeak: 2,
  /** The minimum share of a requested field of business, in percent, for being of the right kind. */
  strongDomainPercent: 80,
} as const;

const OPERATORS: ReadonlySet<SearchConditionKind> = new Set(['title', 'skill']);

/** The points lost by talents outside a fact. */
export const outsidePoints = ({ kind }: Pick<SearchCondition, 'kind'>): number =>
  kind === 'place'
    ? WEIGHT.pointsOfPlace
    : OPERATORS.has(kind)
      ? WEIGHT.pointsOfOperator
      : WEIGHT.pointsOfFact.outside;

/** Whether a needed group names the job, and not its surroundings. */
export const isOfJob = (group: GroupKind): boolean => countsAsNeeded(group) && !isDomain(group);

/** A group of words as weighed. */
export type WeighedGroup = GroupKind & {
  /** How rare it is. */
  rarity: number;
  /** The best score that anybody has. */
  best: number;
};

export type Weights = {
  /** By group: each score is multiplied by it. */
  multipliers: number[];
  point: number;
  /** The share of the needed groups' scores that makes a talent of the right kind. */
  strongMin: number;
  /** The same without the field of business. */
  strongMinAnywhere: number;
  /** A talent with a smaller share of the needed groups, without fields of business, does another job and loses `weakLoss`. */
  weakMin: number;
  weakLoss: number;
};

/** Multipliers are integers, so they are large enough to be rounded. */
const FINENESS = 16;
/** One point, if the query has no words. */
const POINT_OF_FACTS = 64;

/** All numbers are integers, so no sum depends on its order. */
export function weightsOf(groups: readonly WeighedGroup[]): Weights {
  const own = ({ rarity, kind }: WeighedGroup) =>
    kind === 'nice'
      ? Math.max(1, Math.floor((rarity * FINENESS * WEIGHT.nicePercent) / 100))
      : rarity * FINENESS;
  const total = (some: readonly WeighedGroup[]) =>
    some.reduce((sum, group) => sum + own(group) * group.best, 0);
  const helpingDomains = groups.filter((group) => isDomain(group) && group.kind === 'helping');
  const helping = groups.filter(
    (group) => group.kind === 'nice' || (group.kind === 'helping' && !isDomain(group)),
  );
  const needed = groups.filter(isNeeded);
  const domains = needed.filter(isDomain);
  const certificates = needed.filter((group) => isCertificate(group) && !isDomain(group));
  const words = needed.filter((group) => !isCertificate(group) && !isDomain(group));
  // A domain is measured by the words beside it, and helping words by the needed ones.
  const measured =
    [words, certificates, domains, helping, helpingDomains].find((some) => total(some) > 0) ?? [];
  const point = Math.max(POINT_OF_FACTS, Math.floor(total(measured) / WEIGHT.pointsOfNeededWords));
  const multipliers = groups.map((group) => {
    if (measured.includes(group)) return own(group);
    if (words.includes(group)) return 0;
    if (certificates.includes(group))
      return Math.floor((WEIGHT.pointsOfCertificate * point) / Math.max(1, group.best));
    if (group.kind === 'facts')
      return Math.floor((WEIGHT.pointsOfFact.outside * point) / Math.max(1, group.best));
    if (group.kind === 'role') return Math.floor((WEIGHT.pointsOfRole * point) / Math.max(1, group.best));
    if (domains.includes(group)) return Math.floor((WEIGHT.pointsOfDomain * point) / Math.max(1, group.best));
    if (helpingDomains.includes(group))
      return Math.floor(
        (WEIGHT.pointsOfHelpingDomain * point) / Math.max(1, group.best * helpingDomains.length),
      );
    return Math.floor((own(group) * WEIGHT.pointsOfHelpingWords * point) / Math.max(1, total(helping)));
  });
  const fullOf = (isMeant: (group: WeighedGroup) => boolean) =>
    groups.reduce((sum, group, g) => sum + (isMeant(group) ? group.best * (multipliers[g] as number) : 0), 0);
  const [fullJob, fullDomain] = [fullOf(isOfJob), fullOf((group) => isNeeded(group) && isDomain(group))];
  // Without a job, the field is the whole requirement.
  const [job, domain] = fullJob === 0 ? [fullDomain, 0] : [fullJob, fullDomain];
  const share = (of: number, percent: number) => Math.ceil((of * percent) / 100);
  const strongMinAnywhere = share(job, WEIGHT.strongPercent);
  return {
    multipliers,
    point,
    strongMin: strongMinAnywhere + share(domain, WEIGHT.strongDomainPercent),
    strongMinAnywhere,
    weakMin: share(fullJob, fullDomain === 0 ? WEIGHT.weakPercent : WEIGHT.weakPercentInDomain),
    weakLoss: point * WEIGHT.pointsOfWeak,
  };
}

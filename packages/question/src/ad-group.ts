import type { Alternatives } from './alternative.ts';
import { certificateHelp, demandedCertificate } from './certificate.ts';
import { helpsInTitle, purposeInTitle, saysWhichJob } from './ad-title.ts';
import type { Leaf } from './item.ts';
import type { JobAd } from './job-ad.ts';
import { asideOf } from './purpose.ts';
import type { Sentence } from './sentence.ts';
import type { Group, Understanding } from './understanding.ts';

/** The first skills of an ad without a title that people must have; the others help. */
const SKILLS_NEEDED = 2;
/** In a longer title some words are prose. */
const SHORT_TITLE_TOKENS = 12;

/** What a job ad asks of words: its title and what it demands are needed, all else helps. */
export function adGroupsOf(
  sentence: Sentence,
  { title }: JobAd,
  all: readonly Alternatives[],
  groupOf: (leaves: readonly Leaf[]) => Group,
): Understanding['groups'] {
  const purpose = purposeInTitle(sentence, title);
  const helps = helpsInTitle(sentence, title);
  const isAside = asideOf(
    sentence,
    all.some(({ leaves }) => leaves.some(({ isKnown, wanted }) => isKnown && wanted.kind !== 'fact')),
  );
  const isOfTitle = ({ from }: Leaf) => from >= title.from && from <= title.to;
  const hasTitle = all.some(({ leaves }) =>
    leaves.some((leaf) => isOfTitle(leaf) && saysWhichJob(sentence, leaf)),
  );
  let skills = 0;
  const askedOf = ({ leaves }: Alternatives): Understanding['groups'][number] => {
    const group = groupOf(leaves);
    const isKnown = leaves.some((leaf) => leaf.isKnown);
    if (leaves.every(({ wanted }) => wanted.kind === 'fact')) return { ...group, isNeeded: false };
    if (leaves.some(isOfTitle)) {
      // The title also tells the company's field of business, which few have worked in.
      const isBeside = leaves.every(
        (leaf) => purpose.has(leaf.from) || helps(leaf) || leaf.wanted.kind === 'domain',
      );
      const isNeeded = !isBeside && (isKnown || title.to - title.from < SHORT_TITLE_TOKENS);
      return leaves.every(isAside) ? { ...group, isNeeded, isPlain: true as const } : { ...group, isNeeded };
    }
    if (leaves.every(({ isDemanded }) => isDemanded === true))
      return leaves.every(({ wanted }) => wanted.kind === 'word')
        ? { ...demandedCertificate(group, leaves), isNeeded: true }
        : { ...group, isNeeded: true };
    const isNice = leaves.every((leaf) => leaf.isNice === true);
    if (hasTitle || isNice) return { ...group, isNeeded: false, ...(isNice ? { isNice } : {}) };
    const isSkill = leaves.every(({ wanted }) => wanted.kind === 'word' || wanted.kind === 'phrase');
    if (isSkill && isKnown) skills += 1;
    return { ...group, isNeeded: isSkill && isKnown && skills <= SKILLS_NEEDED };
  };
  return all.flatMap((one) => {
    const group = askedOf(one);
    const help = certificateHelp(sentence, one.leaves);
    if (help === undefined) return [group];
    return [group, group.isNice === true ? { ...help, isNice: true as const } : help];
  });
}

import type { Alternatives } from './alternative.ts';
import { certificateHelp, demandedCertificate } from './certificate.ts';
import { helpsInTitle, forPhraseInTitle, saysWhichJob } from './ad-title.ts';
import type { Operand } from './item.ts';
import type { JobAd } from './job-ad.ts';
import { asideOf } from './for-phrase.ts';
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
  groupOf: (operands: readonly Operand[]) => Group,
): Understanding['groups'] {
  const forPhrase = forPhraseInTitle(sentence, title);
  const helps = helpsInTitle(sentence, title);
  const isAside = asideOf(
    sentence,
    all.some(({ operands }) => operands.some(({ isKnown, wanted }) => isKnown && wanted.kind !== 'fact')),
  );
  const isOfTitle = ({ from }: Operand) => from >= title.from && from <= title.to;
  const hasTitle = all.some(({ operands }) =>
    operands.some((operand) => isOfTitle(operand) && saysWhichJob(sentence, operand)),
  );
  let skills = 0;
  const adGroupOf = ({ operands }: Alternatives): Understanding['groups'][number] => {
    const group = groupOf(operands);
    const isKnown = operands.some((operand) => operand.isKnown);
    if (operands.every(({ wanted }) => wanted.kind === 'fact')) return { ...group, isNeeded: false };
    if (operands.some(isOfTitle)) {
      // The title also tells the company's field of business, which few have worked in.
      const isBeside = operands.every(
        (operand) => forPhrase.has(operand.from) || helps(operand) || operand.wanted.kind === 'domain',
      );
      const isNeeded = !isBeside && (isKnown || title.to - title.from < SHORT_TITLE_TOKENS);
      return operands.every(isAside)
        ? { ...group, isNeeded, isPlain: true as const }
        : { ...group, isNeeded };
    }
    if (operands.every(({ isDemanded }) => isDemanded === true))
      return operands.every(({ wanted }) => wanted.kind === 'word')
        ? { ...demandedCertificate(group, operands), isNeeded: true }
        : { ...group, isNeeded: true };
    const isNice = operands.every((operand) => operand.isNice === true);
    if (hasTitle || isNice) return { ...group, isNeeded: false, ...(isNice ? { isNice } : {}) };
    const isSkill = operands.every(({ wanted }) => wanted.kind === 'word' || wanted.kind === 'phrase');
    if (isSkill && isKnown) skills += 1;
    return { ...group, isNeeded: isSkill && isKnown && skills <= SKILLS_NEEDED };
  };
  return all.flatMap((one) => {
    const group = adGroupOf(one);
    const help = certificateHelp(sentence, one.operands);
    if (help === undefined) return [group];
    return [group, group.isNice === true ? { ...help, isNice: true as const } : help];
  });
}

import type { Alternatives } from './alternative.ts';
import { certificateHelp, demandedCertificate } from './certificate.ts';
import { helpsInTitle, forPhraseInTitle, saysWhichJob } from './ad-title.ts';
import type { Operand } from './item.ts';
import type { JobAd } from './job-ad.ts';
import { asideOf } from './for-phrase.ts';
import type { Sentence } from './sentence.ts';
import type { Group, Understanding, WantedGroup } from './understanding.ts';

/** In an ad without a title, so many skills are required, from the first on. The others help. */
const SKILLS_NEEDED = 2;
/** In a longer title some words are prose. */
const SHORT_TITLE_TOKENS = 12;

/** The groups of a job ad: its title and its requirements are needed, everything else helps. */
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
  const kindInTitle = (operands: readonly Operand[]): 'helping' | 'plain' | 'needed' => {
    // The title also names the company's field of business, in which few people have worked.
    const isBeside = operands.every(
      (operand) => forPhrase.has(operand.from) || helps(operand) || operand.wanted.kind === 'domain',
    );
    const isTold = operands.some(({ isKnown }) => isKnown) || title.to - title.from < SHORT_TITLE_TOKENS;
    if (isBeside || !isTold) return 'helping';
    return operands.every(isAside) ? 'plain' : 'needed';
  };
  const adGroupOf = ({ operands }: Alternatives): WantedGroup => {
    const group = groupOf(operands);
    const isKnown = operands.some((operand) => operand.isKnown);
    if (operands.every(({ wanted }) => wanted.kind === 'fact')) return { ...group, kind: 'helping' };
    if (operands.some(isOfTitle)) return { ...group, kind: kindInTitle(operands) };
    if (operands.every(({ isDemanded }) => isDemanded === true))
      return operands.every(({ wanted }) => wanted.kind === 'word')
        ? demandedCertificate(group, operands)
        : { ...group, kind: 'needed' };
    if (operands.every(({ isNice }) => isNice === true)) return { ...group, kind: 'nice' };
    if (hasTitle) return { ...group, kind: 'helping' };
    const isSkill = operands.every(({ wanted }) => wanted.kind === 'word' || wanted.kind === 'phrase');
    if (isSkill && isKnown) skills += 1;
    return { ...group, kind: isSkill && isKnown && skills <= SKILLS_NEEDED ? 'needed' : 'helping' };
  };
  return all.flatMap((one) => {
    const group = adGroupOf(one);
    const help = certificateHelp(sentence, one.operands);
    if (help === undefined) return [group];
    return [group, group.kind === 'nice' ? { ...help, kind: 'nice' } : help];
  });
}

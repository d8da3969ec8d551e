import { conditionWords } from '@talaash/domain/talent-search/condition-words';
import { isNeeded, type Understanding, type Wanted } from '@talaash/question/understanding';

const wantedWords = (wanted: Wanted): string => {
  switch (wanted.kind) {
    case 'word':
      return wanted.word.text;
    case 'phrase':
      return `"${wanted.text}"`;
    case 'domain':
      return `[${wanted.name}]`;
    case 'fact':
      return `{${conditionWords(wanted.condition)}}`;
  }
};

/** One line: the facts, the groups with ~ before those that only help, and the exclusions with - before each. */
export function summary({ facts, groups, exclusions }: Understanding): string {
  return [
    ...facts.map(({ condition }) => `{${conditionWords(condition)}}`),
    ...groups
      .filter(({ spans }) => spans.length > 0)
      .map((group) => `${isNeeded(group) ? '' : '~'}${group.anyOf.map(wantedWords).join('/')}`),
    ...exclusions.map(({ wanted }) => `-${wantedWords(wanted)}`),
  ].join(' ');
}

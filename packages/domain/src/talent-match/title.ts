import type { ConditionFit } from '../talent-search/choice.ts';
import { levelOfTitle } from '../talent-search/level.ts';
import type { TitleNaming } from './skill-evidence.ts';

/** Words that most titles of the trade have, so they do not distinguish titles. */
const COMMON_WORDS = 'developer engineer programmer software associate specialist consultant professional';

/**
 * How well a person's titles fit the title of a job post, ignoring level words. Inside means that the current title has every
 * distinguishing word; near means some of them, or all in a former title. Undefined if the post's title has no such word.
 */
export function titleFit(
  asked: string,
  { jobTitle, past }: { jobTitle: string; past: readonly string[] },
  { titleWords }: TitleNaming,
): ConditionFit | undefined {
  const wordsOf = (title: string) => titleWords(withoutLevel(title));
  const wanted = tellingWords(asked, { titleWords });
  if (wanted.length === 0) return undefined;
  const has = (title: string) => {
    const own = wordsOf(title);
    return wanted.filter((word) => own.has(word)).length;
  };
  if (has(jobTitle) === wanted.length) return 'inside';
  return has(jobTitle) > 0 || past.some((title) => has(title) === wanted.length) ? 'near' : 'outside';
}

/** The distinguishing words of a title, without level words; all of its words if none distinguishes it. */
export function tellingWords(title: string, { titleWords }: TitleNaming): string[] {
  const all = [...titleWords(withoutLevel(title))];
  const common = titleWords(COMMON_WORDS);
  const telling = all.filter((word) => !common.has(word));
  return telling.length > 0 ? telling : all;
}

/** Without words such as Senior, and without Lead or Head where a role follows. */
export const withoutLevel = (title: string): string =>
  title
    .split(/\s+/)
    .filter((word, at, words) => {
      const level = levelOfTitle(word);
      return level === undefined || (level === 'lead' && at === words.length - 1);
    })
    .join(' ');

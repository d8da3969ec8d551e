import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';
import type { AdLine } from './ad-line.ts';
import type { AdTitle } from './ad-title.ts';
import type { Sentence } from './sentence.ts';

/** "2. Java Developer", "Req 2 - Java Developer", with the sign of a number on a key. */
const NUMBERED =
  /^\W{0,3}(?:(?:req|requirement|position|role|opening|job|profile|vacancy) ?#? ?)?(?<number>\d{1,2})\ufe0f?\u20e3?[).:\s-]/i;

/** The maximum number of tokens of a line that names a job. */
const LINE_TOKENS_MAX = 30;

/**
 * The lines of an ad that belong to other jobs than the one of its title: a text that numbers several jobs asks for the first.
 * Text below an empty line after the last one is about all of them.
 */
export function linesOfOtherJobs(
  { tokens, text }: Sentence,
  lines: readonly AdLine[],
  title: AdTitle,
): ReadonlySet<AdLine> {
  const own = lines.findIndex(({ from, end }) => title.from >= from && title.from < end);
  const startOf = ({ from }: AdLine) => tokens[from]?.start ?? 0;
  const numberOf = (line: AdLine): number | undefined => {
    const isShort = line.end - line.from <= LINE_TOKENS_MAX;
    const namesJob =
      isShort && tokens.slice(line.from, line.end).some(({ text: word }) => ROLE_NOUNS.has(word));
    if (!namesJob) return undefined;
    const found = NUMBERED.exec(text.slice(startOf(line), tokens[line.end - 1]?.end));
    return found === null ? undefined : Number(found.groups?.['number']);
  };
  const first = own === -1 || title.to < title.from ? undefined : numberOf(lines[own] as AdLine);
  if (first === undefined) return NONE;
  const next = lines.findIndex((line, at) => at > own && numberOf(line) === first + 1);
  if (next === -1) return NONE;
  const last = lines.findLastIndex((line) => (numberOf(line) ?? 0) > first);
  const end = lines.findIndex(
    (line, at) => at > last && /\n\s*\n/.test(text.slice(tokens[line.from - 1]?.end, startOf(line))),
  );
  return new Set(lines.slice(next, end === -1 ? undefined : end));
}

const NONE: ReadonlySet<AdLine> = new Set();

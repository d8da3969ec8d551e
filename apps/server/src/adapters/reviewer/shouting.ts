import { STOP_WORDS } from '@talaash/lexicon/usual-word';
import { wordGroup } from '@talaash/lexicon/word-group';
import type { TextRule } from './finding.ts';

/** So many capital words in a row are shouting, if some of them are words of a sentence. Names and terms may be capitals. */
const ROW = { words: 6, sentenceWords: 3 };
const CAPITAL_ROW =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{Lu}'’]*|\d+)(?:[^\p{L}\p{N}\n]{1,3}(?:\p{Lu}[\p{Lu}'’]*|\d+)(?![\p{L}\p{N}])){5,}/gu;

/** Words that no name or term consists of, in English and in Hindi in Latin letters. */
const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  [...STOP_WORDS, ...wordGroup('words of a shouted sentence')]
    .filter((word) => word !== 'a')
    .map((word) => word.toUpperCase()),
);

/** Found quickly: a row without one of these is rare, and the search for rows costs a third of a review. */
const ANY_SENTENCE_WORD = new RegExp(
  `(?<![A-Za-z])(?:${[...SENTENCE_WORDS].filter((word) => word !== 'I').join('|')})(?![A-Za-z])`,
);

const EXCLAMATION_ROW = /!{2,}/g;
const EXCLAMATIONS = { rows: 2, inOneRow: 5 };
const SAME_EMOJI = /(\p{Extended_Pictographic})(?:\ufe0f?\1){3,}/u;

/** Rows of capitals, of exclamation marks, or of one emoji. */
export const findShouting: TextRule = (text) => {
  const words = capitalRow(text) ?? exclamationRow(text) ?? SAME_EMOJI.exec(text)?.[0];
  return words === undefined ? [] : [{ fault: 'shouting', words }];
};

function capitalRow(text: string): string | undefined {
  if (!ANY_SENTENCE_WORD.test(text)) return undefined;
  return (text.match(CAPITAL_ROW) ?? []).find((row) => {
    const words = row.match(/[\p{L}’']+/gu) ?? [];
    const count = words.filter((word) => SENTENCE_WORDS.has(word)).length;
    return words.length >= ROW.words && count >= ROW.sentenceWords;
  });
}

function exclamationRow(text: string): string | undefined {
  const rows = text.match(EXCLAMATION_ROW) ?? [];
  const longest = rows.toSorted((one, other) => other.length - one.length)[0] ?? '';
  return rows.length >= EXCLAMATIONS.rows || longest.length >= EXCLAMATIONS.inOneRow ? longest : undefined;
}

import { type AdLine, saysStart } from './ad-line.ts';
import { sentencesOf } from './ad-title.ts';
import type { Item } from './item.ts';
import { patternOperand } from './operand.ts';
import { BARE_NOTICE_FACTS } from './notice-fact.ts';
import type { ReadToken, Sentence } from './sentence.ts';

/** A time beside these words is the start of the job. */
const STARTS =
  /(?<![a-z])(?:start|starts|starting|begin|beginning|join|joins|joining|joiners?|available|availability|onboard|notice|np)(?![a-z])/;

/**
 * Adds the times that are a notice period only because the ad speaks of the start: "Joining: max 30 days", "you begin within a
 * month". Elsewhere such a time may mean anything.
 */
export function withStart(sentence: Sentence, lines: readonly AdLine[], items: readonly Item[]): Item[] {
  const found: Item[] = [];
  for (const line of lines) {
    if (line.part === 'process' && !saysStart(line)) continue;
    for (const [from, end] of sentencesOf(sentence, line)) {
      if (!saysStart(line) && !STARTS.test(textOf(sentence, from, end))) continue;
      const start = startIn(sentence, from, end);
      if (start !== undefined) found.push(start);
    }
  }
  return found.length === 0 ? [...items] : found.reduce(put, [...items]);
}

const textOf = ({ plain, tokens }: Sentence, from: number, end: number): string =>
  plain.slice((tokens[from] as ReadToken).plainStart, tokens[end - 1]?.plainEnd);

function startIn(sentence: Sentence, from: number, end: number): Item | undefined {
  for (let at = from; at < end; at += 1) {
    const operand = patternOperand(sentence, at, BARE_NOTICE_FACTS);
    if (operand !== undefined && operand.to < end) return { kind: 'operand', operand };
  }
  return undefined;
}

/** The items with another one at its place, instead of the words that it takes. */
function put(items: Item[], item: Item): Item[] {
  if (item.kind !== 'operand') return items;
  const { from, to } = item.operand;
  const placeOf = (one: Item) => (one.kind === 'operand' ? one.operand.from : one.at);
  const kept = items.filter((one) => placeOf(one) < from || placeOf(one) > to);
  const at = kept.findIndex((one) => placeOf(one) > to);
  // It is no part of the words beside it: "immediate or serving notice (15 days max)".
  const line = { kind: 'line' as const, at: from, isExplicit: false };
  return kept.toSpliced(at === -1 ? kept.length : at, 0, line, item, line);
}

import { CERTIFICATE_WORDS, certificateTerm, isCertificateName } from '@talaash/lexicon/certificate';
import { isCollegeTerm } from '@talaash/lexicon/college';
import { NEARNESS } from './field.ts';
import type { QuestionWord } from './question-word.ts';
import type { Alternatives } from './alternative.ts';
import type { Leaf } from './item.ts';
import { type Sentence, spanOf } from './sentence.ts';
import type { Group, Span, Understanding } from './understanding.ts';

/** So many words after "certified" may be of the certificate's name. */
const NAME_WORDS_MAX = 3;
const BETWEEN: ReadonlySet<string> = new Set(['in', 'of', 'for', 'on', 'as']);

/** What a text says of certificates. */
export type CertificatesAsked = {
  /** Whoever has one of these comes before everybody else with the skill. */
  helping: Understanding['groups'];
  /** Where it stands in the text that a leaf is a certificate. */
  spans: ReadonlyMap<Leaf, Span>;
  /** These may be words of the certificate's name as well: "Salesforce certified administrator". */
  named: ReadonlySet<Leaf>;
  /** These are words of the certificate's name alone: "Terraform associate certification". */
  only: ReadonlySet<Leaf>;
};

/**
 * Certificates are asked by a vendor or a skill before "certified" or after "certification in", or by their own short names. What stands after "AWS certified" is
 * the job, or the rest of the certificate's name.
 */
export function certificatesOf(sentence: Sentence, all: readonly Alternatives[]): CertificatesAsked {
  const { tokens } = sentence;
  const leaves = all.flatMap((one) => (one.leaves.length === 1 ? one.leaves : []));
  const endingAt = new Map(leaves.map((leaf) => [leaf.to, leaf]));
  const says = (at: number) => CERTIFICATE_WORDS.has(tokens[at]?.text ?? '');
  const spans = new Map<Leaf, Span>();
  const named = new Set<Leaf>();
  const only = new Set<Leaf>();
  for (const leaf of leaves) {
    if (leaf.wanted.kind !== 'word') continue;
    const { from, to } = leaf;
    if (says(to + 1)) {
      spans.set(leaf, spanOf(sentence, from, to + 1));
      const rest = restOfName(leaf, endingAt);
      for (const word of rest) spans.set(word, spanOf(sentence, word.from, word.to));
      if (rest.length > 0) only.add(leaf);
    }
    const at = BETWEEN.has(tokens[from - 1]?.text ?? '') ? from - 2 : from - 1;
    const isFirst = says(at) && !endingAt.has(at - 1);
    if (isFirst) spans.set(leaf, spanOf(sentence, at, to));
    else if (isName(leaf) && !spans.has(leaf)) spans.set(leaf, spanOf(sentence, from, to));
    if (says(from - 1)) for (const word of following(leaf, leaves)) named.add(word);
  }
  const groups = [
    ...[...spans.keys()].map((leaf) => [leaf]),
    ...all.map((one) => one.leaves).filter((some) => areAnyCertificate(some, says)),
  ];
  return { helping: groups.map(helpingOf), spans, named, only };
}

/** Whether the words beside a leaf on its line, or it itself, say that it is a certificate. */
export function saysCertificate({ tokens }: Sentence, leaf: Leaf): boolean {
  const says = (at: number, next: number) =>
    CERTIFICATE_WORDS.has(tokens[at]?.text ?? '') && tokens[next]?.isAfterLine === false;
  const before = BETWEEN.has(tokens[leaf.from - 1]?.text ?? '') ? leaf.from - 2 : leaf.from - 1;
  if (leaf.wanted.kind !== 'word') return false;
  // "AWS Certified Solutions Architect" is one concept.
  if (tokens.slice(leaf.from, leaf.to + 1).some(({ text }) => CERTIFICATE_WORDS.has(text))) return true;
  if (leaf.isRole) return false;
  return says(leaf.to + 1, leaf.to + 1) || says(before, leaf.from) || isName(leaf);
}

const isName = ({ wanted }: Leaf): boolean =>
  wanted.kind === 'word' && isCertificateName(wanted.word.text.replace(' ', '-'));

/** A college counts like a certificate: whoever was there comes first. */
export const isCollege = ({ wanted }: Leaf): boolean =>
  wanted.kind === 'word' && wanted.word.terms.some(({ term }) => isCollegeTerm(term));

/** "RHCSA or RHCE", "AWS or Azure certified". */
const areAnyCertificate = (leaves: readonly Leaf[], says: (at: number) => boolean): boolean =>
  leaves.length > 1 &&
  leaves.every(({ wanted }) => wanted.kind === 'word') &&
  (leaves.every(isName) || leaves.some(({ to }) => says(to + 1)));

/** Whoever has one of some certificates. */
const helpingOf = (leaves: readonly Leaf[]): Understanding['groups'][number] => ({
  anyOf: leaves.flatMap(({ wanted }) =>
    wanted.kind === 'word' ? [{ kind: 'word' as const, word: certificateOf(wanted.word) }] : [],
  ),
  spans: [],
  isNeeded: false,
});

/**
 * The words before the last one of a certificate's name, which is no skill by itself: "Terraform associate certification", "AWS solutions
 * architect certified".
 */
function restOfName(last: Leaf, endingAt: ReadonlyMap<number, Leaf>): Leaf[] {
  const rest: Leaf[] = [];
  if (last.isKnown && !last.isRole) return rest;
  for (let before = endingAt.get(last.from - 1); rest.length < NAME_WORDS_MAX; ) {
    if (before?.wanted.kind !== 'word' || before.isRole) break;
    rest.push(before);
    before = endingAt.get(before.from - 1);
  }
  return rest;
}

/** A leaf, and those that stand right after it. */
function following(first: Leaf, leaves: readonly Leaf[]): Leaf[] {
  const run = [first];
  for (let next = first; run.length < NAME_WORDS_MAX; ) {
    const after = leaves.find(({ from }) => from === next.to + 1);
    if (after === undefined) break;
    run.push(after);
    next = after;
  }
  return run;
}

const ownTerms = ({ terms }: QuestionWord): QuestionWord['terms'] =>
  terms
    .filter(({ nearness }) => nearness >= NEARNESS.plural)
    .map(({ term, nearness }) => ({ term: certificateTerm(term), nearness }));

/** Finds a word only in the names of certificates. */
const certificateOf = (word: QuestionWord): QuestionWord => ({
  ...word,
  terms: ownTerms(word),
  prefix: undefined,
  misspelt: undefined,
  fallback: [],
});

/** Finds a word in the names of certificates as well as elsewhere. */
const orCertificate = (word: QuestionWord): QuestionWord => ({
  ...word,
  terms: [...word.terms, ...ownTerms(word)],
});

/** A group with the words that say that it is a certificate, and found in the names of certificates where it may be of one. */
export function withCertificate(
  group: Group,
  leaves: readonly Leaf[],
  asked: CertificatesAsked | undefined,
): Group & { isCertificate?: true } {
  const [leaf] = leaves;
  if (leaf === undefined || asked === undefined) return group;
  if (leaves.every(isCollege)) return { ...group, isCertificate: true };
  if (leaves.length > 1) return leaves.every(isName) ? { ...group, isCertificate: true } : group;
  const span = asked.spans.get(leaf);
  const [wanted] = group.anyOf;
  return {
    anyOf: wanted?.kind === 'word' ? [{ kind: 'word', word: wordIn(leaf, wanted.word, asked) }] : group.anyOf,
    spans: span === undefined ? group.spans : [span],
    ...(span !== undefined && (isName(leaf) || asked.only.has(leaf)) ? { isCertificate: true } : {}),
  };
}

/** A group of a job ad that nobody will do without: whoever only has the skill has no certificate. */
export const demandedCertificate = (
  group: Group,
  leaves: readonly Leaf[],
): Group & { isCertificate: true } => ({
  ...group,
  anyOf: group.anyOf.map((wanted) =>
    wanted.kind === 'word' && !leaves.every(isName)
      ? { kind: 'word', word: certificateOf(wanted.word) }
      : wanted,
  ),
  isCertificate: true,
});

/** The certificates among some leaves, as what helps; undefined where there are none. */
export function certificateHelp(
  sentence: Sentence,
  leaves: readonly Leaf[],
): Understanding['groups'][number] | undefined {
  const areSaid = leaves.some((leaf) => saysCertificate(sentence, leaf));
  return areSaid && leaves.every(({ wanted }) => wanted.kind === 'word') ? helpingOf(leaves) : undefined;
}

/** How the word of a leaf is looked for. */
function wordIn(leaf: Leaf, word: QuestionWord, { named, only }: CertificatesAsked): QuestionWord {
  if (only.has(leaf)) return certificateOf(word);
  return named.has(leaf) ? orCertificate(word) : word;
}

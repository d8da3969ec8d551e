import { wordGroup } from '@talaash/lexicon/word-group';
import { textAt } from './lexing.ts';
import { CERTIFICATE_WORDS, certificateTerm, isCertificateName } from '@talaash/lexicon/certificate';
import { isCollegeTerm } from '@talaash/lexicon/college';
import { NEARNESS } from './field.ts';
import type { QuestionWord } from './question-word.ts';
import type { Alternatives } from './alternative.ts';
import type { Operand } from './item.ts';
import { type Sentence, spanOf } from './sentence.ts';
import type { Group, Span, Understanding, WantedGroup } from './understanding.ts';

/** The maximum number of words after "certified" that belong to the certificate's name. */
const NAME_WORDS_MAX = 3;
const BETWEEN = wordGroup('prepositions before a certificate');

/** The certificates that a text asks for. */
export type CertificateReading = {
  /** People with one of these come before everybody else with the skill. */
  helping: Understanding['groups'];
  /** The positions in the text where an operand is a certificate. */
  spans: ReadonlyMap<Operand, Span>;
  /** These may be words of the certificate's name as well: "Salesforce certified administrator". */
  named: ReadonlySet<Operand>;
  /** These are words of the certificate's name alone: "Terraform associate certification". */
  only: ReadonlySet<Operand>;
};

/**
 * A certificate is named by a vendor or a skill before "certified" or after "certification in", or by its own short name. "AWS
 * certified" is followed by the job, or by the rest of the certificate's name.
 */
export function certificatesOf(sentence: Sentence, all: readonly Alternatives[]): CertificateReading {
  const { tokens } = sentence;
  const operands = all.flatMap((one) => (one.operands.length === 1 ? one.operands : []));
  const endingAt = new Map(operands.map((operand) => [operand.to, operand]));
  const says = (at: number) => CERTIFICATE_WORDS.has(textAt(tokens, at));
  const spans = new Map<Operand, Span>();
  const named = new Set<Operand>();
  const only = new Set<Operand>();
  for (const operand of operands) {
    if (operand.wanted.kind !== 'word') continue;
    const { from, to } = operand;
    if (says(to + 1)) {
      spans.set(operand, spanOf(sentence, from, to + 1));
      const rest = restOfName(operand, endingAt);
      for (const word of rest) spans.set(word, spanOf(sentence, word.from, word.to));
      if (rest.length > 0) only.add(operand);
    }
    const at = BETWEEN.has(textAt(tokens, from - 1)) ? from - 2 : from - 1;
    const isFirst = says(at) && !endingAt.has(at - 1);
    if (isFirst) spans.set(operand, spanOf(sentence, at, to));
    else if (isName(operand) && !spans.has(operand)) spans.set(operand, spanOf(sentence, from, to));
    if (says(from - 1)) for (const word of following(operand, operands)) named.add(word);
  }
  const groups = [
    ...[...spans.keys()].map((operand) => [operand]),
    ...all.map((one) => one.operands).filter((some) => areAnyCertificate(some, says)),
  ];
  return { helping: groups.map(helpingOf), spans, named, only };
}

/** Whether the words beside a operand on its line, or it itself, say that it is a certificate. */
export function saysCertificate({ tokens }: Sentence, operand: Operand): boolean {
  const says = (at: number, next: number) =>
    CERTIFICATE_WORDS.has(textAt(tokens, at)) && tokens[next]?.isAfterLine === false;
  const before = BETWEEN.has(textAt(tokens, operand.from - 1)) ? operand.from - 2 : operand.from - 1;
  if (operand.wanted.kind !== 'word') return false;
  // "AWS Certified Solutions Architect" is one concept.
  if (tokens.slice(operand.from, operand.to + 1).some(({ text }) => CERTIFICATE_WORDS.has(text))) return true;
  if (operand.isRole) return false;
  return says(operand.to + 1, operand.to + 1) || says(before, operand.from) || isName(operand);
}

const isName = ({ wanted }: Operand): boolean =>
  wanted.kind === 'word' && isCertificateName(wanted.word.text.replace(' ', '-'));

/** A college counts like a certificate: its graduates come first. */
export const isCollege = ({ wanted }: Operand): boolean =>
  wanted.kind === 'word' && wanted.word.terms.some(({ term }) => isCollegeTerm(term));

/** "RHCSA or RHCE", "AWS or Azure certified". */
const areAnyCertificate = (operands: readonly Operand[], says: (at: number) => boolean): boolean =>
  operands.length > 1 &&
  operands.every(({ wanted }) => wanted.kind === 'word') &&
  (operands.every(isName) || operands.some(({ to }) => says(to + 1)));

/** A group that any of some certificates satisfies. */
const helpingOf = (operands: readonly Operand[]): Group & { kind: 'helping' } => ({
  anyOf: operands.flatMap(({ wanted }) =>
    wanted.kind === 'word' ? [{ kind: 'word' as const, word: certificateOf(wanted.word) }] : [],
  ),
  spans: [],
  kind: 'helping',
});

/**
 * The words before the last one of a certificate's name, which is no skill by itself: "Terraform associate certification", "AWS solutions
 * architect certified".
 */
function restOfName(last: Operand, endingAt: ReadonlyMap<number, Operand>): Operand[] {
  const rest: Operand[] = [];
  if (last.isKnown && !last.isRole) return rest;
  for (let before = endingAt.get(last.from - 1); rest.length < NAME_WORDS_MAX; ) {
    if (before?.wanted.kind !== 'word' || before.isRole) break;
    rest.push(before);
    before = endingAt.get(before.from - 1);
  }
  return rest;
}

/** An operand, and those that follow it directly. */
function following(first: Operand, operands: readonly Operand[]): Operand[] {
  const run = [first];
  for (let next = first; run.length < NAME_WORDS_MAX; ) {
    const after = operands.find(({ from }) => from === next.to + 1);
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
  operands: readonly Operand[],
  reading: CertificateReading | undefined,
): Group & { lenient?: 'certificate' } {
  const [operand] = operands;
  if (operand === undefined || reading === undefined) return group;
  if (operands.every(isCollege)) return { ...group, lenient: 'certificate' };
  if (operands.length > 1) return operands.every(isName) ? { ...group, lenient: 'certificate' } : group;
  const span = reading.spans.get(operand);
  const [wanted] = group.anyOf;
  return {
    anyOf:
      wanted?.kind === 'word' ? [{ kind: 'word', word: wordIn(operand, wanted.word, reading) }] : group.anyOf,
    spans: span === undefined ? group.spans : [span],
    ...(span !== undefined && (isName(operand) || reading.only.has(operand))
      ? { lenient: 'certificate' }
      : {}),
  };
}

/** An indispensable group of a job ad: having only the skill is not having the certificate. */
export const demandedCertificate = (group: Group, operands: readonly Operand[]): WantedGroup => ({
  ...group,
  kind: 'needed',
  anyOf: group.anyOf.map((wanted) =>
    wanted.kind === 'word' && !operands.every(isName)
      ? { kind: 'word', word: certificateOf(wanted.word) }
      : wanted,
  ),
  lenient: 'certificate',
});

/** The certificates among the given operands, as optional groups. Undefined if there are none. */
export function certificateHelp(
  sentence: Sentence,
  operands: readonly Operand[],
): (Group & { kind: 'helping' }) | undefined {
  const areSaid = operands.some((operand) => saysCertificate(sentence, operand));
  return areSaid && operands.every(({ wanted }) => wanted.kind === 'word') ? helpingOf(operands) : undefined;
}

/** How the word of a operand is looked for. */
function wordIn(operand: Operand, word: QuestionWord, { named, only }: CertificateReading): QuestionWord {
  if (only.has(operand)) return certificateOf(word);
  return named.has(operand) ? orCertificate(word) : word;
}

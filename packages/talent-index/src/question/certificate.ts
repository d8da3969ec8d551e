import { CERTIFICATE_WORDS, certificateTerm, isCertificateName } from '../words/certificate.ts';
import { NEARNESS } from '../words/field.ts';
import type { QuestionWord } from '../words/question-word.ts';
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
  for (const leaf of leaves) {
    if (leaf.wanted.kind !== 'word') continue;
    const { from, to } = leaf;
    if (says(to + 1)) spans.set(leaf, spanOf(sentence, from, to + 1));
    const at = BETWEEN.has(tokens[from - 1]?.text ?? '') ? from - 2 : from - 1;
    const isFirst = says(at) && !endingAt.has(at - 1);
    const isOwn = isCertificateName(leaf.wanted.word.text.replace(' ', '-'));
    if (isFirst) spans.set(leaf, spanOf(sentence, at, to));
    else if (isOwn && !spans.has(leaf)) spans.set(leaf, spanOf(sentence, from, to));
    if (says(from - 1)) for (const word of following(leaf, leaves)) named.add(word);
  }
  const helping = [...spans.keys()].flatMap(({ wanted }) =>
    wanted.kind === 'word'
      ? [{ anyOf: [{ kind: 'word' as const, word: certificateOf(wanted.word) }], spans: [], isNeeded: false }]
      : [],
  );
  return { helping, spans, named };
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
): Group {
  const [leaf] = leaves;
  if (leaf === undefined || leaves.length > 1 || asked === undefined) return group;
  const span = asked.spans.get(leaf);
  const [wanted] = group.anyOf;
  const isNamed = asked.named.has(leaf) && wanted?.kind === 'word';
  return {
    anyOf: isNamed ? [{ kind: 'word', word: orCertificate(wanted.word) }] : group.anyOf,
    spans: span === undefined ? group.spans : [span],
  };
}

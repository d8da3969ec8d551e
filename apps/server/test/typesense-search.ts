import { countFacet, facetField, facetQuery } from './typesense-facet.ts';
import { editDistance } from '@talaash/lexicon/edit-distance';
import {
  type Field,
  parseFilter,
  type Schema,
  ServerRefusal,
  type StoredDocument,
  tokenize,
  valuesOf,
} from './typesense-filter.ts';

export type SynonymItem = { id: string; synonyms: string[]; root?: string; symbols_to_index?: string[] };
/** Search parameters: those of the request, overridden by those of a scoped key. */
export type Parameters = Record<string, string | number | boolean | undefined>;

type Searched = { field: Field; weight: number; typos: number };
type Found = { document: StoredDocument; score: number; tokens: Map<string, Set<string>> };

/** One search as documented, by scanning all documents. */
export function searchDocuments(
  schema: Schema,
  documents: readonly StoredDocument[],
  synonyms: readonly SynonymItem[],
  parameters: Parameters,
) {
  const text = (name: string) => (parameters[name] === undefined ? '' : String(parameters[name]));
  const number = (name: string, fallback: number) => (text(name) === '' ? fallback : Number(text(name)));
  if (text('q') === '') throw new ServerRefusal(400, 'Parameter `q` is required.');
  const searched = searchedFields(schema, text);
  const orders = sortOrders(schema, text('sort_by'));
  const facets = listed(text('facet_by')).map((name) => facetField(schema, name));
  const typed = facetQuery(text('facet_query'), facets);
  const [page, perPage] = [number('page', 1), number('per_page', 10)];
  if (!Number.isInteger(page) || page < 1)
    throw new ServerRefusal(422, 'Page must be an integer of value greater than 0.');
  if (perPage > 250) throw new ServerRefusal(422, 'Only upto 250 hits can be fetched per page.');
  const passes = text('filter_by') === '' ? () => true : parseFilter(text('filter_by'), schema);
  const found = query(schema, documents.filter(passes), synonyms, searched, text, number);
  found.sort((a, b) => compare(a, b, orders));
  const shown = (document: StoredDocument) => shownFields(document, text);
  return {
    facet_counts: facets.map((field) =>
      countFacet(field, found, number('max_facet_values', 10), typed?.field === field ? typed.words : []),
    ),
    found: found.length,
    hits: found.slice((page - 1) * perPage, page * perPage).map((one) => ({
      document: shown(one.document),
      highlight: {},
      highlights: highlightsOf(one, schema, listed(text('highlight_fields'))),
      text_match: one.score,
    })),
    out_of: documents.length,
    page,
    request_params: { collection_name: schema.name, per_page: perPage, q: text('q') },
    search_time_ms: 0,
  };
}

const listed = (text: string): string[] => (text === '' ? [] : text.split(',').map((name) => name.trim()));

function searchedFields(schema: Schema, text: (name: string) => string): Searched[] {
  const names = listed(text('query_by'));
  if (names.length === 0 && text('q') !== '*')
    throw new ServerRefusal(400, 'No search fields specified for the query.');
  const weights = listed(text('query_by_weights'));
  const typos = listed(text('num_typos'));
  if (weights.length > 0 && weights.length !== names.length)
    throw new ServerRefusal(
      400,
      'Number of weights in `query_by_weights` does not match number of `query_by` fields.',
    );
  if (typos.length > 1 && typos.length !== names.length)
    throw new ServerRefusal(
      400,
      'Number of values in `num_typos` does not match number of `query_by` fields.',
    );
  return names.map((name, at) => {
    const field = schema.fields.find((one) => one.name === name && one.type.startsWith('string'));
    if (field === undefined)
      throw new ServerRefusal(404, `Could not find a field named \`${name}\` in the schema.`);
    return {
      field,
      weight: Number(weights[at] ?? names.length - at),
      typos: Number(typos[at] ?? typos[0] ?? 2),
    };
  });
}

type Order = { valueOf: (found: Found) => number; sign: 1 | -1 };

function sortOrders(schema: Schema, text: string): Order[] {
  const parts = partsOf(text);
  if (parts.length > 3) throw new ServerRefusal(422, 'Only upto 3 sort_by fields can be specified.');
  if (parts.filter((part) => part.startsWith('_eval')).length > 1)
    throw new ServerRefusal(422, 'Only one sorting eval expression is allowed.');
  return parts.map((part): Order => {
    const [, name = '', direction] = /^([^]*):(asc|desc)$/.exec(part) ?? [];
    const sign = direction === 'asc' ? 1 : -1;
    if (name.startsWith('_eval')) return { valueOf: evaluated(name, schema), sign };
    if (name === '_text_match') return { valueOf: ({ score }) => score, sign };
    if (!schema.fields.some((field) => field.name === name && isSortable(field)))
      throw new ServerRefusal(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
    return { valueOf: ({ document }) => Number(document[name]), sign };
  });
}

/** A text at the commas outside of brackets. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of text) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return part.trim() === '' ? parts : [...parts, part.trim()];
}

/** `_eval([ (filter):score, … ])`: the score of the first filter that somebody passes. */
function evaluated(text: string, schema: Schema): Order['valueOf'] {
  const [, list = ''] = /^_eval\(\[([^]*)\]\)$/.exec(text) ?? [];
  const steps = partsOf(list).map((part) => {
    const [, filter = '', score] = /^\(([^]+)\):(\d+)$/.exec(part) ?? [];
    if (score === undefined) throw new ServerRefusal(400, 'Error parsing eval expression in sort_by clause.');
    return { passes: parseFilter(filter, schema), score: Number(score) };
  });
  if (steps.length === 0) throw new ServerRefusal(400, 'The eval expression in sort_by is empty.');
  return ({ document }) => steps.find(({ passes }) => passes(document))?.score ?? 0;
}

const isSortable = ({ type, sort }: Field): boolean => sort ?? !type.startsWith('string');

function compare(a: Found, b: Found, orders: readonly Order[]): number {
  for (const { valueOf, sign } of orders) {
    const difference = sign * (valueOf(a) - valueOf(b));
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The documents with every word; while they are fewer than the threshold, also those with fewer words. */
function query(
  schema: Schema,
  documents: readonly StoredDocument[],
  synonyms: readonly SynonymItem[],
  searched: readonly Searched[],
  text: (name: string) => string,
  number: (name: string, fallback: number) => number,
): Found[] {
  const symbols = schema.symbols_to_index ?? [];
  const parsed = parsedQuery(text('q'), symbols);
  const has = (document: StoredDocument, phrase: readonly string[]) =>
    searched.some(({ field }) =>
      wordsIn(document, field, symbols).some((held) =>
        ` ${held.join(' ')} `.includes(` ${phrase.join(' ')} `),
      ),
    );
  const kept = documents.filter(
    (document) =>
      parsed.phrases.every((phrase) => has(document, phrase)) &&
      !parsed.excluded.some((phrase) => has(document, phrase)),
  );
  const { words } = parsed;
  if (words.length === 0 || text('q') === '*')
    return kept.map((document) => ({ document, score: 0, tokens: new Map() }));
  const rule: TypoRule = {
    lengths: [0, number('min_len_1typo', 4), number('min_len_2typo', 7)],
    corrects: (word) =>
      !(/^\d+$/.test(word) && text('enable_typos_for_numerical_tokens') === 'false') &&
      !(/\d/.test(word) && text('enable_typos_for_alpha_numerical_tokens') === 'false'),
  };
  const matching = (given: readonly string[], isPrefix: boolean, penalty: number) =>
    withAll(kept, given, isPrefix, searched, symbols, rule, penalty);
  const isPrefix = text('prefix') !== 'false';
  const found = new Map<string, Found>();
  const add = (more: readonly Found[]) => {
    for (const one of more) if (!found.has(one.document.id)) found.set(one.document.id, one);
  };
  add(matching(words, isPrefix, 0));
  for (const other of withSynonyms(words, synonyms, symbols)) add(matching(other, false, 1));
  for (const { fewer, isEndKept } of fewerWords(words)) {
    if (found.size >= number('drop_tokens_threshold', 1)) break;
    add(matching(fewer, isPrefix && isEndKept, (words.length - fewer.length) * 1000));
  }
  return [...found.values()];
}

/** Words, `"phrases"` that are wanted as they stand, and `-words` and `-"phrases"` that nobody may have. */
function parsedQuery(q: string, symbols: readonly string[]) {
  const parsed = { words: [] as string[], phrases: [] as string[][], excluded: [] as string[][] };
  for (const [, minus, phrase, word = ''] of q.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)) {
    const tokens = tokenize(phrase ?? word, symbols);
    if (tokens.length === 0) continue;
    if (minus === '-') parsed.excluded.push(tokens);
    else if (phrase === undefined) parsed.words.push(...tokens);
    else parsed.phrases.push(tokens);
  }
  return parsed;
}

/** The remaining words when more and more are dropped from the right, then from the left. */
const fewerWords = (words: readonly string[]): { fewer: string[]; isEndKept: boolean }[] => [
  ...words.slice(1).map((_, at) => ({ fewer: words.slice(0, words.length - 1 - at), isEndKept: false })),
  ...words.slice(1).map((_, at) => ({ fewer: words.slice(at + 1), isEndKept: true })),
];

/** The variants of the words with one synonym replaced by another. */
function withSynonyms(
  words: readonly string[],
  synonyms: readonly SynonymItem[],
  symbols: readonly string[],
): string[][] {
  return synonyms.flatMap(({ root, synonyms: forms, symbols_to_index: own = [] }) => {
    const signs = own.filter((sign) => symbols.includes(sign));
    const spelt = forms.map((form) => tokenize(form, signs));
    const from = root === undefined ? spelt : [tokenize(root, signs)];
    return from.flatMap((form) =>
      words.flatMap((_, at) =>
        form.length > 0 && form.every((word, i) => words[at + i] === word)
          ? spelt.filter((other) => other !== form).map((other) => words.toSpliced(at, form.length, ...other))
          : [],
      ),
    );
  });
}

type TypoRule = { lengths: number[]; corrects: (word: string) => boolean };

/** The documents with every word, each with as few typos as possible. */
function withAll(
  documents: readonly StoredDocument[],
  words: readonly string[],
  isPrefix: boolean,
  searched: readonly Searched[],
  symbols: readonly string[],
  rule: TypoRule,
  penalty: number,
): Found[] {
  let found: Found[] = documents.map((document) => ({ document, score: -penalty, tokens: new Map() }));
  for (const [at, word] of words.entries()) {
    const isPrefixWord = isPrefix && at === words.length - 1;
    const allowed = [0, 1, 2].filter(
      (edits) => edits === 0 || (word.length >= (rule.lengths[edits] ?? 0) && rule.corrects(word)),
    );
    let more: Found[] = [];
    for (const edits of allowed)
      if (more.length === 0)
        more = found.flatMap((one) => withWord(one, word, edits, isPrefixWord, searched, symbols));
    found = more;
  }
  return found;
}

function withWord(
  found: Found,
  word: string,
  edits: number,
  isPrefixWord: boolean,
  searched: readonly Searched[],
  symbols: readonly string[],
): Found[] {
  const tokens = new Map(found.tokens);
  let best = 0;
  for (const { field, weight, typos } of searched) {
    if (edits > typos) continue;
    const matched = wordsIn(found.document, field, symbols)
      .flat()
      .filter((held) => editDistance(word, isPrefixWord ? held.slice(0, word.length) : held) <= edits);
    if (matched.length === 0) continue;
    tokens.set(field.name, new Set([...(tokens.get(field.name) ?? []), ...matched]));
    best = Math.max(best, weight);
  }
  return best === 0 ? [] : [{ document: found.document, score: found.score + 100 + best - edits, tokens }];
}

const wordsIn = (document: StoredDocument, field: Field, symbols: readonly string[]): string[][] =>
  valuesOf(document, field).map((text) => tokenize(String(text), symbols));

function highlightsOf({ document, tokens }: Found, schema: Schema, names: readonly string[]): object[] {
  return schema.fields.flatMap((field): object[] => {
    const matched = tokens.get(field.name);
    if (matched === undefined || (names.length > 0 && !names.includes(field.name))) return [];
    const texts = wordsIn(document, field, schema.symbols_to_index ?? []);
    const parts = texts.flatMap((words, index) => {
      const here = words.filter((word) => matched.has(word));
      return here.length === 0 ? [] : [{ index, here, snippet: words.join(' ') }];
    });
    const [first] = parts;
    return field.type === 'string'
      ? [{ field: field.name, snippet: first?.snippet, matched_tokens: first?.here ?? [] }]
      : [
          {
            field: field.name,
            indices: parts.map(({ index }) => index),
            snippets: parts.map(({ snippet }) => snippet),
            matched_tokens: parts.map(({ here }) => here),
          },
        ];
  });
}

function shownFields(document: StoredDocument, text: (name: string) => string): Record<string, unknown> {
  const [included, excluded] = [listed(text('include_fields')), listed(text('exclude_fields'))];
  return Object.fromEntries(
    Object.entries(document).filter(
      ([name]) => (included.length === 0 || included.includes(name)) && !excluded.includes(name),
    ),
  );
}

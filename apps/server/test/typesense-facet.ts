import {
  type Field,
  type Schema,
  ServerRefusal,
  singlePrecision,
  type StoredDocument,
  tokenize,
  valuesOf,
} from './typesense-filter.ts';

export function facetField({ fields }: Schema, name: string): Field {
  const field = fields.find((one) => one.name === name && one.facet === true);
  if (field === undefined)
    throw new ServerRefusal(404, `Could not find a facet field named \`${name}\` in the schema.`);
  return field;
}

/** `field:beginning`: values with a word for each word of the beginning, the last one perhaps unfinished. */
export function facetQuery(
  text: string,
  facets: readonly Field[],
): { field: Field; words: string[] } | undefined {
  if (text === '') return undefined;
  const [, name = '', typed = ''] = /^(\w+):(.+)$/.exec(text) ?? [];
  if (name === '') throw new ServerRefusal(400, 'Facet query must be in the `facet_field: value` format.');
  const field = facets.find((one) => one.name === name);
  if (field === undefined)
    throw new ServerRefusal(
      400,
      `Facet query refers to a facet field \`${name}\` that is not part of \`facet_by\` parameter.`,
    );
  return { field, words: tokenize(typed, ['+', '#', '.']) };
}

export function countFacet(
  field: Field,
  found: readonly { document: StoredDocument }[],
  valuesMax: number,
  typed: readonly string[],
) {
  const counts = new Map<string, number>();
  const numbers: number[] = [];
  for (const { document } of found)
    for (const value of valuesOf(document, field)) {
      counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
      if (typeof value === 'number') numbers.push(singlePrecision(field, value));
    }
  return {
    field_name: field.name,
    sampled: false,
    counts: [...counts]
      .filter(([value]) => {
        const words = tokenize(value, ['+', '#', '.']);
        return typed.every((word, at) =>
          words.some((held) => (at === typed.length - 1 ? held.startsWith(word) : held === word)),
        );
      })
      .map(([value, count]) => ({ value, count, highlighted: value }))
      .sort((a, b) => b.count - a.count)
      .slice(0, valuesMax),
    stats: {
      ...(numbers.length > 0 ? { min: Math.min(...numbers), max: Math.max(...numbers) } : {}),
      total_values: counts.size,
    },
  };
}

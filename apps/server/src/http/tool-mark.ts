import type { Shape } from '@talaash/contract/body-limit';
import type { Tool } from '@talaash/contract/tool';
import type { ToolAuthor } from '@talaash/domain/tool/choice';
import { visibleText } from '@talaash/domain/tool/rule';
import { TOOL_NOTICES } from '@talaash/domain/tool/words';

type Marks = Pick<Tool, 'texts' | 'hiddenOutput'>;

/** What people wrote, with whose words they are. */
export type Marked = { writtenBy: ToolAuthor; notice: string; data: unknown };

/**
 * The output of a call as the result of a tool: what people wrote is inside of marks, by the paths that the tool declares, and
 * without hidden characters. Fields for pages are left out.
 */
export const markOutput = (output: unknown, { texts, hiddenOutput = [] }: Marks): Record<string, unknown> =>
  marked(withoutFields(JSON.parse(JSON.stringify(output)) as object, hiddenOutput), texts, '') as Record<
    string,
    unknown
  >;

function marked(value: unknown, texts: Marks['texts'], path: string): unknown {
  const author = texts[path];
  if (author !== undefined)
    return value === null
      ? null
      : ({ writtenBy: author, notice: TOOL_NOTICES[author], data: visible(value) } satisfies Marked);
  if (typeof value === 'string') return visibleText(value);
  if (Array.isArray(value)) return value.map((item) => marked(item, texts, below(path, '*')));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, marked(part, texts, below(path, name))]),
  );
}

function visible(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (Array.isArray(value)) return value.map(visible);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [visibleText(name), visible(part)]));
}

/**
 * The schema of what `markOutput` returns. It has no lengths and patterns: a stored record may be older than a rule, and is still
 * shown.
 */
export const markSchema = (shape: Shape, { texts, hiddenOutput = [] }: Marks): Schema =>
  schemaOf(withoutProperties(shape, hiddenOutput), texts, '');

type Schema = Record<string, unknown>;

/** The keywords that say what a value is. The others limit it. */
const KEPT = ['type', 'enum', 'const', 'description', 'required'] as const;

function schemaOf(shape: Shape | undefined, texts: Marks['texts'], path: string): Schema {
  if (shape === undefined || typeof shape === 'boolean') return {};
  const unlessNull = withoutNull(shape);
  if (unlessNull) return { anyOf: [schemaOf(unlessNull, texts, path), { type: 'null' }] };
  const author = texts[path];
  return author === undefined
    ? schemaOfParts(shape, (part, name) => schemaOf(part, texts, below(path, name)))
    : markedSchema(author, schemaOf(shape, {}, ''));
}

/** What a value is if it is not null; undefined if it never is. */
function withoutNull(shape: Exclude<Shape, boolean>): Shape | undefined {
  if (Array.isArray(shape.type) && shape.type.includes('null'))
    return { ...shape, type: shape.type.filter((one) => one !== 'null') as never };
  const choices = shape.anyOf ?? shape.oneOf;
  if (!choices?.some(isNull)) return undefined;
  const others = choices.filter((choice) => !isNull(choice));
  return others.length === 1 ? others[0] : { anyOf: others };
}

function schemaOfParts(
  shape: Exclude<Shape, boolean>,
  partOf: (part: Shape, name: string) => Schema,
): Schema {
  const schema: Schema = {};
  for (const keyword of KEPT) if (shape[keyword] !== undefined) schema[keyword] = shape[keyword];
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) schema['anyOf'] = choices.map((choice) => partOf(choice, ''));
  if (shape.items) schema['items'] = partOf(shape.items as Shape, '*');
  if (shape.properties) {
    const parts = Object.entries(shape.properties).map(([name, part]) => [name, partOf(part, name)]);
    schema['properties'] = Object.fromEntries(parts);
  }
  if (typeof shape.additionalProperties === 'object')
    schema['additionalProperties'] = partOf(shape.additionalProperties, '*');
  return schema;
}

const markedSchema = (author: ToolAuthor, data: Schema): Schema => ({
  type: 'object',
  properties: {
    writtenBy: { type: 'string', const: author },
    notice: { type: 'string', const: TOOL_NOTICES[author] },
    data,
  },
  required: ['writtenBy', 'notice', 'data'],
});

const isNull = (shape: Shape): boolean => typeof shape === 'object' && shape.type === 'null';

/** The path of a part; a choice has the path of the whole. */
const below = (path: string, name: string): string => [path, name].filter((part) => part !== '').join('.');

const withoutFields = (value: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/** A schema of an object without some of its properties. */
export function withoutProperties(shape: Shape, names: readonly string[]): Shape {
  if (typeof shape === 'boolean' || names.length === 0) return shape;
  return {
    ...shape,
    properties: withoutFields(shape.properties ?? {}, names) as NonNullable<typeof shape.properties>,
    ...(shape.required && { required: shape.required.filter((name) => !names.includes(name)) }),
  };
}

/**
 * A result as text, for agents that read no structured results. Brackets are escaped, so that no text of a person looks like an
 * element of the page or of the protocol that the agent reads it in.
 */
export const toToolText = (result: unknown): string =>
  JSON.stringify(result).replaceAll('<', String.raw`\u003c`).replaceAll('>', String.raw`\u003e`);

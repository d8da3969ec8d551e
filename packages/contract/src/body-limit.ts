import { z } from '@talaash/domain/base/schema';

/** The minimum body limit of a call, however small its input is. */
const BODY_BYTES_MIN = 64 * 1024;

/** The assumed length of a text whose schema has none: an id, a number, a date. */
const PLAIN_TEXT_LENGTH = 100;

/** UTF-8 needs up to three bytes for a letter, and one is for the escape that JSON adds to quotes and line breaks. */
const BYTES_OF_CHARACTER = 4;

/** The longest numbers, such as -1.2345678901234567e-300. */
const BYTES_OF_NUMBER = 25;

/** For whitespace, and for what our own client wraps around its input. */
const SHARE_OF_LAYOUT = 1.2;

/** A JSON schema. */
export type Shape = z.core.JSONSchema.JSONSchema | boolean;

export const inputShape = (input: z.ZodType): Shape =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });

/** The body limit of a call: the length of its largest valid input. Without a schema it has none. */
export function bodyBytesMax(shape?: Shape): number {
  if (shape === undefined) return BODY_BYTES_MIN;
  return Math.max(BODY_BYTES_MIN, Math.ceil(bytesOf(shape) * SHARE_OF_LAYOUT));
}

function bytesOf(shape: Shape | undefined): number {
  if (shape === undefined || typeof shape === 'boolean') return textBytes(PLAIN_TEXT_LENGTH);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return Math.max(...choices.map(bytesOf));
  if (shape.enum) return Math.max(...shape.enum.map((value) => JSON.stringify(value).length));
  if (shape.type === 'object') return bytesOfFields(shape.properties ?? {});
  if (shape.type === 'array') return bytesOfList(shape);
  if (shape.type === 'number' || shape.type === 'integer') return BYTES_OF_NUMBER;
  if (shape.type === 'boolean' || shape.type === 'null') return 'false'.length;
  return textBytes(shape.maxLength ?? PLAIN_TEXT_LENGTH);
}

const textBytes = (characters: number) => characters * BYTES_OF_CHARACTER + '"",'.length;

const bytesOfFields = (fields: Record<string, Shape>): number =>
  Object.entries(fields).reduce(
    (sum, [name, field]) => sum + JSON.stringify(name).length + ':,'.length + bytesOf(field),
    '{}'.length,
  );

/** A list without a maximum length is one that the server wrote and gets back, such as the reasons of a review. */
function bytesOfList({ items, maxItems }: z.core.JSONSchema.BaseSchema): number {
  if (maxItems === undefined) return BODY_BYTES_MIN;
  return '[]'.length + maxItems * (bytesOf(items as Shape) + ','.length);
}

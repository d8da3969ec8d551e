import { z } from '@talaash/domain/base/schema';
import { describe, expect, test } from 'vitest';
import { bodyBytesMax, inputShape } from './body-limit.ts';
import { contract } from './index.ts';

type Shape = z.core.JSONSchema.JSONSchema;

/** The longest value of a shape, of letters that have three bytes. */
function longest(shape: Shape): unknown {
  const choices = (shape.anyOf ?? shape.oneOf)?.map((choice) => longest(choice));
  if (choices) return choices.toSorted((one, other) => bytesOf(other) - bytesOf(one))[0];
  if (shape.enum) return shape.enum.map(String).toSorted((one, other) => other.length - one.length)[0];
  if (shape.type === 'array') {
    return Array.from({ length: shape.maxItems ?? 5 }, () => longest(shape.items as Shape));
  }
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, longest(field as Shape)]));
  }
  if (shape.type === 'boolean') return false;
  if (shape.type === 'number' || shape.type === 'integer') return -Number.MAX_VALUE;
  return 'ह'.repeat(shape.maxLength ?? 100);
}

const bytesOf = (value: unknown) => JSON.stringify({ json: value }).replaceAll('ह', 'xxx').length;

const calls = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, call]) => {
    const { inputSchema } = (call as { '~orpc': { inputSchema?: z.ZodType } })['~orpc'];
    return { name: `${noun}.${verb}`, shape: inputSchema && inputShape(inputSchema) };
  }),
);

describe('the longest input is not too long for', () => {
  test.each(calls)('$name', ({ shape }) => {
    const value = shape ? longest(shape as Shape) : {};
    expect(bytesOf(value)).toBeLessThanOrEqual(bodyBytesMax(shape));
  });
});

test('a call takes 64 KB, unless its input may be longer', () => {
  const limits = new Map(calls.map(({ name, shape }) => [name, bodyBytesMax(shape)]));
  expect(limits.get('viewer.get')).toBe(64 * 1024);
  expect(limits.get('jobPost.update')).toBeGreaterThan(64 * 1024);
  // A file of job posts is the one input that takes more than a megabyte.
  for (const [name, bytes] of limits)
    expect(bytes, name).toBeLessThan((/^jobPost\.(previewImport|import)$/.test(name) ? 4 : 1) * 1024 * 1024);
});

test('a list without a greatest length adds 64 KB', () => {
  const input = z.object({ text: z.string().max(20_000), reasons: z.array(z.string()) });
  const bytes = bodyBytesMax(inputShape(input));
  expect(bytes).toBeGreaterThan(64 * 1024 + 80_000);
  expect(bytes).toBeLessThan(300_000);
});

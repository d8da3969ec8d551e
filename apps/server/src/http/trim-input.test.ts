import { inputShape } from '@talaash/contract/body-limit';
import { fieldErrors } from '@talaash/domain/base/field-error';
import { z } from '@talaash/domain/base/schema';
import { expect, test } from 'vitest';
import { trimInput } from './trim-input.ts';

const schema = z.strictObject({
  skills: z.array(z.string().max(5)).max(3),
  place: z.strictObject({ name: z.string() }).nullish(),
  people: z
    .array(z.strictObject({ name: z.string() }))
    .max(2)
    .optional(),
});
const shape = inputShape(schema);

test.each([
  ['a list that is too long', { skills: Array.from({ length: 1000 }, () => 'a') }],
  ['a list of lists', { skills: Array.from({ length: 3 }, () => [[[['a']]]]) }],
  ['a nest', { skills: [], place: { name: [[[[[]]]]] } }],
  [
    'unknown fields',
    Object.fromEntries([['skills', []], ...Array.from({ length: 99 }, (_, at) => [`x${at}`, [at]])]),
  ],
  ['an unknown field within', { skills: [], people: [{ name: 'a', age: { years: 3 } }] }],
  ['an object for a list', { skills: { length: 3 } }],
  ['a list for an object', { skills: [], place: [1, 2] }],
  ['no object', ['a']],
])('%s is shortened and refused with the same messages', (_, input) => {
  const trimmed = trimInput(input, shape);
  expect(JSON.stringify(trimmed).length).toBeLessThan(60);
  const messages = (value: unknown) => fieldErrors(schema.safeParse(value).error?.issues ?? []);
  expect(messages(trimmed)).toEqual(messages(input));
  expect(messages(trimmed)).not.toEqual({});
});

test('a valid input stays as it is', () => {
  const input = { skills: ['a', 'b', 'c'], place: { name: 'x' }, people: [{ name: 'y' }, { name: 'z' }] };
  expect(trimInput(input, shape)).toEqual(input);
  expect(trimInput({ skills: [], place: null }, shape)).toEqual({ skills: [], place: null });
  expect(trimInput('text', shape)).toBe('text');
});

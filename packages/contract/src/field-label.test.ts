import { validate, z } from '@talaash/domain/base/schema';
import { fieldLabel } from '@talaash/domain/base/words';
import * as account from '@talaash/domain/account/schema';
import { expect, test } from 'vitest';
import { inputShape, type Shape } from './body-limit.ts';
import { contract } from './index.ts';

const ofCalls = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).flatMap(([verb, call]) => {
    const { inputSchema } = (call as { '~orpc': { inputSchema?: z.ZodType } })['~orpc'];
    return inputSchema ? [{ name: `${noun}.${verb}`, schema: inputSchema }] : [];
  }),
);

const ofAccounts = Object.entries(account).map(([name, schema]) => ({ name, schema: schema as z.ZodType }));

const inputs = [...ofCalls, ...ofAccounts];

/** Every field of a shape and of what lies in it. */
function fieldsOf(shape: Shape | undefined): string[] {
  if (typeof shape !== 'object') return [];
  const inner = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), shape.items as Shape | undefined];
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, field]) => [name, ...fieldsOf(field)]);
  return [...own, ...inner.flatMap((part) => fieldsOf(part))];
}

const fields = [...new Set(inputs.flatMap(({ schema }) => fieldsOf(inputShape(schema))))].sort();

/** Words of programs: units, formats, and the verbs that begin the name of a yes or no. */
const INTERNAL =
  /iso|utc|e164|lpa|inr|dob|oob|uid|u r l|markdown|normalised|starts with|\b(?:id|ids|url|api|ai)\b|^(?:is|has|can|accept) /;

test.each(fields)('the label of %s is said by people', (field) => {
  const label = fieldLabel(field);
  expect(label).toMatch(/^[A-Z]/);
  expect(label.charAt(0).toLowerCase() + label.slice(1)).not.toMatch(INTERNAL);
});

test('the check knows the words of programs', () => {
  for (const internal of ['dob iso date', 'has own laptop', 'talent id', 'callback u r l'])
    expect(internal).toMatch(INTERNAL);
});

/** What an input that lacks everything, or has the wrong type everywhere, is told. */
const messages = inputs.flatMap(({ name, schema }) => {
  const shape = inputShape(schema);
  const names = typeof shape === 'object' ? Object.keys(shape.properties ?? {}) : [];
  return ['', 'x', [], {}].flatMap((value) => {
    const checked = validate(schema, Object.fromEntries(names.map((field) => [field, value])));
    return checked.ok ? [] : Object.values(checked.errors).map((message) => [name, message] as const);
  });
});

test('no message of an input has a word of programs', () => {
  expect(messages.length).toBeGreaterThan(100);
  for (const [name, message] of messages) {
    expect(message, name).toMatch(/[\p{L}\p{N})]$/u);
    // The choices of a closed list are named as the calls take them; the pages offer them by their labels.
    if (message.startsWith('Must be one of: ')) continue;
    const label = message.replace(/ is required$/, '');
    if (label === message) expect(message, name).not.toMatch(/\bids?\b|Iso|Utc|Url/);
    else expect(label.charAt(0).toLowerCase() + label.slice(1), name).not.toMatch(INTERNAL);
  }
});

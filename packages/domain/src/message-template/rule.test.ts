import { expect, test } from 'vitest';
import { ANONYMOUS_TALENT_NAME } from '../privacy-shield/words.ts';
import { TEMPLATE_VARIABLES } from './choice.ts';
import { TEMPLATES_MAX } from './limit.ts';
import { messageTemplateRefusal, unfilledRefusal } from './rule.ts';
import { fillTemplate, firstNameOf, leftVariables, type TemplateValues } from './variable.ts';

const values: TemplateValues = {
  'first name': 'Shruti',
  'full name': 'Shruti Kulkarni',
  'job title': 'Weaver',
  'job post': 'Senior Weaver',
  'pay range': undefined,
  company: 'Harbourline',
  'sender name': 'Asha {first name}',
};

test.each([
  ['Hello {first name},', 'Hello Shruti,'],
  ['Hello {First Name}, {first_name} and { first-name }', 'Hello Shruti, Shruti and Shruti'],
  ['{pay range} for {job post}', '{pay range} for Senior Weaver'],
  ['{nick name} stays', '{nick name} stays'],
  // A value is never read as a template again.
  ['{sender name}', 'Asha {first name}'],
  ['`{ a: 1 }` {} {{x}} { }', '`{ a: 1 }` {} {{x}} { }'],
  ['', ''],
])('%j is filled as %j', (template, filled) => {
  expect(fillTemplate(template, values)).toBe(filled);
});

test('with all values, every variable is filled', () => {
  const all = Object.fromEntries(TEMPLATE_VARIABLES.map((name) => [name, 'x'])) as TemplateValues;
  const template = TEMPLATE_VARIABLES.map((name) => `{${name}}`).join(' ');
  expect(leftVariables(fillTemplate(template, all))).toEqual([]);
});

test.each([
  ['Shruti Kulkarni', 'Shruti'],
  ['  Dr. Asha Fernando', 'Asha'],
  ['K. R. Meera', 'Meera'],
  ['S', 'S'],
  ['रुक्मिणी देवी', 'रुक्मिणी'],
  [ANONYMOUS_TALENT_NAME, undefined],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

test.each([
  ['Hello Shruti', true, undefined],
  ['Hello {first name}', true, 'Replace {first name} with your own words: this person’s name is not shown.'],
  ['{pay range}', false, 'Replace {pay range} with your own words: the job post states no pay.'],
  ['Hello {nick name}', true, 'Replace {nick name} with your own words: it is not a variable.'],
  ['Hello {nick name}', false, undefined],
  ['{first name} and {company}', true, 'Replace {first name} and {company} with your own words.'],
  ['const a = { b: 1 }', true, undefined],
] as const)('%j, first: %s, is refused with %j', (text, isFirst, refused) => {
  expect(unfilledRefusal(text, isFirst)).toBe(refused);
});

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `${at}` }));

test.each([
  ['another name', many(2), { name: 'New', text: 'Hi {first name}', isNew: true }, undefined],
  ['a name of another one', [{ name: 'HELLO' }], { name: 'hello', text: 'Hi', isNew: true }, 'name'],
  ['an unknown variable', [], { name: 'New', text: 'Hi {nick name}', isNew: true }, 'text'],
  ['one too many', many(TEMPLATES_MAX), { name: 'New', text: 'Hi', isNew: true }, 'whole'],
  ['a change of the last', many(TEMPLATES_MAX), { name: 'New', text: 'Hi', isNew: false }, undefined],
] as const)('a template with %s', (_what, others, template, refused) => {
  const refusal = messageTemplateRefusal(others, template);
  expect(refusal && (refusal.field ?? 'whole')).toBe(refused);
});

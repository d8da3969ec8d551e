import { expect, expectTypeOf, test } from 'vitest';
import type { AnyRecordForm, RecordFormOptions, useRecordForm } from './form.ts';

type Values = { title: string; years: number | undefined; links: { url: string }[] };
type Saved = { title: string; years: number };
type Form = ReturnType<typeof useRecordForm<Values, Saved>>;

/** Never called: what is written with it only has to compile, or must not. */
declare const form: Form;

test('a field has the type of its value, also in a list', () => {
  const title = () => form.field('title');
  const url = () => form.field('links.0.url');
  expectTypeOf<ReturnType<typeof title>['value']>().toEqualTypeOf<string>();
  expectTypeOf<ReturnType<typeof url>['value']>().toEqualTypeOf<string>();
  expectTypeOf<Form['values']>().toEqualTypeOf<Values>();
  expect([title, url]).toHaveLength(2);
});

test('a field that does not exist, and a value of another type, do not compile', () => {
  const wrong = [
    // @ts-expect-error The record has no such field.
    () => form.field('salary'),
    // @ts-expect-error The title is a text.
    () => form.field('title').onChange(3),
    // @ts-expect-error The list is under `links`.
    () => form.list.remove('link', 0),
    // @ts-expect-error The form starts over with a whole record.
    () => form.restart({ title: '' }),
  ];
  expect(wrong).toHaveLength(4);
});

test('a save takes what the schema answers, and answers nothing or what leads to the next page', () => {
  type Save = RecordFormOptions<Values, Saved>['save'];
  expectTypeOf<Parameters<Save>>().toEqualTypeOf<[value: Saved]>();
  expectTypeOf<(value: Saved) => Promise<() => void>>().toExtend<Save>();
  expectTypeOf<(value: Saved) => Promise<string>>().not.toExtend<Save>();
  expectTypeOf<(value: { salary: number }) => Promise<void>>().not.toExtend<Save>();
  // What is around a form needs no type of its record.
  expectTypeOf<Form>().toExtend<AnyRecordForm>();
  expect.assertions(0);
});

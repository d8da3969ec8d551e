import { describe, expect, test } from 'vitest';
import { emptyFields, namedIssues, issueCount, formIssuesOf, saveRefusal } from './form-issue.ts';

const values = { name: '', website: '', locality: undefined, educationList: [], about: '' };

const issues = (paths: readonly string[], shown: readonly string[] = []) =>
  formIssuesOf(
    Object.fromEntries(paths.map((path) => [path, `${path} is wrong`])),
    (path) => shown.includes(path),
    values,
  );

describe('why a form cannot be saved yet', () => {
  test.each<[string, string[], string[], string | undefined]>([
    ['nothing is in its way', [], [], undefined],
    ['one field is empty', ['name'], [], '1 field to complete: Name'],
    ['the order is that of the form', ['about', 'name'], [], '2 fields to complete: Name, About'],
    [
      'the first three are named',
      ['about', 'locality', 'website', 'name', 'educationList.0.course'],
      [],
      '5 fields to complete: Name, Website, Locality and 2 more',
    ],
    ['what is shown is wrong', ['website'], ['website'], '1 field to fix: Website'],
    ['some are shown', ['name', 'website'], ['website'], '2 fields to complete or fix: Name, Website'],
  ])('%s', (_case, paths, shown, sentence) => {
    expect(saveRefusal(issues(paths, shown))).toBe(sentence);
  });

  test('the entries of a list after the first are numbered', () => {
    expect(saveRefusal(issues(['educationList.0.course', 'educationList.1.course']))).toBe(
      '2 fields to complete: Course, Course 2',
    );
  });

  test('a narrow page names one field', () => {
    const { named, rest } = namedIssues(issues(['name', 'about']), 1);
    expect([issueCount(issues(['name', 'about'])), named.map(({ label }) => label), rest]).toEqual([
      '2 fields to complete',
      ['Name'],
      ' and 1 more',
    ]);
  });

  test("until its schema has loaded, a form's empty fields block it", () => {
    const typed = { firstName: 'Asha', email: '', acceptTerms: false };
    expect(saveRefusal(formIssuesOf(emptyFields(typed), () => false, typed))).toBe(
      '2 fields to complete: Email, Accepting the terms',
    );
    expect(emptyFields({ firstName: 'Asha', acceptTerms: true })).toEqual({});
  });
});

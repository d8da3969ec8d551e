import { PROFILE_SECTIONS, SECTION_OF_FIELD } from '@talaash/domain/talent-profile/completion';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { filledTalentProfile } from '../../../../../../packages/domain/test/filled.ts';
import type { EditorForm } from './editor-form.ts';
import { toEditorValues } from './editor-values.ts';

// The design system listens to keys as soon as it is loaded.
vi.stubGlobal('window', { addEventListener: () => {} });
afterAll(() => vi.unstubAllGlobals());
const { EDITOR_SECTIONS } = await import('./editor-sections.ts');

const values = toEditorValues(filledTalentProfile, '');

const valueAt = (path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], values);

/** The paths for which a section has something to type them into. */
function pathsTypedIn(id: keyof typeof EDITOR_SECTIONS): string[] {
  const paths: string[] = [];
  const bound = (path: string) => {
    paths.push(path);
    const value = valueAt(path);
    return { value, checked: value === true, onChange: () => {}, onBlur: () => {}, 'data-path': path };
  };
  const form = { values, field: bound, checkbox: bound, errorAt: () => undefined };
  const Section = EDITOR_SECTIONS[id];
  renderToStaticMarkup(<Section form={form as unknown as EditorForm} />);
  return paths;
}

const fieldOf = (path: string) => path.split('.')[0] ?? '';

test.each(PROFILE_SECTIONS)('every field of the section $id is typed in it', ({ id }) => {
  const fields = Object.entries(SECTION_OF_FIELD).flatMap(([field, section]) =>
    section === id ? field : [],
  );
  expect(new Set(pathsTypedIn(id).map(fieldOf))).toEqual(new Set(fields));
});

test.each([
  ['experience', 'workExperiences'],
  ['education', 'educationList'],
  ['projects', 'personalProjects'],
  ['certifications', 'certifications'],
] as const)('every part of an entry in the section %s is typed in it', (id, list) => {
  const parts = pathsTypedIn(id).map((path) => path.split('.')[2]);
  expect(new Set([...parts, 'id'])).toEqual(new Set(Object.keys(filledTalentProfile[list][0])));
});

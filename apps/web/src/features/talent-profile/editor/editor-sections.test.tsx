import { PROFILE_SECTIONS, SECTION_OF_FIELD } from '@talaash/domain/talent-profile/completion';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { filledTalentProfile } from '../../../../../../packages/domain/test/filled.ts';
import type { EditorForm } from './editor-form.ts';
import { toEditorValues } from './editor-values.ts';

// The design system adds a key listener to the window on import.
vi.stubGlobal('window', { addEventListener: () => {} });
afterAll(() => vi.unstubAllGlobals());
const { EDITOR_SECTIONS } = await import('./editor-sections.ts');

const values = toEditorValues(filledTalentProfile, '');

const valueAt = (path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], values);

/** The form paths that a section has fields for. */
function pathsEditedIn(id: keyof typeof EDITOR_SECTIONS): string[] {
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

test.each(PROFILE_SECTIONS)('the section $id has an input for each of its fields', ({ id }) => {
  const fields = Object.entries(SECTION_OF_FIELD).flatMap(([field, section]) =>
    section === id ? field : [],
  );
  expect(new Set(pathsEditedIn(id).map(fieldOf))).toEqual(new Set(fields));
});

test.each([
  ['experience', 'workExperiences'],
  ['education', 'educationList'],
  ['projects', 'personalProjects'],
  ['certifications', 'certifications'],
] as const)('an entry in the section %s has an input for each of its fields', (id, list) => {
  const parts = pathsEditedIn(id).map((path) => path.split('.')[2]);
  expect(new Set([...parts, 'id'])).toEqual(new Set(Object.keys(filledTalentProfile[list][0])));
});

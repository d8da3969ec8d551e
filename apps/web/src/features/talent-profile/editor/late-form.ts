import { type ProfileSectionId, SECTION_OF_FIELD } from '@talaash/domain/talent-profile/completion';
import type { TalentProfileField } from '@talaash/domain/talent-profile/schema';
import { useDeferredValue } from 'react';
import type { EditorForm } from './editor-form.ts';

/** Not typed: all of the form shows at once that it is being saved, why it was not, and that it is another draft. */
const SHOWN_AT_ONCE = ['isSaving', 'failure', 'isConflict'] as const;

/**
 * A key is shown before the rest of a form of sixty fields renders for it. The section that is typed into gets the form as it is; all
 * others get it as it was before, and then as it is, in pieces between which the page answers keys.
 *
 * @returns the form for what shows all of its sections, and for each of them
 */
export function useLateForm(form: EditorForm): {
  late: EditorForm;
  formOf: (id: ProfileSectionId) => EditorForm;
} {
  const before = useDeferredValue(form);
  const late = SHOWN_AT_ONCE.every((key) => before[key] === form[key]) ? before : form;
  const fields = Object.keys(SECTION_OF_FIELD) as TalentProfileField[];
  const changed = new Set(
    fields
      .filter((field) => late.values[field] !== form.values[field])
      .map((field) => SECTION_OF_FIELD[field]),
  );
  return { late, formOf: (id) => (changed.has(id) ? form : late) };
}

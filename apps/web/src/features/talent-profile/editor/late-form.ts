import { type ProfileSectionId, SECTION_OF_FIELD } from '@talaash/domain/talent-profile/completion';
import type { TalentProfileField } from '@talaash/domain/talent-profile/schema';
import { useDeferredValue } from 'react';
import type { EditorForm } from './editor-form.ts';

/** Not typed input: the whole form shows at once that a save is in progress or has failed, and that another draft is loaded. */
const SHOWN_AT_ONCE = ['isSaving', 'failure', 'isConflict'] as const;

/**
 * Shows a typed character before the rest of a form of sixty fields rerenders. The section being typed into gets the current
 * form. The others first get the previous form and then the current one, in an interruptible render.
 *
 * @returns the form for components that show all sections, and for each section
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

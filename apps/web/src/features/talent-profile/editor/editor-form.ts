import { isWebUrl } from '@talaash/domain/base/text';
import { URL_SENTENCE } from '@talaash/domain/base/words';
import type { TalentProfileDraft } from '@talaash/domain/talent-profile/schema';
import type { ReactNode } from 'react';
import type { useRecordForm } from '../../../lib/form.ts';
import type { EditorValues } from './editor-values.ts';

/** The form that all sections of the editor share. */
export type EditorForm = ReturnType<typeof useRecordForm<EditorValues, TalentProfileDraft>>;

export interface EditorSectionProps {
  form: EditorForm;
  /** Who can still see the parts of a profile that is not open to work. */
  hiddenNote?: ReactNode;
}

export const urlRefusal = (address: string): string | undefined =>
  isWebUrl(address) ? undefined : URL_SENTENCE;

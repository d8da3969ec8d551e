import type { Locality } from '@talaash/domain/locality/schema';
import { isWebUrl } from '@talaash/domain/base/text';
import { URL_SENTENCE } from '@talaash/domain/base/words';
import type { TalentProfileDraft } from '@talaash/domain/talent-profile/schema';
import type { ComponentType } from 'react';
import type { useRecordForm } from '../../../lib/form.ts';
import type { FieldFrame } from '../../../ui/field.tsx';
import type { EditorValues } from './editor-values.ts';

/** What every section of the editor works on. */
export type EditorForm = ReturnType<typeof useRecordForm<EditorValues, TalentProfileDraft>>;

/** What the editor needs of the field that chooses a place; the route brings it. */
export type PlaceField = ComponentType<
  FieldFrame & {
    value: Locality | undefined;
    onChange: (value: Locality | undefined) => void;
    countryCode: string;
    'data-path'?: string | undefined;
  }
>;

export interface EditorSectionProps {
  form: EditorForm;
}

export interface PlacedSectionProps extends EditorSectionProps {
  LocalityField: PlaceField;
}

export const urlRefusal = (address: string): string | undefined =>
  isWebUrl(address) ? undefined : URL_SENTENCE;

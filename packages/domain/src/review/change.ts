import { fieldLabel } from '../base/words.ts';
import type { ChangedField } from './schema.ts';

/** Fields of the record itself, which a person did not write. */
const RECORD_FIELDS: ReadonlySet<string> = new Set(['key', 'createdIsoDateTimeUtc', 'updatedIsoDateTimeUtc']);

/** Parts without meaning for a reader. */
const UNSAID_PARTS: ReadonlySet<string> = new Set(['id', 'geoPoint']);

/** The fields that differ between two versions of a profile, formatted for people, in the order of the later version. */
export function changedFields(before: object, after: object): ChangedField[] {
  const [was, is] = [before, after] as Record<string, unknown>[];
  const fields = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...fields]
    .filter((field) => !RECORD_FIELDS.has(field))
    .map((field) => ({ field, before: textOf(was?.[field]), after: textOf(is?.[field]) }))
    .filter((changed) => changed.before !== changed.after);
}

/** A value as text: an entry of a list a line, the parts of an entry between commas. Undefined for nothing. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n') || undefined;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  if ('bucket' in value) return fileText(value);
  return partsText(value);
}

/** Two files may have the same name. */
function fileText(file: object): string {
  const { filename = 'A file', createdIsoDateTimeUtc = '' } = file as Record<string, string>;
  const uploaded = createdIsoDateTimeUtc.slice(0, 16).replace('T', ' ');
  return `${filename}, uploaded ${uploaded} UTC`;
}

/** In the order of their names: the database keeps no order of parts. */
function partsText(value: object): string | undefined {
  const texts = Object.entries(value)
    .filter(([part]) => !UNSAID_PARTS.has(part))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([part, partValue]) =>
      typeof partValue === 'boolean' ? (partValue ? fieldLabel(part) : undefined) : textOf(partValue),
    );
  return texts.filter(Boolean).join(', ') || undefined;
}

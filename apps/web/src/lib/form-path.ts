import type { FieldErrors } from '@talaash/domain/base/field-error';
import { fieldLabel } from '@talaash/domain/base/words';

export const isWithin = (path: string, ancestor: string) =>
  path === ancestor || path.startsWith(`${ancestor}.`);

/** Whether two fields belong to the same part of a record: the months of one position. The record's own fields do not. */
export function isNeighbour(path: string, other: string): boolean {
  const parent = path.slice(0, path.lastIndexOf('.') + 1);
  return parent !== '' && parent === other.slice(0, other.lastIndexOf('.') + 1);
}

export const without = (errors: FieldErrors, path: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([other]) => !isWithin(other, path)));

/** The label of the field at a path. Entries of a list after the first get a number: "Course 2". */
export function labelOf(path: string): string {
  const parts = path.split('.');
  const isIndex = (part: string) => /^\d+$/.test(part);
  const label = fieldLabel(parts.findLast((part) => !isIndex(part)) ?? 'form');
  const index = Number(parts.find(isIndex) ?? 0);
  return index > 0 ? `${label} ${index + 1}` : label;
}

/** Maps the server's field paths, which follow the call's input, to the form's. Errors of other fields are dropped. */
export function ownPaths(errors: FieldErrors, values: object): FieldErrors {
  const own: FieldErrors = {};
  for (const [path, message] of Object.entries(errors)) {
    const [head = '', ...rest] = path.split('.');
    const inner = head in values ? path : rest.join('.');
    if ((inner.split('.')[0] ?? '') in values) own[inner] = message;
  }
  return own;
}

/** Focuses the field at a path, or at the nearest parent path. */
export function focusField(formId: string, path: string): void {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const wanted = CSS.escape(parts.slice(0, length).join('.'));
    const place = document.getElementById(formId)?.querySelector(`[data-path="${wanted}"]`);
    if (!(place instanceof HTMLElement)) continue;
    const control = place.matches('input, textarea, select, button, [contenteditable]')
      ? place
      : (place.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable]') ?? place);
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: 'center' });
    return;
  }
}

import type { FieldErrors } from '@talaash/domain/base/field-error';
import { fieldLabel } from '@talaash/domain/base/words';

export const isWithin = (path: string, ancestor: string) =>
  path === ancestor || path.startsWith(`${ancestor}.`);

export const without = (errors: FieldErrors, path: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([other]) => !isWithin(other, path)));

export function labelOf(path: string): string {
  return fieldLabel(path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? 'form');
}

/** Maps the server's field paths, which are those of the call's input, to the form's. Errors of other fields are dropped. */
export function ownPaths(errors: FieldErrors, values: object): FieldErrors {
  const own: FieldErrors = {};
  for (const [path, message] of Object.entries(errors)) {
    const [head = '', ...rest] = path.split('.');
    const inner = head in values ? path : rest.join('.');
    if ((inner.split('.')[0] ?? '') in values) own[inner] = message;
  }
  return own;
}

/** Focuses the field of a path, or of the nearest parent path. */
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

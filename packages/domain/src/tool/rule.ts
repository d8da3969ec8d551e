/**
 * Characters that a reader does not see but a model reads: tags, direction marks, zero-width and blank letters, variation selectors,
 * private use, what is unassigned, and control characters other than tabs and line breaks.
 */
// oxlint-disable-next-line no-control-regex
const HIDDEN =
  /[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;

/** A text as a tool may return it: what people see of it. */
export const visibleText = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(HIDDEN, '');

import type { FieldErrors } from '@talaash/domain/base/field-error';
import { labelOf } from './form-path.ts';
import { formatCount } from './format.ts';

/** A field that blocks a save because it is empty or invalid. */
export interface FormIssue {
  path: string;
  label: string;
  message: string;
  /** Whether the field shows the message. */
  isShown: boolean;
}

/** The errors of a form whose fields are all required, until its schema has loaded: its empty fields. */
export function emptyFields(values: object): FieldErrors {
  const empty = Object.entries(values).filter(([, value]) => value === '' || value === false);
  return Object.fromEntries(empty.map(([path]) => [path, `${labelOf(path)} is required`]));
}

/** In the order of the form's values, which is the order on the page. */
export function formIssuesOf(
  errors: FieldErrors,
  isShown: (path: string) => boolean,
  values: object,
): FormIssue[] {
  const fields = Object.keys(values);
  const placeOf = (path: string) => fields.indexOf(path.split('.')[0] ?? '');
  return Object.entries(errors)
    .map(([path, message]) => ({ path, label: labelOf(path), message, isShown: isShown(path) }))
    .sort((one, other) => placeOf(one.path) - placeOf(other.path));
}

/** "4 fields to complete" */
export function issueCount(issues: readonly FormIssue[]): string {
  const shown = issues.filter(({ isShown }) => isShown).length;
  const act = shown === 0 ? 'complete' : shown === issues.length ? 'fix' : 'complete or fix';
  return `${formatCount(issues.length, 'field')} to ${act}`;
}

/** The number of named fields. When one is fixed, the next takes its place. */
const namedMax = 3;

/** The first issues, and the number of the others: "and 9 more". */
export function namedIssues(
  issues: readonly FormIssue[],
  max = namedMax,
): { named: readonly FormIssue[]; rest: string } {
  const rest = issues.length - max;
  return { named: issues.slice(0, max), rest: rest > 0 ? ` and ${rest} more` : '' };
}

/** Why a form cannot be saved yet: "4 fields to complete: Name, About, Country and 1 more". Undefined if it can. */
export function saveRefusal(issues: readonly FormIssue[]): string | undefined {
  if (issues.length === 0) return undefined;
  const { named, rest } = namedIssues(issues);
  return `${issueCount(issues)}: ${named.map(({ label }) => label).join(', ')}${rest}`;
}

import type { FieldErrors } from '@talaash/domain/base/field-error';
import { labelOf } from './form-path.ts';
import { formatCount } from './format.ts';

/** A field that a save waits for, because it is empty or wrong. */
export interface FormIssue {
  path: string;
  label: string;
  message: string;
  /** Whether the message stands at the field. */
  isShown: boolean;
}

/** What is wrong with a form of which every field is required, as long as nothing has checked it: its empty fields. */
export function emptyFields(values: object): FieldErrors {
  const empty = Object.entries(values).filter(([, value]) => value === '' || value === false);
  return Object.fromEntries(empty.map(([path]) => [path, `${labelOf(path)} is required`]));
}

/** In the order of the form's values, which is that of the page. */
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

/** How many are named. The next one takes the place of one that is gone. */
const namedMax = 3;

/** The first issues, and the number of those that are not named: "and 9 more". */
export function namedIssues(
  issues: readonly FormIssue[],
  max = namedMax,
): { named: readonly FormIssue[]; rest: string } {
  const rest = issues.length - max;
  return { named: issues.slice(0, max), rest: rest > 0 ? ` and ${rest} more` : '' };
}

/** Why a form cannot be saved yet: "4 fields to complete: Name, About, Country and 1 more". Undefined when it can. */
export function saveRefusal(issues: readonly FormIssue[]): string | undefined {
  if (issues.length === 0) return undefined;
  const { named, rest } = namedIssues(issues);
  return `${issueCount(issues)}: ${named.map(({ label }) => label).join(', ')}${rest}`;
}

import type { FieldErrors } from '@talaash/domain/base/field-error';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useDebouncedCallback } from '../ui/base/use-debounced-callback.ts';
import { focusField, isNeighbour, isWithin, without } from './form-path.ts';
import { formIssuesOf } from './form-issue.ts';
import { valueAt } from './value-path.ts';

/** The error of a field appears on blur, or after a pause of this length. */
const settleMs = 700;

const isFilled = (value: unknown) => value !== undefined && value !== '';

/**
 * Decides which errors of a form are visible, and when: those of fields that the person typed into and left, of filled fields
 * beside those, and the server's errors until their field changes. `issues` lists all errors, visible or not: they block a save.
 * A form whose button is never disabled (the login) shows all after a submit. @param invalid the domain's errors for the values
 */
export function useFormErrors(formId: string, invalid: FieldErrors, values: object) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [wasSubmitted, setSubmitted] = useState(false);
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const shouldFocusError = useRef(false);
  const changed = useRef(new Set<string>());

  const shows = (path: string) =>
    wasSubmitted ||
    path in serverErrors ||
    [...settled].some((other) => isWithin(path, other)) ||
    (isFilled(valueAt(values, path)) && [...settled].some((other) => isNeighbour(path, other)));
  const errors: FieldErrors = { ...serverErrors, ...invalid };
  const issues = formIssuesOf(errors, shows, values);
  const problems = issues.filter(({ isShown }) => isShown);

  // Focuses the field after the render that shows the errors.
  useEffect(() => {
    const first = problems[0];
    if (!shouldFocusError.current || !first) return;
    shouldFocusError.current = false;
    focusField(formId, first.path);
  });

  const settleLater = useDebouncedCallback(settle, settleMs);

  function settle(path: string) {
    settleLater.cancel();
    if (changed.current.has(path)) setSettled((before) => new Set(before).add(path));
  }

  return {
    issues,
    /** The issues for other errors of the domain. */
    formIssuesOf: (found: FieldErrors) => formIssuesOf({ ...serverErrors, ...found }, shows, values),
    problems,
    changed,
    settle,
    /** Shows the errors of fields that were changed earlier, in a draft. */
    restore(paths: readonly string[]) {
      for (const path of paths) changed.current.add(path);
      setSettled(new Set(paths));
    },
    /** The visible message at a path. */
    errorAt: (path: string) => (shows(path) ? errors[path] : undefined),
    /** The first visible message at a path or below it. */
    errorWithin: (path: string) =>
      Object.entries(errors).find(([other]) => isWithin(other, path) && shows(other))?.[1],
    fieldChanged(path: string) {
      changed.current.add(path);
      setServerErrors((before) => without(before, path));
      settleLater(path);
    },
    listGrew: (path: string) => void changed.current.add(path),
    listMoved(path: string) {
      changed.current.add(path);
      setServerErrors((before) => without(before, path));
    },
    /** The items of a list have moved, so the server's errors no longer match their paths. */
    listShrank(path: string) {
      changed.current.add(path);
      setSettled((before) => new Set([...before].filter((other) => !other.startsWith(`${path}.`))));
      setServerErrors((before) => without(before, path));
    },
    /** Focuses a field. Its error stays hidden until the person types into it. */
    goTo: (path: string) => focusField(formId, path),
    /** Shows all errors and focuses the first. */
    goToFirst() {
      setSubmitted(true);
      shouldFocusError.current = true;
      renderAgain();
    },
    takeFromServer(byField: FieldErrors) {
      setServerErrors(byField);
      if (Object.keys(byField).length > 0) shouldFocusError.current = true;
    },
    clear() {
      changed.current.clear();
      setSettled(new Set());
      setSubmitted(false);
      setServerErrors({});
    },
  };
}

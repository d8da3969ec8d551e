import type { FieldErrors } from '@talaash/domain/base/field-error';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useDebouncedCallback } from '../ui/base/use-debounced-callback.ts';
import { focusField, isWithin, labelOf, without } from './form-path.ts';

/** One thing to fix: the field's path, its name, what is wrong. */
export interface Problem {
  path: string;
  label: string;
  message: string;
}

/** An error of a field appears when one leaves it, or pauses in it for this long. */
const settleMs = 700;

/**
 * Which errors of a form are shown, and when: those of fields that are typed into and left, all after a submit, and what
 * the server said until its field changes. @param invalid what the domain says of the values
 */
export function useFormErrors(formId: string, invalid: FieldErrors) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [wasSubmitted, setSubmitted] = useState(false);
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const wantsJump = useRef(false);
  const changed = useRef(new Set<string>());

  const errors: FieldErrors = { ...serverErrors, ...invalid };
  const shows = (path: string) =>
    wasSubmitted || path in serverErrors || [...settled].some((other) => isWithin(path, other));
  const problems: Problem[] = Object.entries(errors)
    .filter(([path]) => shows(path))
    .map(([path, message]) => ({ path, label: labelOf(path), message }));

  // After the render that shows the errors.
  useEffect(() => {
    const first = problems[0];
    if (!wantsJump.current || !first) return;
    wantsJump.current = false;
    focusField(formId, first.path);
  });

  const settleLater = useDebouncedCallback(settle, settleMs);

  function settle(path: string) {
    settleLater.cancel();
    if (changed.current.has(path)) setSettled((before) => new Set(before).add(path));
  }

  return {
    problems,
    changed,
    settle,
    /** The message at a path, where it is to be shown. */
    errorAt: (path: string) => (shows(path) ? errors[path] : undefined),
    /** The first message at a path or below it, where it is to be shown. */
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
    /** Places have shifted: what was said about them belongs to others now. */
    listShrank(path: string) {
      changed.current.add(path);
      setSettled((before) => new Set([...before].filter((other) => !other.startsWith(`${path}.`))));
      setServerErrors((before) => without(before, path));
    },
    /** Shows what is wrong and leads to the first of it. */
    goToFirst() {
      setSubmitted(true);
      wantsJump.current = true;
      renderAgain();
    },
    takeFromServer(byField: FieldErrors) {
      setServerErrors(byField);
      if (Object.keys(byField).length > 0) wantsJump.current = true;
    },
    clear() {
      changed.current.clear();
      setSettled(new Set());
      setSubmitted(false);
      setServerErrors({});
    },
  };
}

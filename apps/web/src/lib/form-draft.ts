import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDebouncedCallback } from '../ui/base/use-debounced-callback.ts';
import { dropDraft, keepDraft, readDraft, useDraftKey } from './draft.ts';
import type { FormValues } from './form-values.ts';

interface FormDraftOptions<Values extends object> {
  form: FormValues<Values>;
  /** Without a name nothing is kept. */
  name: string | undefined;
  start: Values;
  /** The version of the record in `start`. */
  version: string | undefined;
  /** The fields that were typed into. */
  changed: RefObject<ReadonlySet<string>>;
}

const keepAfterMs = 500;

/** Keeps what is typed in this browser, and begins the form with what was kept. */
export function useFormDraft<Values extends object>({
  form,
  name,
  start,
  version,
  changed,
}: FormDraftOptions<Values>) {
  const key = useDraftKey(name);
  const [restored, setRestored] = useState(() => readDraft<Values>(key));
  const [keptAt, setKeptAt] = useState(restored?.keptAt);
  const { values, isDirty } = form;

  const isLoaded = useRef(false);
  useEffect(() => {
    if (isLoaded.current) return;
    isLoaded.current = true;
    // Fields that the form has got since are not in an older draft.
    if (restored) form.setValues({ ...start, ...restored.values });
  });

  const keepSoon = useDebouncedCallback((at: string, latest: Values) => {
    const now = Date.now();
    if (keepDraft(at, { values: latest, keptAt: now, basedOn: version })) setKeptAt(now);
  }, keepAfterMs);
  useEffect(() => {
    if (key === undefined) return;
    if (!isDirty) {
      // Typed back to what is saved: nothing to keep.
      if (changed.current.size > 0) dropDraft(key);
      return;
    }
    keepSoon(key, values);
    return keepSoon.cancel;
  }, [values, key, isDirty, changed, keepSoon]);

  return {
    isKept: key !== undefined,
    keptAt,
    /** The draft that the form began with: older than the record where `basedOn` differs. */
    restored,
    isOlder: restored !== undefined && version !== undefined && restored.basedOn !== version,
    drop() {
      setRestored(undefined);
      setKeptAt(undefined);
      dropDraft(key);
    },
  };
}

import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft, useDraftKey } from './draft.ts';

interface FormDraftOptions<Values extends object> {
  form: UseFormReturnType<Values>;
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
  const { values } = form;
  const isDirty = form.isDirty();

  const isLoaded = useRef(false);
  useEffect(() => {
    if (isLoaded.current) return;
    isLoaded.current = true;
    // Fields that the form has got since are not in an older draft.
    if (restored) form.setValues({ ...start, ...restored.values });
  });

  useEffect(() => {
    if (key === undefined) return;
    if (!isDirty) {
      // Typed back to what is saved: nothing to keep.
      if (changed.current.size > 0) dropDraft(key);
      return;
    }
    const timer = setTimeout(() => {
      const at = Date.now();
      if (keepDraft(key, { values, keptAt: at, basedOn: version })) setKeptAt(at);
    }, keepAfterMs);
    return () => clearTimeout(timer);
  }, [values, key, isDirty, version, changed]);

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

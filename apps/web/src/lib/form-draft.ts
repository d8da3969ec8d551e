import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocalState } from '../ui/base/local.ts';
import { dropDraft, keepDraft, readDraft, useDraftKey } from './draft.ts';
import type { FormValues } from './form-values.ts';

interface FormDraftOptions<Values extends object> {
  form: FormValues<Values>;
  /** Without a name there is no draft. */
  name: string | undefined;
  start: Values;
  /** The version of the record in `start`. */
  version: string | undefined;
  errors: { changed: RefObject<ReadonlySet<string>>; restore: (paths: readonly string[]) => void };
}

const saveDraftAfterMs = 500;

/** Stores unsaved values in this browser, and restores them when the form opens. */
export function useFormDraft<Values extends object>({
  form,
  name,
  start,
  version,
  errors,
}: FormDraftOptions<Values>) {
  const key = useDraftKey(name);
  const [restored, setRestored] = useLocalState(() => readDraft<Values>(key), undefined);
  const [lastKeptAt, setKeptAt] = useState<number>();
  const keptAt = lastKeptAt ?? restored?.keptAt;
  const { values, isDirty } = form;
  const { changed } = errors;

  const isLoaded = useRef(false);
  useEffect(() => {
    if (isLoaded.current || !restored) return;
    isLoaded.current = true;
    // An older draft lacks fields that were added to the form later.
    form.setValues({ ...start, ...restored.values });
    errors.restore(restored.changed ?? []);
  });

  const keep = useEffectEvent((at: string, latest: Values) => {
    const now = Date.now();
    const draft = { values: latest, keptAt: now, basedOn: version, changed: [...changed.current] };
    if (keepDraft(at, draft)) setKeptAt(now);
  });
  useEffect(() => {
    if (key === undefined) return;
    if (!isDirty) {
      // The values equal the saved ones, so no draft is needed.
      if (changed.current.size > 0) dropDraft(key);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepOnce);
    };
    // Only once: a draft that is dropped later, as on logging out, must not come back when the page closes.
    const keepOnce = () => {
      stop();
      keep(key, values);
    };
    const timer = setTimeout(keepOnce, saveDraftAfterMs);
    // Keeps the last words even if the page is reloaded at once.
    window.addEventListener('pagehide', keepOnce);
    return stop;
  }, [values, key, isDirty, changed]);

  return {
    isKept: key !== undefined,
    keptAt,
    /** The restored draft. If `basedOn` differs, it is based on an older record. */
    restored,
    isOlder: restored !== undefined && version !== undefined && restored.basedOn !== version,
    drop() {
      setRestored(undefined);
      setKeptAt(undefined);
      dropDraft(key);
    },
  };
}

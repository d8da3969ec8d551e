import { useEffect, useRef } from 'react';
import { type Leave, type RecordFormOptions, useRecordForm } from './form.ts';

type Versioned = { updatedIsoDateTimeUtc: string };

interface VersionedFormOptions<Values extends object, Draft, Stored extends Versioned, Answer>
  extends Omit<RecordFormOptions<Values, Draft>, 'start' | 'version' | 'save'> {
  /** The stored record as last read; undefined for a new one. */
  record: Stored | null | undefined;
  valuesOf: (record: Stored | null | undefined) => Values;
  /** Fetches the record from the server, past the cache. */
  readNewest: () => Promise<Stored | null | undefined>;
  /** Saves the values. `base` is the record they are based on; its version goes with them. */
  send: (draft: Draft & Partial<Versioned>, base: Stored | null | undefined) => Promise<Answer>;
  recordOf: (answer: Answer) => Stored;
  /** Called after the save, when the form holds the saved record. Returns the navigation to the next page, if any. */
  onSaved: (answer: Answer) => Leave | undefined | void;
}

/**
 * A form over a record that other tabs and people save too. A newer version replaces the form's values while they are unchanged.
 * Otherwise the save is a conflict, and `conflict` offers the ways to go on.
 */
export function useVersionedForm<Values extends object, Draft, Stored extends Versioned, Answer>({
  record,
  valuesOf,
  readNewest,
  send,
  recordOf,
  onSaved,
  ...options
}: VersionedFormOptions<Values, Draft, Stored, Answer>) {
  /** The record that the values are based on. */
  const base = useRef(record);
  const form = useRecordForm<Values, Draft>({
    ...options,
    start: valuesOf(record),
    version: record?.updatedIsoDateTimeUtc,
    save: async (draft) => {
      const version = base.current?.updatedIsoDateTimeUtc;
      const answer = await send(
        { ...draft, ...(version ? { updatedIsoDateTimeUtc: version } : {}) },
        base.current,
      );
      startFrom(recordOf(answer));
      return onSaved(answer);
    },
  });

  // Another tab saved it, and this form is unchanged.
  const newest = record?.updatedIsoDateTimeUtc;
  const isNewer = newest !== undefined && newest !== base.current?.updatedIsoDateTimeUtc;
  const isBehind = isNewer && !form.isDirty && !form.isSaving;
  useEffect(() => {
    if (isBehind) startFrom(record);
  });

  function startFrom(stored: Stored | null | undefined) {
    base.current = stored;
    form.restart(valuesOf(stored));
  }

  return {
    ...form,
    /** `SaveConflict` reports a conflict. */
    failure: form.isConflict ? undefined : form.failure,
    conflict: {
      takeTheirs: async () => startFrom(await readNewest()),
      keepMine: async () => {
        base.current = await readNewest();
        await form.submit();
      },
    },
  };
}

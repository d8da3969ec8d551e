import { useEffect, useRef } from 'react';
import { type RecordFormOptions, useRecordForm } from './form.ts';

type Versioned = { updatedIsoDateTimeUtc: string };

interface VersionedFormOptions<Values extends object, Draft, Stored extends Versioned, Answer>
  extends Omit<RecordFormOptions<Values, Draft>, 'start' | 'version' | 'save'> {
  /** What is stored, as far as the page knows; none while it is new. */
  record: Stored | null | undefined;
  valuesOf: (record: Stored | null | undefined) => Values;
  /** Asks the server, whatever is cached. */
  readNewest: () => Promise<Stored | null | undefined>;
  /** Sends what is typed, with the version that it was typed over; `base` is the record that it was typed over. */
  send: (draft: Draft & Partial<Versioned>, base: Stored | null | undefined) => Promise<Answer>;
  recordOf: (answer: Answer) => Stored;
  /** It is saved, and the form holds what was saved. */
  onSaved: (answer: Answer) => Promise<void> | void;
}

/**
 * A form over a record that other tabs and people save too. A newer version takes the place of one that nobody has typed
 * over; where somebody has, the save is a conflict, and `conflict` says how to go on.
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
  /** The record that is typed over. */
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
      await onSaved(answer);
    },
  });

  // Saved in another tab, while nothing is typed here.
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
    conflict: {
      takeTheirs: async () => startFrom(await readNewest()),
      keepMine: async () => {
        base.current = await readNewest();
        await form.submit();
      },
    },
  };
}

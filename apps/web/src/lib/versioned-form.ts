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
  /** Sends what is typed, with the version that it was typed over. */
  send: (draft: Draft & Partial<Versioned>) => Promise<Answer>;
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
  /** The version that is typed over. */
  const version = useRef(record?.updatedIsoDateTimeUtc);
  const form = useRecordForm<Values, Draft>({
    ...options,
    start: valuesOf(record),
    version: record?.updatedIsoDateTimeUtc,
    save: async (draft) => {
      const { current } = version;
      const answer = await send({ ...draft, ...(current ? { updatedIsoDateTimeUtc: current } : {}) });
      startFrom(recordOf(answer));
      await onSaved(answer);
    },
  });

  // Saved in another tab, while nothing is typed here.
  const newest = record?.updatedIsoDateTimeUtc;
  const isBehind = newest !== undefined && newest !== version.current && !form.isDirty && !form.isSaving;
  useEffect(() => {
    if (isBehind) startFrom(record);
  });

  function startFrom(stored: Stored | null | undefined) {
    version.current = stored?.updatedIsoDateTimeUtc;
    form.restart(valuesOf(stored));
  }

  return {
    ...form,
    conflict: {
      takeTheirs: async () => startFrom(await readNewest()),
      keepMine: async () => {
        version.current = (await readNewest())?.updatedIsoDateTimeUtc;
        await form.submit();
      },
    },
  };
}

import type { ResumeRow } from '@talaash/domain/resume/rule';
import { resumeTakenSentence } from '@talaash/domain/resume/words';
import { deepEqual } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useUpload } from '../../../lib/use-upload.ts';
import { useIsLocal } from '../../../ui/base/local.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import type { EditorForm } from './editor-form.ts';
import type { EditorValues } from './editor-values.ts';
import { type Finding, useFinding } from './finding.ts';
import { useReading } from './reading.ts';

/** The values of the filled fields, before and after. */
interface Taken {
  count: number;
  before: Partial<EditorValues>;
  after: Partial<EditorValues>;
}

interface FillingOptions {
  form: EditorForm;
  /** The comparison page is open. It has its own address, so that going back leaves it. */
  isComparing: boolean;
  openComparing: () => void;
  closeComparing: () => void;
}

export type Filling = ReturnType<typeof useFilling>;

/** Fills the editor's form from a resume: reading, comparing, taking and undoing. */
export function useFilling({ form, isComparing, openComparing, closeComparing }: FillingOptions) {
  const confirm = useConfirm();
  const [finding, keepFinding] = useFinding();
  const [file, setFile] = useState<File>();
  const [taken, setTaken] = useState<Taken>();
  const keeping = useUpload('resume', (stored) => form.setValue('resume', stored));
  const dismiss = useRef<() => void>(undefined);
  const { reading, read, cancel } = useReading((found, from) => {
    setFile(from);
    keepFinding(found);
    openComparing();
  });

  // The toast's Undo belongs to the form of this page.
  useEffect(() => () => dismiss.current?.(), []);

  // Redirects if its address was opened in a tab that has read no resume. During hydration the tab's storage has not been read
  // yet.
  const isLost = useIsLocal() && isComparing && !finding;
  useEffect(() => {
    if (isLost) closeComparing();
  });

  function set(values: Partial<EditorValues>) {
    for (const [field, value] of Object.entries(values)) form.setValue(field, value);
  }

  function take(next: EditorValues, rows: readonly ResumeRow[], keepsFile: boolean) {
    const fields = (Object.keys(next) as (keyof EditorValues)[]).filter(
      (field) => next[field] !== form.values[field],
    );
    if (keepsFile) fields.push('resume');
    const before = pick(form.values, fields);
    set(pick(next, fields));
    if (keepsFile && file) keeping.take(file);
    closeComparing();
    if (rows.length === 0) return;
    setTaken({ count: rows.length, before, after: pick(next, fields) });
    dismiss.current = toast.success(resumeTakenSentence(rows.length), {
      action: { label: 'Undo all', keys: 'z', run: () => void latestUndo.current() },
    });
  }

  async function undo() {
    if (!taken) return;
    const { resume: _, ...texts } = taken.after;
    const isTyped = !deepEqual(pick(form.values, Object.keys(texts) as (keyof EditorValues)[]), texts);
    const isSure =
      !isTyped ||
      (await confirm({
        title: 'Undo all that was filled?',
        body: 'This also removes what you have typed into these fields since.',
      }));
    if (!isSure) return;
    dismiss.current?.();
    keeping.cancel();
    set(taken.before);
    setTaken(undefined);
  }

  // A toast outlives the render that showed it.
  const latestUndo = useRef(undo);
  useEffect(() => {
    latestUndo.current = undo;
  });

  return {
    reading,
    read,
    cancel,
    /** The values found, until the form is saved. */
    finding,
    /** The file itself, unless the page was reloaded since. */
    file,
    choose: (change: Partial<Finding>) => finding && keepFinding({ ...finding, ...change }),
    openComparing,
    closeComparing,
    take,
    undo: () => void undo(),
    takenCount: taken?.count,
    keeping,
    /** After a save: the filled values are part of the profile. */
    end() {
      dismiss.current?.();
      setTaken(undefined);
      keepFinding(undefined);
      setFile(undefined);
    },
  };
}

const pick = (values: EditorValues, fields: readonly (keyof EditorValues)[]): Partial<EditorValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

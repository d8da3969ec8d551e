import { useForm } from '@mantine/form';
import { useBlocker } from '@tanstack/react-router';
import type { FieldErrors } from '@talaash/domain/base/field-error';
import { validate, type z } from '@talaash/domain/base/schema';
import { fieldLabel } from '@talaash/domain/base/words';
import {
  type FocusEvent,
  type FormEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import { announce } from '../ui/announce.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { isCallError, sentenceOf } from './call-error.ts';
import { formatCount } from './format.ts';
import { dropDraft, keepDraft, readDraft, useDraftKey } from './draft.ts';

/** One thing to fix: the field's path, its name, what is wrong. */
export interface Problem {
  path: string;
  label: string;
  message: string;
}

interface RecordFormOptions<Values extends object, Saved> {
  /** The domain's schema of what is sent. */
  schema: z.ZodType<Saved>;
  /** What the form begins with: the record, or its empty shape. */
  start: Values;
  /** Sends it. What it throws is shown; field errors of the server land at their fields. */
  save: (value: Saved) => Promise<void>;
  /** Shown when the server gave no sentence of its own. */
  failedSentence: string;
  /** Keeps what is typed in this browser, under this name: "job-post:new". Without it nothing is kept or guarded. */
  draft?: string | undefined;
  /** The version of the record in `start`, by which a draft of an older one is known. */
  version?: string | undefined;
}

const keepAfterMs = 500;
/** An error of a field appears when one leaves it, or pauses in it for this long. */
const settleMs = 700;

/**
 * A form over a record, validated by the domain: errors show once a field is dirty, or after a submit, which leads to the
 * first. `field('title')` binds a field of the design system, `form.list` inserts and removes in lists, `failure` is the
 * sentence of a save that failed. Give `props` to the <form>.
 */
export function useRecordForm<Values extends object, Saved>({
  schema,
  start,
  save,
  failedSentence,
  draft: draftName,
  version,
}: RecordFormOptions<Values, Saved>) {
  const formId = useId();
  const draftKey = useDraftKey(draftName);
  const [restored, setRestored] = useState(() => readDraft<Values>(draftKey));
  const [keptAt, setKeptAt] = useState(restored?.keptAt);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [wasSubmitted, setSubmitted] = useState(false);
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<{ sentence: string; isConflict: boolean }>();
  const [isSaving, setSaving] = useState(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const wantsJump = useRef(false);
  const savingNow = useRef(false);
  const changed = useRef(new Set<string>());
  const settling = useRef<number>(undefined);

  const form = useForm<Values>({ initialValues: start, onValuesChange: () => setFailure(undefined) });
  const isLoaded = useRef(false);
  useEffect(() => {
    if (isLoaded.current) return;
    isLoaded.current = true;
    // Fields that the form has got since are not in an older draft.
    if (restored) form.setValues({ ...start, ...restored.values });
  });

  const checked = validate(schema, form.values);
  const errors: FieldErrors = checked.ok ? serverErrors : { ...serverErrors, ...checked.errors };
  const shows = (path: string) =>
    wasSubmitted || path in serverErrors || [...settled].some((other) => isWithin(path, other));
  const problems: Problem[] = Object.entries(errors)
    .filter(([path]) => shows(path))
    .map(([path, message]) => ({ path, label: labelOf(path), message }));

  const isDirty = form.isDirty();
  useLeavingGuard(draftKey !== undefined && isDirty && !isSaving);

  const { values } = form;
  useEffect(() => {
    if (draftKey === undefined) return;
    if (!isDirty) {
      // Typed back to what is saved: nothing to keep.
      if (changed.current.size > 0) dropDraft(draftKey);
      return;
    }
    const timer = setTimeout(() => {
      const at = Date.now();
      if (keepDraft(draftKey, { values, keptAt: at, basedOn: version })) setKeptAt(at);
    }, keepAfterMs);
    return () => clearTimeout(timer);
  }, [values, draftKey, isDirty, version]);

  useEffect(() => () => clearTimeout(settling.current), []);

  // After the render that shows the errors.
  useEffect(() => {
    const first = problems[0];
    if (!wantsJump.current || !first) return;
    wantsJump.current = false;
    focusField(formId, first.path);
  });

  /** Shows what is wrong and leads to the first of it. */
  function goToFirstProblem() {
    setSubmitted(true);
    wantsJump.current = true;
    renderAgain();
  }

  function settle(path: string) {
    clearTimeout(settling.current);
    if (changed.current.has(path)) setSettled((before) => new Set(before).add(path));
  }

  function change(path: string, value: unknown) {
    changed.current.add(path);
    form.setFieldValue(path, value as never);
    setServerErrors((before) => without(before, path));
    clearTimeout(settling.current);
    settling.current = window.setTimeout(() => settle(path), settleMs);
  }

  /** What a field of the design system is given: `<TextField label="Title" {...form.field('title')} />`. */
  function field<Path extends FieldPath<Values>>(path: Path) {
    const error = Object.entries(errors).find(([other]) => isWithin(other, path) && shows(other))?.[1];
    return {
      value: valueAt(form.values, path) as FieldValue<Values, Path>,
      onChange: (value: FieldValue<Values, Path>) => change(path, value),
      onBlur: () => settle(path),
      error,
      'data-path': path as string,
    };
  }

  /** The same for a checkbox. */
  function checkbox<Path extends FieldPath<Values>>(path: Path) {
    const { value, ...rest } = field(path);
    return { ...rest, checked: Boolean(value), onChange: (on: boolean) => change(path, on) };
  }

  const list = {
    insert(path: FieldPath<Values>, item: unknown, index?: number) {
      form.insertListItem(path as never, item as never, index);
      changed.current.add(path);
    },
    remove(path: FieldPath<Values>, index: number) {
      form.removeListItem(path as never, index);
      changed.current.add(path);
      // Places have shifted: what was said about them belongs to others now.
      setSettled((before) => new Set([...before].filter((other) => !other.startsWith(`${path}.`))));
      setServerErrors((before) => without(before, path));
    },
    move(path: FieldPath<Values>, from: number, to: number) {
      form.reorderListItem(path as never, { from, to });
      changed.current.add(path);
      setServerErrors((before) => without(before, path));
    },
  };

  /** Begins anew with these values: the record after a save, or another version of it. */
  function restart(values: Values) {
    form.setInitialValues(values);
    form.setValues(values);
    form.resetDirty(values);
    changed.current.clear();
    setSettled(new Set());
    setSubmitted(false);
    setServerErrors({});
    setFailure(undefined);
    setRestored(undefined);
    setKeptAt(undefined);
    dropDraft(draftKey);
  }

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    if (savingNow.current) return;
    if (!checked.ok) {
      announce(thingsToFix(Object.keys(checked.errors).length), 'assertive');
      goToFirstProblem();
      return;
    }
    savingNow.current = true;
    setSaving(true);
    setServerErrors({});
    setFailure(undefined);
    try {
      await save(checked.value);
      dropDraft(draftKey);
      setKeptAt(undefined);
    } catch (error) {
      const byField = isCallError(error, 'VALIDATION_FAILED') ? ownPaths(error.data, form.values) : {};
      setServerErrors(byField);
      if (Object.keys(byField).length > 0) wantsJump.current = true;
      else
        setFailure({
          sentence: sentenceOf(error, failedSentence),
          isConflict: isCallError(error, 'CONFLICT'),
        });
    } finally {
      savingNow.current = false;
      setSaving(false);
    }
  }

  return {
    values: form.values,
    setValue: change,
    field,
    checkbox,
    list,
    restart,
    submit,
    goToFirstProblem,
    problems,
    /** The message at a path, where it is to be shown. */
    errorAt: (path: string) => (shows(path) ? errors[path] : undefined),
    isDirty,
    isSaving,
    /** True while errors are shown: what `disabled` of the save button takes. */
    isBlocked: problems.length > 0,
    failure: failure?.sentence,
    /** Somebody saved a newer version meanwhile. */
    isConflict: failure?.isConflict === true,
    draft: {
      keptAt,
      /** The draft that the form began with: older than the record where `basedOn` differs. */
      restored,
      isOlder: restored !== undefined && version !== undefined && restored.basedOn !== version,
      discard: () => restart(start),
    },
    props: {
      id: formId,
      noValidate: true,
      onSubmit: (event: FormEvent) => void submit(event),
      // Composite fields tell no blur of their own.
      onBlur: (event: FocusEvent) => {
        const path = event.target.closest('[data-path]')?.getAttribute('data-path');
        if (path) settle(path);
      },
    },
  };
}

/** What a component that shows any record form is given. */
export type AnyRecordForm = Pick<
  ReturnType<typeof useRecordForm<object, unknown>>,
  'problems' | 'goToFirstProblem' | 'isSaving' | 'isBlocked' | 'isDirty' | 'isConflict' | 'failure' | 'draft'
>;

export const thingsToFix = (count: number) => `${formatCount(count, 'thing')} to fix`;

function useLeavingGuard(isGuarded: boolean): void {
  const confirm = useConfirm();
  useBlocker({
    disabled: !isGuarded,
    enableBeforeUnload: isGuarded,
    shouldBlockFn: async () =>
      !(await confirm({
        title: 'Leave without saving?',
        body: 'What you typed is not saved. A draft stays on this device and is here when you come back.',
      })),
  });
}

/** Paths that TypeScript knows, and those into lists. */
type FieldPath<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;
type FieldValue<Values, Path extends string> = Path extends keyof Values
  ? Values[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Values
      ? NestedValue<NonNullable<Values[Head]>, Rest>
      : never
    : never;
type NestedValue<Parent, Path extends string> = Parent extends readonly (infer Item)[]
  ? Path extends `${number}.${infer Rest}`
    ? FieldValue<Item, Rest>
    : Item
  : FieldValue<Parent, Path>;

const isWithin = (path: string, ancestor: string) => path === ancestor || path.startsWith(`${ancestor}.`);

const without = (errors: FieldErrors, path: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([other]) => !isWithin(other, path)));

function valueAt(values: object, path: string): unknown {
  let value: unknown = values;
  for (const part of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
  return value;
}

function labelOf(path: string): string {
  return fieldLabel(path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? 'form');
}

/** The server names fields as in the call's input; the form is one record in it. Errors of no field here are left out. */
function ownPaths(errors: FieldErrors, values: object): FieldErrors {
  const own: FieldErrors = {};
  for (const [path, message] of Object.entries(errors)) {
    const [head = '', ...rest] = path.split('.');
    const inner = head in values ? path : rest.join('.');
    if ((inner.split('.')[0] ?? '') in values) own[inner] = message;
  }
  return own;
}

/** Focuses the field of a path, or of the nearest one above it. */
function focusField(formId: string, path: string): void {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const wanted = CSS.escape(parts.slice(0, length).join('.'));
    const place = document.getElementById(formId)?.querySelector(`[data-path="${wanted}"]`);
    if (!(place instanceof HTMLElement)) continue;
    const control = place.matches('input, textarea, select, button, [contenteditable]')
      ? place
      : (place.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable]') ?? place);
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: 'center' });
    return;
  }
}

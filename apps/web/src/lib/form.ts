import type { FieldErrors } from '@talaash/domain/base/field-error';
import type { Validated } from '@talaash/domain/base/schema';
import { type FocusEvent, type FormEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { announce } from '../ui/base/announce.tsx';
import { toast } from '../ui/overlay/toast.ts';
import { isCallError, sentenceOf } from './call-error.ts';
import { useFormDraft } from './form-draft.ts';
import { useFormErrors } from './form-error.ts';
import { ownPaths } from './form-path.ts';
import { type FormValues, useFormValues } from './form-values.ts';
import { type LateSchema, useCheck } from './late-schema.ts';
import { useLeavingGuard } from './leaving-guard.ts';
import { emptyFields, saveRefusal } from './form-issue.ts';
import { useStillOpen } from './still-open.ts';
import { type FieldPath, type FieldValue, valueAt } from './value-path.ts';

export interface RecordFormOptions<Values extends object, Saved> {
  /** The domain's schema of the submitted values. It loads when the form gets the focus. */
  schema: LateSchema<Saved>;
  /** For a form that lists missing fields before the person types: its schema loads at once. */
  saysWhatIsMissing?: boolean | undefined;
  /** Every field is required. Empty fields can then be reported before the schema loads. */
  areAllRequired?: boolean | undefined;
  /** The initial values: the record, or an empty one. */
  start: Values;
  /**
   * Saves the values. The form shows an error that it throws, and the server's field errors at their fields. It returns the
   * navigation to the next page, which runs only if the form is still open: a person who left meanwhile stays where they are.
   */
  save: (value: Saved) => Promise<Leave | undefined | void>;
  /** Asks the person before valid values are saved; false keeps the form as it is. The form counts as being saved meanwhile. */
  maySave?: ((values: Values) => Promise<boolean>) | undefined;
  /** Shown if the server gave no reason. */
  failedSentence: string;
  /** The name of the draft in this browser: "job-post:new". Without a name, there is no draft and no guard on leaving. */
  draft?: string | undefined;
  /** The version of the record in `start`, to recognise a draft that is based on an older one. */
  version?: string | undefined;
}

/** Navigates to the page after a save. */
export type Leave = () => Promise<void> | void;

/**
 * A form over a record, validated by the domain: a field shows its error once it is dirty, and `saveRefusal` names the missing
 * fields, if any. `field('title')` binds a field of the design system, `form.list` inserts into and removes from lists, `failure`
 * is the sentence of a failed save. Give `props` to the <form>.
 */
export function useRecordForm<Values extends object, Saved>(options: RecordFormOptions<Values, Saved>) {
  const { schema, start, version } = options;
  const formId = useId();
  const [failure, setFailure] = useState<Failure>();
  const form = useFormValues(start, () => setFailure(undefined));
  const { check, read } = useCheck(schema, options.saysWhatIsMissing === true);
  const checked = check?.(form.values);
  const unchecked = options.areAllRequired ? emptyFields(form.values) : {};
  const invalid = checked?.ok === false ? checked.errors : {};
  const errors = useFormErrors(formId, checked ? invalid : unchecked, form.values);
  const draft = useFormDraft({ form, name: options.draft, start, version, errors });
  const { isSaving, submit } = useSubmit({
    ...options,
    check: async () => checked ?? (await read())(form.values),
    maySave: async () => (await options.maySave?.(form.values)) ?? true,
    values: form.values,
    errors,
    draft,
    setFailure,
  });
  const { isDirty } = form;
  useLeavingGuard(draft.isKept && isDirty && !isSaving);

  /** Starts over with these values: the record after a save, or another version of it. */
  function restart(values: Values) {
    form.begin(values);
    errors.clear();
    setFailure(undefined);
    draft.drop();
  }

  return {
    ...fieldsOf(form, errors),
    values: form.values,
    list: listOf(form, errors),
    restart,
    submit,
    problems: errors.problems,
    issues: errors.issues,
    goTo: errors.goTo,
    errorAt: errors.errorAt,
    isDirty,
    isSaving,
    /** Why the form cannot be saved yet. For `disabled` of the save button. */
    saveRefusal: saveRefusal(errors.issues),
    failure: failure?.sentence,
    /** A newer version was saved meanwhile. */
    isConflict: failure?.isConflict === true,
    draft: { ...draft, discard: () => restart(start) },
    props: {
      id: formId,
      noValidate: true,
      onSubmit: (event: FormEvent) => void submit(event),
      // If it does not load now, the submit reports the failure.
      onFocus: () => void (check ?? read().catch(() => undefined)),
      // Composite fields do not report blur themselves.
      onBlur: (event: FocusEvent) => {
        const field = event.target.closest('[data-path]');
        const path = field?.getAttribute('data-path');
        if (path && !field?.contains(event.relatedTarget)) errors.settle(path);
      },
    },
  };
}

/** The form, typed for components that work with any record. */
export type AnyRecordForm = Pick<
  ReturnType<typeof useRecordForm<object, unknown>>,
  'issues' | 'goTo' | 'isSaving' | 'saveRefusal' | 'isDirty' | 'failure' | 'draft'
>;

type Failure = { sentence: string; isConflict: boolean };

interface SubmitOptions<Saved> {
  check: () => Promise<Validated<Saved>>;
  values: object;
  errors: ReturnType<typeof useFormErrors>;
  draft: { drop: () => void };
  setFailure: (failure: Failure | undefined) => void;
  maySave: () => Promise<boolean>;
  save: RecordFormOptions<object, Saved>['save'];
  failedSentence: string;
}

function useSubmit<Saved>({
  check,
  values,
  errors,
  draft,
  setFailure,
  maySave,
  save,
  failedSentence,
}: SubmitOptions<Saved>) {
  const [isSaving, setSaving] = useState(false);
  const savingNow = useRef(false);
  const stillOpen = useStillOpen();

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    if (savingNow.current) return;
    savingNow.current = true;
    setSaving(true);
    try {
      const checked = await check();
      if (!checked.ok) {
        announce(saveRefusal(errors.formIssuesOf(checked.errors)) ?? '', 'assertive');
        errors.goToFirst();
        return;
      }
      if (!(await maySave())) return;
      errors.takeFromServer({});
      setFailure(undefined);
      const leave = await save(checked.value);
      draft.drop();
      if (stillOpen()) await leave?.();
    } catch (error) {
      // A closed form shows no banner. Its values are in the draft.
      if (!stillOpen()) toast.error(sentenceOf(error, failedSentence));
      const byField: FieldErrors = isCallError(error, 'VALIDATION_FAILED')
        ? ownPaths(error.data, values)
        : {};
      errors.takeFromServer(byField);
      if (Object.keys(byField).length === 0) {
        setFailure({
          sentence: sentenceOf(error, failedSentence),
          isConflict: isCallError(error, 'CONFLICT'),
        });
      }
    } finally {
      savingNow.current = false;
      setSaving(false);
    }
  }

  return { isSaving, submit };
}

type FormErrors = ReturnType<typeof useFormErrors>;

function fieldsOf<Values extends object>(form: FormValues<Values>, errors: FormErrors) {
  function setValue(path: string, value: unknown) {
    form.setValue(path, value);
    errors.fieldChanged(path);
  }

  /** The props for a field of the design system: `<TextField label="Title" {...form.field('title')} />`. */
  function field<Path extends FieldPath<Values>>(path: Path) {
    return {
      value: valueAt(form.values, path) as FieldValue<Values, Path>,
      onChange: (value: FieldValue<Values, Path>) => setValue(path, value),
      onBlur: () => errors.settle(path),
      error: errors.errorWithin(path),
      'data-path': path as string,
    };
  }

  /** The same for a checkbox. */
  function checkbox<Path extends FieldPath<Values>>(path: Path) {
    const { value, ...rest } = field(path);
    return { ...rest, checked: Boolean(value), onChange: (on: boolean) => setValue(path, on) };
  }

  return { setValue, field, checkbox };
}

const listOf = <Values extends object>(form: FormValues<Values>, errors: FormErrors) => ({
  insert(path: FieldPath<Values>, item: unknown, index: number) {
    form.insertItem(path, item, index);
    errors.listGrew(path);
  },
  remove(path: FieldPath<Values>, index: number) {
    form.removeItem(path, index);
    errors.listShrank(path);
  },
  move(path: FieldPath<Values>, from: number, to: number) {
    form.moveItem(path, from, to);
    errors.listMoved(path);
  },
});

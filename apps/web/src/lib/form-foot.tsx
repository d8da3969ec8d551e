import { IconAlertCircle } from '@tabler/icons-react';
import { Button } from '../ui/press/button.tsx';
import { Banner } from '../ui/show/state.tsx';
import { type AnyRecordForm, thingsToFix } from './form.ts';
import css from './form-foot.module.css';
import { formatTime } from './format.ts';

interface FormStatusProps {
  form: AnyRecordForm;
}

interface FormFootProps extends FormStatusProps {
  /** "Save", "Create Job Post" */
  saveLabel: string;
}

/** The last row of a form: the draft, the errors and the save button. Goes inside the <form>. */
export function FormFoot({ form, saveLabel }: FormFootProps) {
  return (
    <div className={css['foot']}>
      <FormFailure form={form} />
      <div className={css['line']}>
        <DraftNote form={form} />
        <ThingsToFix form={form} />
        <SaveButton form={form}>{saveLabel}</SaveButton>
      </div>
    </div>
  );
}

/** Why a save failed. A conflict has a banner of its own. */
export function FormFailure({ form: { failure, isConflict } }: FormStatusProps) {
  if (!failure || isConflict) return null;
  return (
    <Banner tone="bad" live>
      {failure}
    </Banner>
  );
}

/** The number of errors, with a link to the first. */
export function ThingsToFix({ form }: FormStatusProps) {
  if (form.problems.length === 0) return null;
  return (
    <button type="button" className={css['problems']} onClick={form.goToFirstProblem}>
      <IconAlertCircle aria-hidden />
      {thingsToFix(form.problems.length)}
    </button>
  );
}

/** Submits the form. Disabled while errors are shown. */
export function SaveButton({ form, children }: FormStatusProps & { children: string }) {
  const first = form.problems[0];
  return (
    <Button
      type="submit"
      tone="primary"
      size="l"
      loading={form.isSaving}
      disabled={first ? `${first.label}: ${first.message}` : false}
    >
      {children}
    </Button>
  );
}

/** When the draft was stored. */
export function DraftNote({ form }: FormStatusProps) {
  const { keptAt } = form.draft;
  if (keptAt === undefined || !form.isDirty) return null;
  return <span className={css['kept']}>Draft kept at {formatTime(new Date(keptAt).toISOString())}</span>;
}

/** Says that the form started from a draft, and offers to discard it. */
export function RestoredDraft({ form }: FormStatusProps) {
  const { restored, isOlder, discard } = form.draft;
  if (!restored || !form.isDirty) return null;
  return (
    <Banner
      tone={isOlder ? 'warm' : 'info'}
      actions={
        <Button size="s" onClick={discard}>
          Discard draft
        </Button>
      }
    >
      {isOlder
        ? 'This is your unsaved draft. What is saved has changed since you typed it.'
        : 'This is your unsaved draft from the last time.'}
    </Banner>
  );
}

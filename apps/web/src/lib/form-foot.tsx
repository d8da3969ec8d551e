import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/press/button.tsx';
import { Banner } from '../ui/show/state.tsx';
import type { AnyRecordForm } from './form.ts';
import css from './form-foot.module.css';
import { formatTime } from './format.ts';
import { namedIssues, issueCount } from './form-issue.ts';
import { useMedia } from './use-media.ts';

interface FormStatusProps {
  form: AnyRecordForm;
}

interface FormFootProps extends FormStatusProps {
  /** "Save", "Create Job Post" */
  saveLabel: string;
  /** Beside the save button. */
  other?: ReactNode;
}

/** The last row of a form: the draft, the missing fields and the save button. Goes inside the <form>. */
export function FormFoot({ form, saveLabel, other }: FormFootProps) {
  return (
    <div className={css['foot']}>
      <FormFailure form={form} />
      <div className={css['line']}>
        <DraftNote form={form} />
        <WhatIsMissing form={form} />
        {other}
        <SaveButton form={form}>{saveLabel}</SaveButton>
      </div>
    </div>
  );
}

/** The last row of a narrow form: the save button over the full width, and the missing fields below. */
export function NarrowFormFoot({ form, saveLabel }: FormFootProps) {
  return (
    <div className={css['narrow']}>
      <SaveButton form={form} full>
        {saveLabel}
      </SaveButton>
      <WhatIsMissing form={form} wraps />
    </div>
  );
}

/** Why a save failed. In a long form the page scrolls to it, since it may be far above. */
export function FormFailure({ form: { failure } }: { form: Pick<AnyRecordForm, 'failure'> }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={place} className={css['failure']}>
      <Banner tone="bad" live>
        {failure}
      </Banner>
    </div>
  );
}

interface WhatIsMissingProps extends FormStatusProps {
  /** It may wrap to a second line on a phone. */
  wraps?: boolean;
}

/** Why the form cannot be saved yet: the number of fields to fix, and a link to each of the first. */
export function WhatIsMissing({ form: { issues, goTo }, wraps = false }: WhatIsMissingProps) {
  // A line on a phone has room for one field name.
  const isNarrow = useMedia('(width < 600px)');
  if (issues.length === 0) return null;
  const { named, rest } = namedIssues(issues, isNarrow && !wraps ? 1 : undefined);
  return (
    <p className={css['missing']} data-bad={issues.some(({ isShown }) => isShown) || undefined}>
      {issueCount(issues)}:{' '}
      {named.map(({ path, label }, place) => (
        <Fragment key={path}>
          {place > 0 ? ', ' : null}
          <button type="button" onClick={() => goTo(path)}>
            {label}
          </button>
        </Fragment>
      ))}
      {rest}
    </p>
  );
}

/** Submits the form. While a field is empty or invalid, the button is disabled but focusable, and gives the reason. */
export function SaveButton({ form, full, children }: FormStatusProps & { full?: boolean; children: string }) {
  return (
    <Button
      type="submit"
      tone="primary"
      size="l"
      full={full}
      loading={form.isSaving}
      disabled={form.saveRefusal ?? false}
    >
      {children}
    </Button>
  );
}

/** When the draft was last stored. */
export function DraftNote({ form }: FormStatusProps) {
  const { keptAt } = form.draft;
  if (keptAt === undefined || !form.isDirty) return null;
  return <span className={css['kept']}>Draft kept at {formatTime(new Date(keptAt).toISOString())}</span>;
}

/** Says that the form restored a draft, and offers to discard it. */
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
        ? 'This is your unsaved draft. The saved version has changed since.'
        : 'This is your unsaved draft from last time.'}
    </Banner>
  );
}

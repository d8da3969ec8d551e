import { IconAlertCircle } from '../icon/alert-circle.ts';
import { type ReactNode, useId } from 'react';
import css from './field.module.css';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

/** The properties that every field shares. */
export interface FieldFrame {
  label: string;
  /** For screen readers only, where the context makes the label clear: a search box. */
  hideLabel?: boolean | undefined;
  /** At the label's right end: "optional", "14 of 20", a link. */
  hint?: ReactNode;
  /** Below the control while there is no error. */
  help?: ReactNode;
  error?: ReactNode;
}

/** The attributes that connect a control with its label, help and error. */
export interface ControlAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldFrame {
  id?: string | undefined;
  children: (aria: ControlAria) => ReactNode;
}

/** Label above, help or error below. For a control of your own: `<Field label="…">{(aria) => …}</Field>`. */
export function Field({ id, label, hideLabel, hint, help, error, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const noteId = `${controlId}-note`;
  const noted = Boolean(error ?? help);
  const labelElement = (
    <label htmlFor={controlId} className={css['label']}>
      {label}
    </label>
  );
  return (
    <div className={css['field']}>
      {hideLabel ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={css['head']}>
          {labelElement}
          {hint ? <span className={css['hint']}>{hint}</span> : null}
        </div>
      )}
      {children({
        id: controlId,
        'aria-describedby': noted ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  );
}

/** The line below a field: the error with its icon, else the help. */
export function FieldNote({ id, help, error }: { id: string; help?: ReactNode; error?: ReactNode }) {
  if (error) {
    return (
      <p id={id} className={css['error']}>
        <IconAlertCircle aria-hidden />
        <span>{error}</span>
      </p>
    );
  }
  return help ? (
    <p id={id} className={css['help']}>
      {help}
    </p>
  ) : null;
}

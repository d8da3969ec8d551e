import { TextField, type TextFieldProps } from './text-field.tsx';

/** A day, YYYY-MM-DD, by the platform's own calendar; `min` and `max` bound it. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'icon' | 'end'>) {
  return <TextField {...props} type="date" />;
}

import { TextField, type TextFieldProps } from './text-field.tsx';

/** A date as YYYY-MM-DD, with the browser's own calendar. `min` and `max` bound it. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'icon' | 'end'>) {
  return <TextField {...props} type="date" />;
}

import { deepEqual } from '@tanstack/react-router';
import { useState } from 'react';
import { type FieldPath, listAt, withValueAt } from './value-path.ts';

/** The values of a form, and the saved values to compare them with. @param onChange called after each change */
export function useFormValues<Values extends object>(start: Values, onChange: () => void) {
  const [saved, setSaved] = useState(start);
  const [values, setValues] = useState(start);

  function change(path: string, next: (before: Values) => unknown) {
    setValues((before) => withValueAt(before, path, next(before)));
    onChange();
  }

  return {
    values,
    setValues,
    isDirty: !deepEqual(values, saved),
    /** Starts over with these values as the saved ones. */
    begin(from: Values) {
      setSaved(from);
      setValues(from);
    },
    setValue: (path: string, value: unknown) => change(path, () => value),
    insertItem: (path: FieldPath<Values>, item: unknown, index: number) =>
      change(path, (before) => listAt(before, path).toSpliced(index, 0, item)),
    removeItem: (path: FieldPath<Values>, index: number) =>
      change(path, (before) => listAt(before, path).toSpliced(index, 1)),
    moveItem: (path: FieldPath<Values>, from: number, to: number) =>
      change(path, (before) => {
        const list = listAt(before, path);
        return list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
      }),
  };
}

export type FormValues<Values extends object> = ReturnType<typeof useFormValues<Values>>;

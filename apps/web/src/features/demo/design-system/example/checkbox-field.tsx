import { useState } from 'react';
import { CheckboxField } from '../../../../ui/field/checkbox-field.tsx';

export function WithHelp() {
  const [checked, setChecked] = useState(true);
  return (
    <CheckboxField
      label="Flexible hours"
      help="Shown with the benefits."
      checked={checked}
      onChange={setChecked}
    />
  );
}

export const SomeOfMany = () => (
  <CheckboxField label="All skills" checked={false} indeterminate onChange={() => {}} />
);

export const WithAnError = () => (
  <CheckboxField
    label="I accept the terms"
    checked={false}
    onChange={() => {}}
    error="Please accept the terms."
  />
);

export const Disabled = () => <CheckboxField label="Works from home" checked disabled onChange={() => {}} />;

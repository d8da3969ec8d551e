import { useState } from 'react';
import { SelectField } from '../../../../ui/field/select-field.tsx';

const FLUENCIES = ['Beginner', 'Intermediate', 'Advanced', 'Native'].map((value) => ({
  value,
  label: value,
}));

export function Chosen() {
  const [fluency, setFluency] = useState('Advanced');
  return <SelectField label="English" options={FLUENCIES} value={fluency} onChange={setFluency} />;
}

export function NotYetChosen() {
  const [fluency, setFluency] = useState('');
  return (
    <SelectField
      label="Hindi"
      placeholder="How well do you speak it?"
      options={FLUENCIES}
      value={fluency}
      onChange={setFluency}
    />
  );
}

export const Disabled = () => (
  <SelectField label="Kannada" options={FLUENCIES} value="Native" onChange={() => {}} disabled />
);

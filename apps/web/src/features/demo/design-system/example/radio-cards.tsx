import { useState } from 'react';
import { RadioCards } from '../../../../ui/field/radio-cards.tsx';

const SIDES = [
  { value: 'talent', label: 'I look for work', help: 'A profile that companies find.' },
  { value: 'company', label: 'I hire', help: 'A search, a shortlist and conversations.' },
  { value: 'agency', label: 'I place people', help: 'Not yet.', disabled: true },
];

export function OneOfThree() {
  const [side, setSide] = useState<string | undefined>('talent');
  return <RadioCards label="What brings you here" options={SIDES} value={side} onChange={setSide} />;
}

export const WithAnError = () => (
  <RadioCards
    label="What brings you here"
    options={SIDES.slice(0, 2)}
    value={undefined}
    onChange={() => {}}
    error="Please choose one."
  />
);

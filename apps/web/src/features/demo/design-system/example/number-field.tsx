import { useState } from 'react';
import { NumberField } from '../../../../ui/field/number-field.tsx';

export function WithUnitAndStep() {
  const [salary, setSalary] = useState<number | undefined>(18.5);
  return (
    <NumberField
      label="Expected salary"
      unit="₹ LPA"
      step={0.5}
      help="Arrow keys change it by a half."
      value={salary}
      onChange={setSalary}
    />
  );
}

export const WithAnError = () => (
  <NumberField label="Experience" unit="years" value={61} onChange={() => {}} error="Must be 50 or less" />
);

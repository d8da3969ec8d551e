import { useState } from 'react';
import { MonthField } from '../../../../ui/field/month-field.tsx';

export function Chosen() {
  const [month, setMonth] = useState('2023-08');
  return <MonthField label="From" value={month} onChange={setMonth} />;
}

export const WithAnError = () => (
  <MonthField label="Until" value="" onChange={() => {}} error="Must not be before the start month" />
);

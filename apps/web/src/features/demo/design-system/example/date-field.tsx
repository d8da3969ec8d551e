import { useState } from 'react';
import { DateField } from '../../../../ui/field/date-field.tsx';

export function Bounded() {
  const [day, setDay] = useState('1998-04-12');
  return <DateField label="Date of birth" min="1940-01-01" max="2010-12-31" value={day} onChange={setDay} />;
}

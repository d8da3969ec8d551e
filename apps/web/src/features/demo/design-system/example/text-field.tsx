import { IconMapPin } from '../../../../ui/icon/map-pin.ts';
import { useState } from 'react';
import { TextField, Unit } from '../../../../ui/field/text-field.tsx';

export function Typed() {
  const [city, setCity] = useState('Thiruvananthapuram');
  return <TextField label="City" help="Where you live." value={city} onChange={setCity} />;
}

export const Empty = () => <TextField label="Job title" placeholder="Senior Frontend Engineer" />;

export const WithHintIconAndUnit = () => (
  <TextField label="Office" hint="optional" icon={<IconMapPin aria-hidden />} end={<Unit>km away</Unit>} />
);

export const WithAnError = () => (
  <TextField label="Name" defaultValue="M" error="Must be at least 3 characters long" />
);

export const Disabled = () => <TextField label="Country" defaultValue="India" disabled />;

export const Small = () => <TextField size="s" label="Filter" placeholder="In a table’s head" />;

import { useState } from 'react';
import { PinCode } from '../../../../ui/field/pin-code.tsx';

export function HalfTyped() {
  const [code, setCode] = useState('123');
  return <PinCode label="Code" help="We sent it to +91 98•••• ••10." value={code} onChange={setCode} />;
}

export const WithAnError = () => (
  <PinCode label="Last code" value="000000" onChange={() => {}} error="This code is incorrect." />
);

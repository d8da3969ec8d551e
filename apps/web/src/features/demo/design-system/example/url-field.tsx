import { useState } from 'react';
import { UrlField } from '../../../../ui/field/url-field.tsx';

const isValid = (address: string) => /^https?:\/\/\S+\.\S+/.test(address);

export function OpensWhatIsValid() {
  const [address, setAddress] = useState('https://talaash.example/asha');
  return <UrlField label="Portfolio" value={address} isValid={isValid} onChange={setAddress} />;
}

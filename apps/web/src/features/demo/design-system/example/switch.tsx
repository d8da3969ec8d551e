import { useState } from 'react';
import { Switch } from '../../../../ui/field/checkbox-field.tsx';

export function TakesEffectAtOnce() {
  const [isOn, setOn] = useState(true);
  return <Switch label="Mails about invitations" help="One a day at most." checked={isOn} onChange={setOn} />;
}

export const Off = () => <Switch label="Mails about messages" checked={false} onChange={() => {}} />;

export const Disabled = () => <Switch label="Mails about reviews" checked disabled onChange={() => {}} />;

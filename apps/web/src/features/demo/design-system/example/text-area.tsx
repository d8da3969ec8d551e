import { useState } from 'react';
import { TextArea } from '../../../../ui/field/text-area.tsx';

export function Grows() {
  const [text, setText] = useState('Plain text.\nThe box grows with it.');
  return <TextArea label="Note" hint={`${text.length} of 500`} value={text} onChange={setText} />;
}

export const WithAnError = () => <TextArea label="Reason" rows={2} error="Reason is required" />;

import { useState } from 'react';
import { SearchField } from '../../../../ui/field/search-field.tsx';

export function Filled() {
  const [text, setText] = useState('react developer');
  return <SearchField label="Search people" value={text} onChange={setText} />;
}

export function EmptyWithAShortcut() {
  const [text, setText] = useState('');
  return (
    <SearchField
      label="Search companies"
      placeholder="Name of a company"
      shortcut="/"
      value={text}
      onChange={setText}
    />
  );
}

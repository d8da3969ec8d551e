import { useState } from 'react';
import { MarkdownEditor } from '../../../../ui/field/markdown-editor.tsx';

const urlRefusal = (address: string) =>
  /^https?:\/\//.test(address) ? undefined : 'Links begin with https://.';

export function Filled() {
  const [about, setAbout] = useState('I build **web applications** for hospitals.');
  return (
    <MarkdownEditor
      label="About you"
      hint="optional"
      value={about}
      onChange={setAbout}
      max={1000}
      urlRefusal={urlRefusal}
    />
  );
}

export const EmptyWithAnError = () => (
  <MarkdownEditor
    label="Description"
    placeholder="What they would work on."
    value=""
    onChange={() => {}}
    max={5000}
    urlRefusal={urlRefusal}
    error="Description is required"
  />
);

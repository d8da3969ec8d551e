import { useState } from 'react';
import { UploadField, type UploadState } from '../../../../ui/field/upload-field.tsx';

const RESUME = {
  label: 'Resume',
  accept: '.pdf',
  kinds: 'PDF, at most 10MB',
  manySentence: 'One file at a time, please.',
  onCancel: () => {},
};

export function Empty() {
  const [state, setState] = useState<UploadState>({ kind: 'empty' });
  return (
    <UploadField
      {...RESUME}
      state={state}
      onFile={({ name, size }) => setState({ kind: 'done', name, size })}
      onRemove={() => setState({ kind: 'empty' })}
    />
  );
}

export const Uploading = () => (
  <UploadField
    {...RESUME}
    state={{
      kind: 'uploading',
      name: 'Asha_Venkataraman_CV.pdf',
      sent: 1_400_000,
      total: 2_200_000,
      secondsLeft: 4,
      next: 'Then it is read.',
    }}
    onFile={() => {}}
  />
);

export const Uploaded = () => (
  <UploadField
    {...RESUME}
    state={{ kind: 'done', name: 'Asha_Venkataraman_CV.pdf', size: 218_000 }}
    onFile={() => {}}
    onRemove={() => {}}
  />
);

export const Refused = () => (
  <UploadField {...RESUME} state={{ kind: 'empty' }} onFile={() => {}} error="Only PDF files are read." />
);

import { useState } from 'react';
import { Field } from '../../../../ui/field/field.tsx';
import { FileButton } from '../../../../ui/field/file-button.tsx';

export function TakesAFile() {
  const [name, setName] = useState<string>();
  return (
    <Field label="Picture" help={name ?? 'Nothing is uploaded.'}>
      {(aria) => (
        <FileButton
          aria={aria}
          accept=".jpg,.png"
          label="Choose a picture"
          onFiles={(files) => setName(files[0]?.name)}
        />
      )}
    </Field>
  );
}

import { UPLOAD_KINDS, type UploadKind } from '@talaash/domain/file/limit';
import type { FileRef } from '@talaash/domain/file/schema';
import { MULTIPLE_FILES_SENTENCE, UPLOAD_KIND_WORDS } from '@talaash/domain/file/words';
import type { ReactNode } from 'react';
import { useUpload } from '../lib/use-upload.ts';
import { UploadField, type UploadState } from '../ui/field/upload-field.tsx';

export interface FileFieldProps {
  value: FileRef | undefined;
  onChange: (file: FileRef | undefined) => void;
  error?: string | undefined;
}

interface FileFieldOptions extends FileFieldProps {
  kind: UploadKind;
  label: string;
  hint?: string;
  /** Beside the name of the stored file. */
  preview: ReactNode;
}

/** A file of a record. It is uploaded at once, and belongs to the record after the next save. */
export function FileField({ kind, label, hint, preview, value, onChange, error }: FileFieldOptions) {
  const upload = useUpload(kind, onChange);
  return (
    <UploadField
      label={label}
      hint={hint}
      accept={UPLOAD_KINDS[kind].extensions.map((extension) => `.${extension}`).join(',')}
      kinds={UPLOAD_KIND_WORDS[kind]}
      manySentence={MULTIPLE_FILES_SENTENCE}
      state={stateOf()}
      error={upload.error ?? error}
      onFile={upload.take}
      onCancel={upload.cancel}
      onRemove={() => onChange(undefined)}
    />
  );

  function stateOf(): UploadState {
    if (upload.underway) return { kind: 'uploading', ...upload.underway };
    return value ? { kind: 'done', name: value.filename ?? label, preview } : { kind: 'empty' };
  }
}

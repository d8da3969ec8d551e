import { IconFileText } from '@tabler/icons-react';
import type { FileRef } from '@talaash/domain/file/schema';
import { UPLOAD_KINDS, type UploadKind } from '@talaash/domain/file/limit';
import { MULTIPLE_FILES_SENTENCE } from '@talaash/domain/file/words';
import type { ReactNode } from 'react';
import { pictureAddress } from '../../../lib/picture.ts';
import { useUpload } from '../../../lib/use-upload.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { UploadField, type UploadState } from '../../../ui/upload-field.tsx';

interface FileFieldProps {
  value: FileRef | undefined;
  onChange: (file: FileRef | undefined) => void;
  error?: string | undefined;
}

const acceptOf = (kind: UploadKind) =>
  UPLOAD_KINDS[kind].extensions.map((extension) => `.${extension}`).join(',');

/** The picture: uploaded at once, kept with the next save. */
export function PictureField({ name, ...field }: FileFieldProps & { name: string }) {
  return (
    <StoredFileField
      {...field}
      kind="profilePicture"
      label="Profile picture"
      kinds="JPG, PNG or GIF, less than 5MB"
      preview={<Avatar name={name} src={pictureAddress(field.value)} />}
    />
  );
}

/** The resume: uploaded at once, kept with the next save. */
export function ResumeField(field: FileFieldProps) {
  return (
    <StoredFileField
      {...field}
      kind="resume"
      label="Resume"
      kinds="PDF, max 10MB"
      preview={<IconFileText aria-hidden />}
    />
  );
}

interface StoredFileFieldProps extends FileFieldProps {
  kind: UploadKind;
  label: string;
  kinds: string;
  preview: ReactNode;
}

function StoredFileField({ kind, label, kinds, preview, value, onChange, error }: StoredFileFieldProps) {
  const upload = useUpload(kind, onChange);
  return (
    <UploadField
      label={label}
      accept={acceptOf(kind)}
      kinds={kinds}
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

import type { FileRef } from '@talaash/domain/file/schema';
import { UPLOAD_KINDS } from '@talaash/domain/file/limit';
import { MULTIPLE_FILES_SENTENCE } from '@talaash/domain/file/words';
import { pictureAddress } from '../../lib/picture.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { UploadField, type UploadState } from '../../ui/upload-field.tsx';

interface LogoFieldProps {
  companyName: string;
  value: FileRef | undefined;
  onChange: (logo: FileRef | undefined) => void;
  error?: string | undefined;
}

const accept = UPLOAD_KINDS.companyLogo.extensions.map((extension) => `.${extension}`).join(',');

/** The company's logo: uploaded at once, kept with the next save. */
export function LogoField({ companyName, value, onChange, error }: LogoFieldProps) {
  const upload = useUpload('companyLogo', onChange);
  return (
    <UploadField
      label="Logo"
      hint="optional"
      accept={accept}
      kinds="JPG, PNG or GIF, less than 5MB"
      manySentence={MULTIPLE_FILES_SENTENCE}
      state={uploadState()}
      error={upload.error ?? error}
      onFile={upload.take}
      onCancel={upload.cancel}
      onRemove={() => onChange(undefined)}
    />
  );

  function uploadState(): UploadState {
    if (upload.underway) return { kind: 'uploading', ...upload.underway };
    if (!value) return { kind: 'empty' };
    return {
      kind: 'done',
      name: value.filename ?? 'Logo',
      preview: <Avatar name={companyName} src={pictureAddress(value)} shape="logo" />,
    };
  }
}

import { IconFileText } from '@tabler/icons-react';
import { pictureAddress } from '../../../lib/picture.ts';
import { FileField, type FileFieldProps } from '../../../parts/file-field.tsx';
import { Avatar } from '../../../ui/show/avatar.tsx';

export function PictureField({ name, ...field }: FileFieldProps & { name: string }) {
  return (
    <FileField
      {...field}
      kind="profilePicture"
      label="Profile picture"
      preview={<Avatar name={name} src={pictureAddress(field.value)} />}
    />
  );
}

export function ResumeField(field: FileFieldProps) {
  return <FileField {...field} kind="resume" label="Resume" preview={<IconFileText aria-hidden />} />;
}

import { pictureAddress } from '../../lib/picture.ts';
import { FileField, type FileFieldProps } from '../../parts/file-field.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';

export function LogoField({ companyName, ...field }: FileFieldProps & { companyName: string }) {
  return (
    <FileField
      {...field}
      kind="companyLogo"
      label="Logo"
      hint="optional"
      preview={<Avatar name={companyName} src={pictureAddress(field.value)} shape="logo" />}
    />
  );
}

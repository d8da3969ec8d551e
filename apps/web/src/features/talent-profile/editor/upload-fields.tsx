import { IconFileText } from '../../../ui/icon/file-text.ts';
import { FileField, type FileFieldProps } from '../../../parts/file-field.tsx';

export function ResumeField(field: FileFieldProps) {
  return <FileField {...field} kind="resume" label="Resume" preview={<IconFileText aria-hidden />} />;
}

import { IconUpload } from '../icon/upload.ts';
import { useState } from 'react';
import type { ControlAria } from './field.tsx';
import { FileInput } from './file-input.tsx';
import css from './upload-field.module.css';

interface FileButtonProps {
  aria: ControlAria;
  /** The attribute of the input: ".jpg,.png". */
  accept: string;
  label: string;
  onFiles: (files: FileList) => void;
}

/** A button that accepts a file by press or drop. */
export function FileButton({ aria, accept, label, onFiles }: FileButtonProps) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  return (
    <span className={css['button']} data-over={isDraggedOver || undefined}>
      <span className={css['fake']} aria-hidden>
        <IconUpload aria-hidden />
        {label}
      </span>
      <FileInput
        {...aria}
        aria-label={label}
        accept={accept}
        onFiles={onFiles}
        onDraggedOver={setDraggedOver}
      />
    </span>
  );
}

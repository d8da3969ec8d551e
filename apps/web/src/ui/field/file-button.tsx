import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTypedBefore } from '../base/typed-before.ts';
import type { ControlAria } from './field.tsx';
import css from './upload-field.module.css';

interface FileButtonProps {
  aria: ControlAria;
  /** The attribute of the input: ".jpg,.png". */
  accept: string;
  label: string;
  onFiles: (files: FileList) => void;
}

/** A button that takes a file: pressed, or dropped on it. */
export function FileButton({ aria, accept, label, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const { current } = input;
    if (current?.files) onFiles(current.files);
    if (current) current.value = '';
  };
  useTypedBefore(() => input.current?.files?.length, 0, take);
  const [isDraggedOver, setDraggedOver] = useState(false);
  return (
    <span className={css['button']} data-over={isDraggedOver || undefined}>
      <span className={css['fake']} aria-hidden>
        <IconUpload aria-hidden />
        {label}
      </span>
      <input
        {...aria}
        ref={input}
        aria-label={label}
        type="file"
        className={css['input']}
        accept={accept}
        // With `multiple`, dropping two files is refused with a sentence. Without it, the browser drops one silently.
        multiple
        onChange={take}
        onDragEnter={() => setDraggedOver(true)}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={() => setDraggedOver(false)}
      />
    </span>
  );
}

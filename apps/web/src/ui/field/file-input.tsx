import { type ComponentProps, useRef } from 'react';
import { useTypedBefore } from '../base/typed-before.ts';
import css from './upload-field.module.css';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'ref' | 'type' | 'onChange'> {
  onFiles: (files: FileList) => void;
  onDraggedOver: (isDraggedOver: boolean) => void;
}

/** An invisible file input over the visible control: it receives the press and the drop. The same file can be chosen again. */
export function FileInput({ onFiles, onDraggedOver, ...input }: FileInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const take = () => {
    const { current } = box;
    if (!current?.files) return;
    onFiles(current.files);
    current.value = '';
  };
  useTypedBefore(() => box.current?.files?.length, 0, take);
  return (
    <input
      {...input}
      ref={box}
      type="file"
      className={css['input']}
      // With `multiple`, the page refuses two dropped files with a sentence. Without it, the browser silently takes one.
      multiple
      onChange={take}
      onDragEnter={() => onDraggedOver(true)}
      onDragLeave={() => onDraggedOver(false)}
      onDrop={() => onDraggedOver(false)}
    />
  );
}

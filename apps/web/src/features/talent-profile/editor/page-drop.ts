import { useEffect, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** A file input handles its own drop. */
const isOwnField = ({ target }: DragEvent) =>
  target instanceof Element && target.closest('input[type=file]') !== null;

/**
 * Accepts files dropped anywhere on the page. Without `onFiles` they are ignored, so that the browser does not open them in place
 * of the page.
 *
 * @returns whether files are being dragged over the page
 */
export function usePageDrop(onFiles: ((files: FileList) => void) | undefined): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      setOver(latest.current !== undefined && !isOwnField(event));
      if (!isOwnField(event)) event.preventDefault();
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event) || isOwnField(event) || !event.dataTransfer) return;
      event.preventDefault();
      latest.current?.(event.dataTransfer.files);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);

  return isOver;
}

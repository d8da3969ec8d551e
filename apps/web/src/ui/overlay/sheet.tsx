import { IconX } from '../icon/x.ts';
import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../base/class-names.ts';
import { Modal } from '../float/modal.tsx';
import { IconButton } from '../press/button.tsx';
import edge from './edge.module.css';
import css from './sheet.module.css';

interface SheetProps {
  onClose: () => void;
  title: string;
  /** Beside the title: one quiet button. */
  head?: ReactNode;
  /** One button, fixed at the bottom. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A shorter move is a click, in pixels. */
const MOVED_PX = 4;
/** A drag of this many pixels takes effect. */
const MEANT_PX = 48;

/**
 * A panel over the page: at the end of the window, or from the bottom on a phone. There it opens to 70 % of the height, and
 * dragging its handle expands, collapses or closes it. It is open while mounted.
 */
export function Sheet({ onClose, title, head, foot, children }: SheetProps) {
  const titleId = useId();
  const [isFull, setFull] = useState(false);
  const [pulledPx, setPulledPx] = useState(0);
  const startY = useRef<number>(undefined);
  const hasMoved = useRef(false);

  function start(event: PointerEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest('button:not([data-handle])')) return;
    startY.current = event.clientY;
    hasMoved.current = false;
  }

  function move({ clientY, currentTarget, pointerId }: PointerEvent) {
    if (startY.current === undefined) return;
    const pulled = clientY - startY.current;
    if (!hasMoved.current && Math.abs(pulled) < MOVED_PX) return;
    // Only once it moves: a captured press would not click the handle.
    if (!hasMoved.current) currentTarget.setPointerCapture(pointerId);
    hasMoved.current = true;
    setPulledPx(pulled);
  }

  function end() {
    if (startY.current === undefined) return;
    startY.current = undefined;
    setPulledPx(0);
    if (pulledPx < -MEANT_PX) setFull(true);
    else if (pulledPx > MEANT_PX && isFull) setFull(false);
    else if (pulledPx > MEANT_PX) onClose();
  }

  return (
    <Modal
      onClose={onClose}
      labelledBy={titleId}
      className={classNames(edge['panel'], css['sheet'])}
      data-full={isFull || undefined}
      data-pulled={pulledPx !== 0 || undefined}
      style={{ ['--pulled' as string]: `${pulledPx}px` }}
    >
      <div
        className={classNames(edge['head'], css['head'])}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <button
          type="button"
          data-handle
          className={css['handle']}
          aria-label="Whole height"
          aria-pressed={isFull}
          onClick={() => hasMoved.current || setFull(!isFull)}
        />
        <h2 id={titleId} className={edge['title']}>
          {title}
        </h2>
        {head}
        <IconButton label="Close" icon={<IconX aria-hidden />} onClick={onClose} />
      </div>
      <div className={edge['body']}>{children}</div>
      {foot ? <div className={classNames(edge['foot'], css['foot'])}>{foot}</div> : null}
    </Modal>
  );
}

import { IconX } from '../icon/x.ts';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '../base/after-paint.ts';
import { classNames } from '../base/class-names.ts';
import { useLatestCallback } from '../base/use-latest-callback.ts';
import { showCovering } from '../float/covering.ts';
import { Modal } from '../float/modal.tsx';
import { IconButton } from '../press/button.tsx';
import css from './full-screen-dialog.module.css';

interface FullScreenDialogProps {
  opened: boolean;
  /** The id of the shown item. A new id reopens the dialog, even while it is closing. */
  shownId?: string;
  onClose: () => void;
  /** Its accessible name. */
  label: string;
  /** In the bar, after Close: the position, previous and next. */
  bar?: ReactNode;
  /** At the end of the bar; on a phone, fixed at the bottom. */
  actions?: ReactNode;
  /** Fixed at the bottom: the key bar. */
  foot?: ReactNode;
  /** The address holds the open state. */
  isInAddress?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A dialog that fills the screen. Its bar of 52 px stays; the content scrolls. */
export function FullScreenDialog(props: FullScreenDialogProps) {
  return props.opened ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  shownId = '',
  onClose,
  label,
  bar,
  actions,
  foot,
  isInAddress,
  children,
  className,
}: FullScreenDialogProps) {
  const { isLeaving, isLeft, close } = useClosing(shownId, onClose);
  return (
    <Modal
      show={showCovering}
      isLeft={isLeft}
      data-leaving={isLeaving || undefined}
      onClose={close}
      isInAddress={isInAddress}
      aria-label={label}
      className={css['full']}
    >
      <div className={css['bar']}>
        <IconButton label="Close" icon={<IconX aria-hidden />} onClick={close} />
        <div className={css['barMain']}>{bar}</div>
      </div>
      {actions ? <div className={css['actions']}>{actions}</div> : null}
      {/* Scrolling regions must be reachable by keyboard. */}
      <div className={classNames(css['body'], className)} tabIndex={0} role="region" aria-label={label}>
        {children}
      </div>
      <div className={foot ? css['foot'] : undefined}>{foot}</div>
    </Modal>
  );
}

/**
 * Closes over three frames, so that a key press waits for one at most: first the press gets its response, then the page below is
 * shown, then the dialog is unmounted, which takes as long again.
 */
function useClosing(shownId: string, onClose: () => void) {
  const [leaving, setLeaving] = useState<{ id: string; isHidden: boolean }>();
  if (leaving !== undefined && leaving.id !== shownId) setLeaving(undefined);
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const isLeaving = leaving?.id === shownId;
  const whileShown = useLatestCallback((id: string, act: () => void) => {
    if (isMounted.current && id === shownId) act();
  });
  return {
    isLeaving,
    isLeft: isLeaving && leaving.isHidden,
    close() {
      if (isLeaving) return;
      setLeaving({ id: shownId, isHidden: false });
      afterPaint(() =>
        whileShown(shownId, () => {
          setLeaving({ id: shownId, isHidden: true });
          afterPaint(() => whileShown(shownId, onClose));
        }),
      );
    },
  };
}

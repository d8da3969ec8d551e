import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { showCovering } from '../float/covering.ts';
import { Modal } from '../float/modal.tsx';
import { IconButton } from '../press/button.tsx';
import css from './full-screen-dialog.module.css';

interface FullScreenDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Its accessible name. */
  label: string;
  /** In the bar, after Close: the position, previous and next. */
  bar?: ReactNode;
  /** At the end of the bar. On a phone fixed at the lower edge. */
  actions?: ReactNode;
  /** Below, fixed: the key bar. */
  foot?: ReactNode;
  /** The address says that it is open. */
  isInAddress?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A dialog that fills the screen. Its bar of 52 px stays; the content scrolls. */
export function FullScreenDialog({
  opened,
  onClose,
  label,
  bar,
  actions,
  foot,
  isInAddress,
  children,
  className,
}: FullScreenDialogProps) {
  if (!opened) return null;
  return (
    <Modal
      show={showCovering}
      onClose={onClose}
      isInAddress={isInAddress}
      aria-label={label}
      className={css['full']}
    >
      <div className={css['bar']}>
        <IconButton label="Close" icon={<IconX aria-hidden />} onClick={onClose} />
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

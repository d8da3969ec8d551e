import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../press/button.tsx';
import { classNames } from '../base/class-names.ts';
import { Modal } from '../float/modal.tsx';
import css from '../float/modal.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The buttons, with the primary one last. */
  actions?: ReactNode;
  size?: 'm' | 'l' | undefined;
  closeOnOutside?: boolean | undefined;
  children?: ReactNode;
}

/** A question or a short form above the page. Escape and a press outside close it. */
export function Dialog({ opened, ...rest }: DialogProps) {
  return opened ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  actions,
  size = 'm',
  closeOnOutside,
  children,
}: Omit<DialogProps, 'opened'>) {
  const titleId = useId();
  return (
    <Modal
      onClose={onClose}
      labelledBy={titleId}
      closeOnOutside={closeOnOutside}
      className={css['dialog']}
      data-size={size}
    >
      <div className={css['inside']}>
        <div className={css['head']}>
          <h2 id={titleId}>{title}</h2>
        </div>
        {children ? <div className={css['text']}>{children}</div> : null}
        {actions ? <div className={css['actions']}>{actions}</div> : null}
        {/* Last, so that the first field or the safe answer has the focus, not the way out. */}
        <div className={css['close']}>
          <IconButton size="s" label="Close" icon={<IconX aria-hidden />} onClick={onClose} />
        </div>
      </div>
    </Modal>
  );
}

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
    <Modal onClose={onClose} isInAddress={isInAddress} aria-label={label} className={css['full']}>
      <div className={css['bar']}>
        <IconButton label="Close" icon={<IconX aria-hidden />} onClick={onClose} />
        <div className={css['barMain']}>{bar}</div>
      </div>
      {actions ? <div className={css['fullActions']}>{actions}</div> : null}
      {/* Scrolling regions must be reachable by keyboard. */}
      <div className={classNames(css['body'], className)} tabIndex={0} role="region" aria-label={label}>
        {children}
      </div>
      <div className={foot ? css['foot'] : undefined}>{foot}</div>
    </Modal>
  );
}

interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  side?: 'start' | 'end' | undefined;
  /** Fixed below: one or two buttons. */
  foot?: ReactNode;
  /** The address says that it is open. */
  isInAddress?: boolean | undefined;
  children: ReactNode;
}

/** A panel at the edge of the window, as wide as the window on phones. */
export function Drawer({ opened, onClose, title, side = 'end', foot, isInAddress, children }: DrawerProps) {
  const titleId = useId();
  if (!opened) return null;
  return (
    <Modal
      onClose={onClose}
      isInAddress={isInAddress}
      labelledBy={titleId}
      className={css['drawer']}
      data-side={side}
    >
      <div className={css['bar']}>
        <h2 id={titleId} className={css['barMain']}>
          {title}
        </h2>
        <IconButton label="Close" icon={<IconX aria-hidden />} onClick={onClose} />
      </div>
      <div className={css['body']}>{children}</div>
      {foot ? <div className={css['foot']}>{foot}</div> : null}
    </Modal>
  );
}

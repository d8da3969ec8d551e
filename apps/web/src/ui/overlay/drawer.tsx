import { IconX } from '../icon/x.ts';
import { type ReactNode, useId } from 'react';
import { Modal } from '../float/modal.tsx';
import { IconButton } from '../press/button.tsx';
import css from './edge.module.css';

interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  side?: 'start' | 'end' | undefined;
  /** One or two buttons, fixed at the bottom. */
  foot?: ReactNode;
  /** The address holds the open state. */
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
      className={css['panel']}
      data-side={side}
    >
      <div className={css['head']}>
        <h2 id={titleId} className={css['title']}>
          {title}
        </h2>
        <IconButton label="Close" icon={<IconX aria-hidden />} onClick={onClose} />
      </div>
      <div className={css['body']}>{children}</div>
      {foot ? <div className={css['foot']}>{foot}</div> : null}
    </Modal>
  );
}

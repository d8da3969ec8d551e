import { IconX } from '../icon/x.ts';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../press/button.tsx';
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
        {/* Last, so that the first field or the safe answer gets the focus, not the close button. */}
        <div className={css['close']}>
          <IconButton size="s" label="Close" icon={<IconX aria-hidden />} onClick={onClose} />
        </div>
      </div>
    </Modal>
  );
}

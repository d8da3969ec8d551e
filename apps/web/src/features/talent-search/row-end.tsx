import { IconChevronRight } from '../../ui/icon/chevron-right.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/press/button.tsx';
import css from './row-end.module.css';

interface RowEndProps {
  status: ReactNode;
  actions: ReactNode;
  /** Replaces both on a touch screen, which has no hover. */
  touch: ReactNode;
  /** Always shows only the actions. */
  areActionsPinned: boolean;
}

/** The end of a row: the status, replaced by the actions on hover, on focus and at the cursor. */
export function RowEnd({ status, actions, touch, areActionsPinned }: RowEndProps) {
  if (areActionsPinned) return actions;
  return (
    <>
      <div className={css['status']}>{status}</div>
      <div className={css['actions']}>{actions}</div>
      <div className={css['touch']}>{touch}</div>
    </>
  );
}

/** Opens the profile for a guest. A phone shows an arrow instead, since there the whole row is the target. */
export function GuestRowEnd({ isCursor, onOpen }: { isCursor: boolean; onOpen: () => void }) {
  return (
    <>
      <span className={css['view']}>
        <Button tone={isCursor ? 'default' : 'quiet'} size="s" onClick={onOpen}>
          View profile
        </Button>
      </span>
      <span className={css['arrow']}>
        <IconChevronRight aria-hidden />
      </span>
    </>
  );
}

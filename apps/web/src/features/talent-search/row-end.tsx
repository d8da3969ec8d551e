import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { Button } from '../../ui/press/button.tsx';
import css from './row-end.module.css';

/** The job post and the text side by side. */
export function CompanySearchHead({ children }: { children: ReactNode }) {
  return (
    <div className={css['head']}>
      <VisuallyHidden>
        <h1>Search</h1>
      </VisuallyHidden>
      {children}
    </div>
  );
}

interface RowEndProps {
  status: ReactNode;
  actions: ReactNode;
  /** In place of both where nothing hovers. */
  touch: ReactNode;
  /** The actions stay. */
  isKept: boolean;
}

/** A row's end: how the person stands at rest, what can be done under pointer, focus or cursor. */
export function RowEnd({ status, actions, touch, isKept }: RowEndProps) {
  if (isKept) return actions;
  return (
    <>
      <div className={css['status']}>{status}</div>
      <div className={css['actions']}>{actions}</div>
      <div className={css['touch']}>{touch}</div>
    </>
  );
}

/** A guest's way into the profile. On a phone the whole row is pressed, and an arrow says so. */
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

import type { ReactNode } from 'react';
import css from './company-head.module.css';

/** The job post and the text side by side. */
export function CompanySearchHead({ children }: { children: ReactNode }) {
  return <div className={css['head']}>{children}</div>;
}

/** A row's end: how the person stands at rest, what can be done under pointer, focus or cursor. */
export function RowEnd({
  status,
  actions,
  isKept,
}: {
  status: ReactNode;
  actions: ReactNode;
  isKept: boolean;
}) {
  if (isKept) return actions;
  return (
    <>
      <div className={css['status']}>{status}</div>
      <div className={css['actions']}>{actions}</div>
    </>
  );
}

import type { ReactNode } from 'react';
import css from './account.module.css';

/** The heading of a page about an account, with an optional sentence below it. */
export function AccountHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css['head']}>
      <h1>{title}</h1>
      {children ? <p>{children}</p> : null}
    </div>
  );
}

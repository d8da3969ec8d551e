import type { ReactNode } from 'react';
import css from './rail.module.css';

/** A column beside the conversation, about the other side. */
export function Rail({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={css['rail']}>
      <div className={css['head']}>{head}</div>
      {children}
    </div>
  );
}

export function RailTitle({ children }: { children: string }) {
  return <h2 className={css['title']}>{children}</h2>;
}

export function RailNote({ children }: { children: string }) {
  return <p className={css['note']}>{children}</p>;
}

/** For blocks of text, such as Markdown. */
export function RailText({ children }: { children: ReactNode }) {
  return <div className={css['note']}>{children}</div>;
}

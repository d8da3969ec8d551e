import type { ReactNode } from 'react';
import css from './rail.module.css';

/** Who one is talking to, in a column beside the conversation. */
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

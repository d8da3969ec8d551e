import type { ReactNode } from 'react';
import css from './legal-text.module.css';

/** A legal text with its title and effective date. */
export function LegalText({ title, since, children }: { title: string; since: string; children: ReactNode }) {
  return (
    <article className={css['text']}>
      <h1>{title}</h1>
      <p className={css['since']}>In force since {since}</p>
      {children}
    </article>
  );
}

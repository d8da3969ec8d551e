import type { ReactNode } from 'react';
import css from './case-panel.module.css';

interface TextListProps {
  items: readonly { label: string; value: ReactNode }[];
}

/** Texts beside their labels. As they were written, never as markup. */
export const TextList = ({ items }: TextListProps) => (
  <dl className={css['texts']}>
    {items.map(({ label, value }, at) => (
      <div key={at}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

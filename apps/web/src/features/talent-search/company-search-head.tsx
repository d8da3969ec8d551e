import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import css from './company-search-head.module.css';

/** The head of a company's search: job post and search text side by side. */
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

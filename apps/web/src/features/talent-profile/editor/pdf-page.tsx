import type { ResumeRow } from '@talaash/domain/resume/rule';
import type { ReactNode } from 'react';
import { useFileAddress } from '../../../lib/file-address.ts';
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx';
import css from './fill-page.module.css';

/** The pages of the PDF on which a value was found, as links into the file in this browser's memory. */
export function usePdfPages(file: File | undefined, pages: Readonly<Record<string, number>>) {
  const address = useFileAddress(file);

  const pageOf = (row: ResumeRow) => pages[row.id.replace(/\.prose$/, '')];
  const addressOf = (page: number) => address && `${address}#page=${page}`;

  return {
    open(row: ResumeRow | undefined) {
      const page = row && pageOf(row);
      const target = addressOf(page ?? 1);
      if (target) window.open(target, '_blank', 'noopener');
    },
    link(row: ResumeRow): ReactNode {
      const page = pageOf(row);
      if (page === undefined)
        return row.id === 'experienceInYears' ? <span className={css['at']}>worked out</span> : null;
      const target = addressOf(page);
      if (!target) return <span className={css['at']}>page {page}</span>;
      return (
        <a className={css['at']} href={target} target="_blank" rel="noopener noreferrer">
          page {page}
          <VisuallyHidden> of the PDF (opens in a new tab)</VisuallyHidden>
        </a>
      );
    },
  };
}

import { IconArrowLeft } from '../../ui/icon/arrow-left.ts';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/show/avatar.tsx';
import { PathLink } from '../../ui/press/path-link.tsx';
import css from './thread-head.module.css';
import type { ThreadSummary } from './thread.ts';

interface ThreadHeadProps {
  /** The path of the page with all conversations. */
  path: string;
  /** The filters of that page. */
  search: Record<string, unknown>;
  summary: ThreadSummary;
  /** The line below the name. */
  detail: string;
  actions: ReactNode;
}

/** The header of a conversation: the counterpart, and a link back to the list. */
export function ThreadHead({ path, search, summary, detail, actions }: ThreadHeadProps) {
  return (
    <header className={css['head']}>
      <PathLink to={path} search={search} className={css['back']} aria-label="Back to conversations">
        <IconArrowLeft aria-hidden />
      </PathLink>
      <Avatar name={summary.name} src={summary.picture} shape={summary.shape} size="m" />
      <div className={css['who']}>
        <h1 title={summary.name}>{summary.name}</h1>
        <p>{detail}</p>
      </div>
      <div className={css['actions']}>{actions}</div>
    </header>
  );
}

import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/show/avatar.tsx';
import { PathLink } from '../../ui/press/path-link.tsx';
import css from './thread-head.module.css';
import type { ThreadSummary } from './thread.ts';

interface ThreadHeadProps {
  /** The page of all conversations. */
  path: string;
  summary: ThreadSummary;
  /** Below the name. */
  detail: string;
  actions: ReactNode;
}

/** Who a conversation is with, and the way back to all of them. */
export function ThreadHead({ path, summary, detail, actions }: ThreadHeadProps) {
  return (
    <header className={css['head']}>
      <PathLink to={path} className={css['back']} aria-label="Back to conversations">
        <IconArrowLeft aria-hidden />
      </PathLink>
      <Avatar name={summary.name} src={summary.picture} shape={summary.shape} size="m" />
      <div className={css['who']}>
        <h1 title={summary.name}>{summary.name}</h1>
        <p>{detail}</p>
      </div>
      {actions}
    </header>
  );
}

import { THREAD_SENTENCES } from '@talaash/domain/thread/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { PersonRowsSkeleton } from '../../ui/show/skeleton.tsx';
import css from './latest-threads.module.css';
import { threadsQuery } from './thread.ts';
import { ThreadRow } from './thread-list.tsx';

interface LatestThreadsProps {
  side: UserType;
  /** The path of the page on which a thread opens. */
  path: string;
  shown: number;
  /** The text for no threads yet. */
  empty: string;
}

export function LatestThreads({ side, path, shown, empty }: LatestThreadsProps) {
  const threads = useQuery(threadsQuery(side));
  if (threads.isError && !threads.data) {
    return <QueryFailure title={THREAD_SENTENCES.loadFailed} queries={[threads]} />;
  }
  if (!threads.data) return <PersonRowsSkeleton rows={3} label={THREAD_SENTENCES.loadingThreads} />;
  if (threads.data.length === 0) return <p className={css['empty']}>{empty}</p>;
  return (
    <ul className={css['list']}>
      {threads.data.slice(0, shown).map((summary) => (
        <li key={summary.thread.key.threadId}>
          <ThreadRow path={path} summary={summary} isSelected={false} />
        </li>
      ))}
    </ul>
  );
}

import { hiddenProfileSentence } from '@talaash/domain/talent-profile/words';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';
import { Link } from '../../ui/press/link.tsx';

const openThreads = () => [api.thread.readOpen.key()];

// The editor shows the note without the list of threads, which makes all of them stale.
registerStale({ 'invitation.sent': openThreads, 'thread.ended': openThreads });

/** Tells a talent who is not in search who can still see what, with the way to the conversations. */
export function OpenThreadsNote() {
  // Who can see the profile is read anew on each page: an answer from before the last one may no longer be true.
  const { data: open } = useQuery({
    ...api.thread.readOpen.queryOptions({ input: {} }),
    refetchOnMount: 'always',
  });
  if (!open) return null;
  return (
    <p>
      {hiddenProfileSentence(open)} {open.total > 0 ? <Link to="/talent/messages">Messages</Link> : null}
    </p>
  );
}

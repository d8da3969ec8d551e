import { hiddenProfileSentence } from '@talaash/domain/talent-profile/words';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';
import { Link } from '../../ui/press/link.tsx';

const openThreads = () => [api.thread.readOpen.key()];

// Registered here too: the editor shows the note without the module of the thread list, which invalidates all of these queries.
registerStale({ 'invitation.sent': openThreads, 'thread.ended': openThreads });

/** Tells a talent who is not in search who can still see their profile, with a link to the conversations. */
export function OpenThreadsNote() {
  // Refetched on each page: the access to the profile may have changed since the last one.
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

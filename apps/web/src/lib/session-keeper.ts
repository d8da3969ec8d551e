import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { toast } from '../ui/overlay/toast.ts';
import { whenSessionLost } from './query-client.ts';
import { isEndingSession, refreshViewer, useViewer, whenSessionChanges } from './session.ts';

/**
 * Keeps a signed-in page true to who is signed in. A session that ended elsewhere leads to the login, and back here after
 * it; another person in another tab starts this tab anew.
 */
export function useSessionKeeper(): void {
  const router = useRouter();
  const { account } = useViewer();
  const uid = account?.uid;
  const begunAs = useRef(uid);

  useEffect(() => whenSessionChanges(() => location.reload()), []);
  useEffect(() => whenSessionLost(() => void refreshViewer().catch(() => {})), []);
  useEffect(() => {
    if (uid === begunAs.current || isEndingSession()) return;
    if (uid !== undefined) return location.reload();
    toast.info('Your session has ended. Please log in again.');
    void router.invalidate();
  }, [uid, router]);
}

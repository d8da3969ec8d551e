import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { SESSION_ENDED_SENTENCE } from '@talaash/domain/base/words';
import { toast } from '../ui/overlay/toast.ts';
import { whenAccessRefused } from './query-client.ts';
import { isEndingSession, refreshViewer, useViewer, whenSessionChanges } from './session.ts';

/**
 * Keeps a logged-in page in step with the session. When the session ends elsewhere, the page redirects to the login and returns
 * afterwards. When another person logs in in another tab, this tab reloads. When the person acts for another company from now on, or for
 * none, the pages start again.
 */
export function useSessionKeeper(): void {
  const router = useRouter();
  const { account, userProfile } = useViewer();
  const uid = account?.uid;
  const companyId = userProfile?.companyId;
  const startedAs = useRef({ uid, companyId });

  useEffect(() => whenSessionChanges(() => location.reload()), []);
  useEffect(() => whenAccessRefused(() => void refreshViewer().catch(() => {})), []);
  useEffect(() => {
    if (uid === startedAs.current.uid || isEndingSession()) return;
    if (uid !== undefined) return location.reload();
    toast.info(SESSION_ENDED_SENTENCE);
    void router.invalidate();
  }, [uid, router]);
  useEffect(() => {
    const { companyId: before } = startedAs.current;
    if (before !== undefined && before !== companyId && uid === startedAs.current.uid) location.assign('/');
  }, [uid, companyId]);
}

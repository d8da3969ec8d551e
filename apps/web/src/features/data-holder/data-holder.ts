import { WHO_SAW_ME_WORDS } from '@talaash/domain/privacy-shield/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { VISIT_STALE_MS } from '../../lib/first-data.ts';
import { registerStale } from '../../lib/live.ts';
import { toast } from '../../ui/overlay/toast.ts';

// A company that copies something sends no event.
export const dataHoldersQuery = api.dataHolder.list.queryOptions({ staleTime: VISIT_STALE_MS });

const holders = () => [dataHoldersQuery.queryKey];

registerStale({
  'invitation.sent': holders,
  'invitation.accepted': holders,
  'message.sent': holders,
  'thread.ended': holders,
  'shortlistedProfile.put': holders,
  'shortlistedProfile.deleted': holders,
  'privacyShield.saved': holders,
  'dataHolder.ended': holders,
  'erasure.requested': holders,
  'erasure.confirmed': holders,
});

/** Downloads the page as a file. */
export const useWhoSawMeFile = () =>
  useMutation({
    // Loaded when it is pressed: the list of routes is long.
    mutationFn: async (format: 'csv' | 'json') =>
      (await import('./download-who-saw-me.ts')).downloadWhoSawMe(format),
    onError: (error) => toast.error(sentenceOf(error, WHO_SAW_ME_WORDS.downloadFailed)),
  });

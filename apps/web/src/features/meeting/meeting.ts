import type { OwnMeetingSettings } from '@talaash/contract/meeting';
import { MEETING_SENTENCES } from '@talaash/domain/meeting/words';
import { isTimeZone } from '@talaash/domain/meeting/zone';
import { keepPreviousData, type QueryKey, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useIsLocal } from '../../ui/base/local.ts';
import { toast } from '../../ui/overlay/toast.ts';

const all = (): QueryKey[] => [api.meeting.key()];
registerStale({
  'meeting.offered': all,
  'meeting.offerWithdrawn': all,
  'meeting.confirmed': all,
  'meeting.moved': all,
  'meeting.cancelled': all,
  'meetingSettings.saved': all,
  'block.changed': all,
  'thread.ended': all,
});

export const useThreadMeetings = (threadId: string) =>
  useQuery(api.meeting.listInThread.queryOptions({ input: { threadId } }));

type WeekAsked = { fromMs: number; toMs: number; memberUids: string[] };

/** When the own side is busy. The week before stays visible while the next one loads. */
export const useMeetingWeek = ({ fromMs, toMs, memberUids }: WeekAsked) =>
  useQuery({
    ...api.meeting.readWeek.queryOptions({
      input: {
        fromIsoDateTimeUtc: new Date(fromMs).toISOString(),
        toIsoDateTimeUtc: new Date(toMs).toISOString(),
        memberUids,
      },
    }),
    placeholderData: keepPreviousData,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: api.meeting.key() });
const onError = (error: Error) => {
  toast.error(sentenceOf(error, MEETING_SENTENCES.failed));
  // Whoever comes late sees what is left.
  void refresh();
};

const told = (sentence: string) => {
  toast.success(sentence);
  return refresh();
};

export const useOffer = () =>
  useMutation(
    api.meeting.offer.mutationOptions({
      onSuccess: ({ slots }) => told(MEETING_SENTENCES.offered(slots.length)),
      onError,
    }),
  );

export const useWithdraw = () =>
  useMutation(
    api.meeting.withdrawOffer.mutationOptions({
      onSuccess: () => told(MEETING_SENTENCES.withdrawn),
      onError,
    }),
  );

export const useTake = (isMove: boolean) =>
  useMutation(
    api.meeting.take.mutationOptions({
      onSuccess: () => told(isMove ? MEETING_SENTENCES.moved : MEETING_SENTENCES.taken),
      onError,
    }),
  );

export const useCancel = () =>
  useMutation(
    api.meeting.cancel.mutationOptions({ onSuccess: () => told(MEETING_SENTENCES.cancelled), onError }),
  );

/** Takes what the server stored. The hours of the own side change in every conversation. */
export function takeSettings(settings: OwnMeetingSettings): void {
  void refresh();
  queryClient.setQueryData(api.meeting.readSettings.queryKey({ input: {} }), settings);
}

/** The zone of the browser. */
export function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** The zone in which times are shown: the stored one, else that of the browser. */
export const ownZoneOf = ({ hasOwnZone, own }: { hasOwnZone: boolean; own: { timeZone: string } }): string =>
  hasOwnZone ? own.timeZone : browserZone();

/**
 * The same on a page that the server renders: it does not know the zone of the browser, and shows the guessed one until hydration.
 */
export function useOwnZone(found: { hasOwnZone: boolean; own: { timeZone: string } }): string {
  const isLocal = useIsLocal();
  return isLocal ? ownZoneOf(found) : found.own.timeZone;
}

/** Hands the meeting over as a file, for any calendar. */
export async function saveCalendarFile(meetingId: string): Promise<void> {
  try {
    const { filename, content } = await api.meeting.readCalendarFile.call({ meetingId });
    const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: filename });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch (error) {
    toast.error(sentenceOf(error, MEETING_SENTENCES.failed));
  }
}

import type { CompanyMember } from '@talaash/domain/company-member/schema';
import { hasPermission } from '@talaash/domain/company-member/permission';
import type { TalentReminder } from '@talaash/domain/talent-record/schema';
import { TALENT_RECORD_SENTENCES as SENTENCES } from '@talaash/domain/talent-record/words';
import { type QueryKey, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';

const all = (): QueryKey[] => [api.talentRecord.key()];
registerStale({
  'talentRecord.changed': all,
  'talentNote.written': all,
  'talentReminder.due': all,
  'companyMember.changed': () => [api.talentRecord.key(), api.companyMember.key()],
  'pipelineEntry.moved': all,
  'pipelineStages.saved': all,
  'shortlistedProfile.put': all,
  'shortlistedProfile.deleted': all,
  'invitation.sent': all,
  'invitation.accepted': all,
  'invitation.rejected': all,
  'invitation.declineUndone': all,
  'invitation.takenBack': all,
  'invitation.payRaised': all,
  'invitation.expired': all,
  'invitation.followedUp': all,
  'meeting.offered': all,
  'meeting.confirmed': all,
  'meeting.moved': all,
  'meeting.cancelled': all,
  'joiningRecord.offered': all,
  'joiningRecord.moved': all,
  'message.sent': all,
  'thread.ended': all,
});

const refresh = () => queryClient.invalidateQueries({ queryKey: api.talentRecord.key() });

export const useRecord = (talentId: string) =>
  useQuery(api.talentRecord.get.queryOptions({ input: { talentId } }));

export const useNotes = (talentId: string) =>
  useInfiniteQuery(
    api.talentRecord.notes.infiniteOptions({
      input: (cursor: string | null) => ({ talentId, cursor }),
      ...byCursor,
    }),
  );

export const useHistory = (talentId: string) =>
  useInfiniteQuery(
    api.talentRecord.history.infiniteOptions({
      input: (cursor: string | null) => ({ talentId, cursor }),
      ...byCursor,
    }),
  );

/** The tags that the company uses, the most used first. */
export function useCompanyTags(): readonly string[] {
  const { data } = useQuery(api.talentRecord.companyTags.queryOptions());
  return useMemo(
    () => (data?.tags ?? []).toSorted((one, other) => other.count - one.count).map(({ tag }) => tag),
    [data],
  );
}

const NOBODY: readonly CompanyMember[] = [];

/** The members who may read notes, and those who may invite and write. */
export function useTeam() {
  const members = useQuery(api.companyMember.list.queryOptions()).data?.members ?? NOBODY;
  return useMemo(() => {
    const having = (permission: 'read' | 'recruit') =>
      members.filter(({ role }) => hasPermission(role, permission));
    return { readers: having('read'), recruiters: having('recruit') };
  }, [members]);
}

/** The sentence of a failure below a field. Undefined without one. */
export function failureAt(error: unknown, field: string, fallback: string = SENTENCES.failed) {
  if (error === null) return undefined;
  const ofField = isCallError(error, 'VALIDATION_FAILED') ? error.data[field] : undefined;
  return ofField ?? sentenceOf(error, fallback);
}

const told = { onSuccess: refresh, onError: (error: unknown) => tell(error) };
const tell = (error: unknown) => toast.error(sentenceOf(error, SENTENCES.failed));

// A failure of these shows at their field, which keeps what was typed.
export const useWriteNote = () =>
  useMutation(api.talentRecord.writeNote.mutationOptions({ onSuccess: refresh }));
export const useEditNote = () =>
  useMutation(api.talentRecord.editNote.mutationOptions({ onSuccess: refresh }));
export const useAddTag = () => useMutation(api.talentRecord.addTag.mutationOptions({ onSuccess: refresh }));
export const useAddReminder = () =>
  useMutation(
    api.talentRecord.addReminder.mutationOptions({
      onSuccess: async () => {
        await refresh();
        toast.success(SENTENCES.reminderSet);
      },
    }),
  );

export const useRemoveTag = () => useMutation(api.talentRecord.removeTag.mutationOptions(told));

export const useDeleteNote = () =>
  useMutation(
    api.talentRecord.deleteNote.mutationOptions({
      onSuccess: async () => {
        await refresh();
        toast.success(SENTENCES.noteDeleted);
      },
      onError: tell,
    }),
  );

/** Finishes a reminder. The toast offers to take it back. */
export function useFinishReminder() {
  const change = useMutation({
    mutationFn: ({ reminderId, isDone }: Pick<TalentReminder, 'reminderId' | 'isDone'>) =>
      api.talentRecord.setReminderDone.call({ reminderId, isDone }),
    onSuccess: async (_, { reminderId, isDone }) => {
      await refresh();
      if (!isDone) return;
      const undo = () => change.mutate({ reminderId, isDone: false });
      toast.success(SENTENCES.reminderDone, {
        subject: `reminder ${reminderId}`,
        action: { label: 'Undo', keys: 'z', run: undo },
      });
    },
    onError: tell,
  });
  return change;
}

export const useSetContactOwner = () =>
  useMutation(
    api.talentRecord.setContactOwner.mutationOptions({
      onSuccess: async ({ contact }, { talentId }) => {
        await refresh();
        toast.success(contact ? SENTENCES.assigned(contact.name) : SENTENCES.released, {
          subject: `contact ${talentId}`,
        });
      },
      onError: tell,
    }),
  );

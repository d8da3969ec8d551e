import {
  COMPANY_MEMBER_SENTENCES as SENTENCES,
  COMPANY_ROLE_LABELS,
} from '@talaash/domain/company-member/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';

export const membersQuery = api.companyMember.list.queryOptions();
export const ownMembershipsQuery = api.companyMember.listOwn.queryOptions();

export const useMembers = () => useQuery(membersQuery);
export const useOwnMemberships = () => useQuery(ownMembershipsQuery);

registerStale({
  'companyMember.changed': () => [api.companyMember.key()],
  'membership.changed': () => [api.companyMember.key()],
});

const refresh = () => queryClient.invalidateQueries({ queryKey: api.companyMember.key() });

const done = <Answer, Input>(sentence: (answer: Answer, input: Input) => string) => ({
  onSuccess: async (answer: Answer, input: Input) => {
    await refresh();
    toast.success(sentence(answer, input));
  },
  onError: (error: unknown) => toast.error(sentenceOf(error, SENTENCES.failed)),
});

/** A failure shows at the field. */
export const useInviteMember = () =>
  useMutation(
    api.companyMember.invite.mutationOptions({
      ...done(({ email }: { email: string }) => SENTENCES.invited(email)),
      onError: () => undefined,
    }),
  );
export const useRevokeInvitation = () =>
  useMutation(api.companyMember.revokeInvitation.mutationOptions(done(() => SENTENCES.revoked)));
export const useSetRole = () =>
  useMutation(
    api.companyMember.setRole.mutationOptions(
      done(({ name, role }) => SENTENCES.roleChanged(name, COMPANY_ROLE_LABELS[role])),
    ),
  );
export const useRemoveMember = (name: string) =>
  useMutation(api.companyMember.remove.mutationOptions(done(() => SENTENCES.removed(name))));
export const useHandOver = (name: string) =>
  useMutation(api.companyMember.handOver.mutationOptions(done(() => SENTENCES.handedOver(name))));
export const useDeclineInvitation = () =>
  useMutation(api.companyMember.decline.mutationOptions(done(() => SENTENCES.declined)));

/** What the account sees is another company's from now on, so the pages start again. */
const startAgain = {
  onSuccess: () => window.location.assign('/'),
  onError: (error: unknown) => toast.error(sentenceOf(error, SENTENCES.failed)),
};

export const useLeaveCompany = () => useMutation(api.companyMember.leave.mutationOptions(startAgain));
export const useAcceptInvitation = () => useMutation(api.companyMember.accept.mutationOptions(startAgain));

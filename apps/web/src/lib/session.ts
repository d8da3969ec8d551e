import { useSuspenseQuery } from '@tanstack/react-query';
import type { Viewer } from '@talaash/contract/viewer';
import type { Standing } from '@talaash/domain/home';
import { USER_TYPE_REFUSALS } from '@talaash/domain/user-type';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';

export type { Viewer };

export const viewerQuery = api.viewer.get.queryOptions();

/** Who is asking, from the cache where it is known: one request a visit. */
export const readViewer = (): Promise<Viewer> => queryClient.ensureQueryData(viewerQuery);

/** Asks again, after something that changes who one is: signing in, verifying, saving the own profile. */
export const refreshViewer = (): Promise<Viewer> => queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 });

/** Who is asking. Below the root route, which has it loaded. */
export const useViewer = (): Viewer => useSuspenseQuery(viewerQuery).data;

/** The viewer in the words of the rule that says where / leads. */
export const standingOf = ({ account, userProfile }: Viewer): Standing => ({
  isSignedIn: account !== null,
  isEmailVerified: account?.isEmailVerified === true,
  isAdmin: account?.isAdmin === true,
  userType: userProfile?.userType,
});

/** The own company's id, below the company layout. */
export function useCompanyId(): string {
  const { userProfile } = useViewer();
  if (userProfile?.companyId === undefined) throw new Error(USER_TYPE_REFUSALS.company.idMissing);
  return userProfile.companyId;
}

/** The own talent's id, below the talent layout. */
export function useTalentId(): string {
  const { userProfile } = useViewer();
  if (userProfile?.talentId === undefined) throw new Error(USER_TYPE_REFUSALS.talent.idMissing);
  return userProfile.talentId;
}

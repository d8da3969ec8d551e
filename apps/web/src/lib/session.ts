import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Viewer } from '@talaash/contract/viewer';
import type { VisitorState } from '@talaash/domain/viewer/rule';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { USER_TYPE_REFUSALS } from '@talaash/domain/user-profile/words';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';

export type { Viewer };

export const viewerQuery = api.viewer.get.queryOptions();

const nobody: Viewer = {
  account: null,
  userProfile: null,
  profileName: null,
  profilePictureId: null,
  hasPremiumAccess: false,
  unreadThreadsCount: 0,
  liveMark: null,
};

/** Who is asking, from the cache where it is known: one request a visit. */
export const readViewer = (): Promise<Viewer> => queryClient.ensureQueryData(viewerQuery);

/** Asks again, after something that changes who one is: verifying, saving the own profile. */
export const refreshViewer = (): Promise<Viewer> => queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 });

/** Who is asking, as it changes. Below the guards, which have it loaded. */
export const useViewer = (): Viewer => useSuspenseQuery(viewerQuery).data;

/** The viewer in the words of the rule that says where / leads. */
export const standingOf = ({ account, userProfile }: Viewer): VisitorState => ({
  isSignedIn: account !== null,
  isEmailVerified: account?.isEmailVerified === true,
  isAdmin: account?.isAdmin === true,
  userType: userProfile?.userType,
});

/** The own company's id, below the company layout. */
export const useCompanyId = (): string => useOwnId('company', (viewer) => viewer.userProfile?.companyId);

/** The own talent's id, below the talent layout. */
export const useTalentId = (): string => useOwnId('talent', (viewer) => viewer.userProfile?.talentId);

/** From the guard that let the page in, not from the cache: a page that is being left keeps its id to the end. */
function useOwnId(userType: UserType, idOf: (viewer: Viewer) => string | undefined): string {
  const { viewer } = useRouteContext({ strict: false }) as { viewer?: Viewer };
  const id = viewer && idOf(viewer);
  if (id === undefined) throw new Error(USER_TYPE_REFUSALS[userType].idMissing);
  return id;
}

/** Other tabs of this browser hear here that somebody signed in or out. */
const channel = new BroadcastChannel('talaash-session');

/** After signing in: nothing that was read as somebody else stays. */
export async function beginSession(): Promise<Viewer> {
  queryClient.clear();
  const viewer = await refreshViewer();
  channel.postMessage('changed');
  return viewer;
}

let isEnding = false;

/** Whether this tab is signing out by itself, so that nothing else has to lead away from the page. */
export const isEndingSession = (): boolean => isEnding;

/** After signing out, around leaving the page: nothing that was read stays. */
export async function endSession(leave: () => Promise<void>): Promise<void> {
  isEnding = true;
  try {
    await queryClient.cancelQueries();
    queryClient.setQueryData(viewerQuery.queryKey, nobody);
    await leave();
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== viewerQuery.queryKey[0] });
  } finally {
    isEnding = false;
  }
  channel.postMessage('changed');
}

/** Tells when another tab has changed who is signed in. Returns how to stop. */
export function whenSessionChanges(act: () => void): () => void {
  channel.addEventListener('message', act);
  return () => channel.removeEventListener('message', act);
}

import { type Query, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Viewer } from '@talaash/contract/viewer';
import type { VisitorState } from '@talaash/domain/viewer/rule';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { USER_TYPE_REFUSALS } from '@talaash/domain/user-profile/words';
import { api } from './api.ts';
import { dropOfflineFiles } from './offline.ts';
import { queryClient } from './query-client.ts';

export type { Viewer };

/** Held by the tab that replaces the browser's session. */
const REPLACEMENT = 'talaash-session-replacement';

/**
 * Runs an action that replaces the browser's session. The server ends the old session before its response sets the new one, and
 * notifies every tab. Until the response arrives, no tab reads the viewer: the old session would answer that nobody is logged in.
 */
export const replaceSession = <Answer>(act: () => Promise<Answer>): Promise<Answer> =>
  'locks' in navigator ? navigator.locks.request(REPLACEMENT, act) : act();

const viewerOptions = api.viewer.get.queryOptions();

export const viewerQuery = {
  ...viewerOptions,
  queryFn: async (...given: Parameters<typeof viewerOptions.queryFn>): Promise<Viewer> => {
    if ('locks' in navigator) await navigator.locks.request(REPLACEMENT, { mode: 'shared' }, () => {});
    return viewerOptions.queryFn(...given);
  },
};

const nobody: Viewer = {
  account: null,
  userProfile: null,
  profileName: null,
  profilePictureId: null,
  companyRole: null,
  otherCompanies: [],
  hasPremiumAccess: false,
  subscription: null,
  unreadThreadsCount: 0,
  unreadNotifications: { all: 0 },
  liveMark: null,
};

/** The viewer, from the cache after the first request. */
export const readViewer = (): Promise<Viewer> => queryClient.ensureQueryData(viewerQuery);

/** Refetches the viewer after a verification, or after a save of their profile. */
export const refreshViewer = (): Promise<Viewer> => queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 });

/** The current viewer. Only below the guards, which load it. */
export const useViewer = (): Viewer => useSuspenseQuery(viewerQuery).data;

/** The viewer, in the shape of the home page rule. */
export const visitorStateOf = ({ account, userProfile }: Viewer): VisitorState => ({
  isSignedIn: account !== null,
  isEmailVerified: account?.isEmailVerified === true,
  isAdmin: account?.isAdmin === true,
  isSuspended: account?.suspendedUntilIsoDateTimeUtc != null,
  userType: userProfile?.userType,
});

/** A route guard's addition to its context. */
type GuardedContext = { viewer?: Viewer };

const OWN_IDS = {
  company: ({ viewer }: GuardedContext) => viewer?.userProfile?.companyId,
  talent: ({ viewer }: GuardedContext) => viewer?.userProfile?.talentId,
};

/** The viewer's company id, for the loader of a page below the company layout. */
export const companyIdOf = (context: GuardedContext): string => known('company', OWN_IDS.company(context));

/** The viewer's talent id, for the loader of a page below the talent layout. */
export const talentIdOf = (context: GuardedContext): string => known('talent', OWN_IDS.talent(context));

/** The viewer's company id, below the company layout. */
export const useCompanyId = (): string => useOwnId('company');

/** The viewer's talent id, below the talent layout. */
export const useTalentId = (): string => useOwnId('talent');

/** From the route's guard, not from the cache, so that a page keeps its id until it unmounts. */
function useOwnId(userType: UserType): string {
  // Selects the id alone, because each navigation creates a new context.
  return known(userType, useRouteContext({ strict: false, select: OWN_IDS[userType] }));
}

function known(userType: UserType, id: string | undefined): string {
  if (id === undefined) throw new Error(USER_TYPE_REFUSALS[userType].idMissing);
  return id;
}

/** Notifies the other tabs of this browser that somebody logged in or out. */
const channel = new BroadcastChannel('talaash-session');

/**
 * Drops the data of the previous viewer. Pending fetches already run as the new viewer; removing them would leave their page
 * waiting for ever. A page that is still open keeps its data and does not refetch: the new viewer may not be allowed to read it.
 */
function dropQueries(queries: Query[]) {
  for (const query of queries) {
    if (query.queryKey[0] === viewerQuery.queryKey[0] || query.state.fetchStatus !== 'idle') continue;
    if (query.isActive()) query.invalidate();
    else queryClient.getQueryCache().remove(query);
  }
}

/** After logging in. Clears the data of the previous viewer. */
export async function beginSession(): Promise<Viewer> {
  await queryClient.cancelQueries();
  dropQueries(queryClient.getQueryCache().getAll());
  const viewer = await refreshViewer();
  channel.postMessage('changed');
  return viewer;
}

let isEnding = false;

/** Whether this tab is logging out, so that nothing else redirects it. */
export const isEndingSession = (): boolean => isEnding;

/** Leaves the page after logging out, and clears its data. */
export async function endSession(leave: () => Promise<void>): Promise<void> {
  isEnding = true;
  try {
    await queryClient.cancelQueries();
    queryClient.setQueryData(viewerQuery.queryKey, nobody);
    // Taken before `leave`, because the next page may already fetch before `leave` resolves.
    const readBefore = queryClient.getQueryCache().getAll();
    await leave();
    dropQueries(readBefore);
  } finally {
    isEnding = false;
  }
  dropOfflineFiles();
  channel.postMessage('changed');
}

/** Calls back when another tab has logged somebody in or out. Returns the function that unsubscribes. */
export function whenSessionChanges(act: () => void): () => void {
  channel.addEventListener('message', act);
  return () => channel.removeEventListener('message', act);
}

import { type Query, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Viewer } from '@talaash/contract/viewer';
import type { VisitorState } from '@talaash/domain/viewer/rule';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { USER_TYPE_REFUSALS } from '@talaash/domain/user-profile/words';
import { api } from './api.ts';
import { forgetKept } from './offline.ts';
import { queryClient } from './query-client.ts';

export type { Viewer };

/** Held by the tab that replaces the session of this browser. */
const REPLACEMENT = 'talaash-session-replacement';

/**
 * Runs what gives this browser another session. The server ends the old one before its answer brings the new one, and says so
 * to every tab. Until the answer is here, no tab reads who is signed in: the old session would say nobody.
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
  hasPremiumAccess: false,
  subscription: null,
  unreadThreadsCount: 0,
  unreadNotifications: { all: 0 },
  liveMark: null,
};

/** The viewer, from the cache after the first request. */
export const readViewer = (): Promise<Viewer> => queryClient.ensureQueryData(viewerQuery);

/** Refetches the viewer, after a verification or a save of the own profile. */
export const refreshViewer = (): Promise<Viewer> => queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 });

/** The current viewer. Only below the guards, which load it. */
export const useViewer = (): Viewer => useSuspenseQuery(viewerQuery).data;

/** The viewer as the rule for the home page takes it. */
export const visitorStateOf = ({ account, userProfile }: Viewer): VisitorState => ({
  isSignedIn: account !== null,
  isEmailVerified: account?.isEmailVerified === true,
  isAdmin: account?.isAdmin === true,
  userType: userProfile?.userType,
});

/** What the guard of a route adds to its context. */
type GuardedContext = { viewer?: Viewer };

const OWN_IDS = {
  company: ({ viewer }: GuardedContext) => viewer?.userProfile?.companyId,
  talent: ({ viewer }: GuardedContext) => viewer?.userProfile?.talentId,
};

/** The own company's id, for the loader of a page below the company layout. */
export const companyIdOf = (context: GuardedContext): string => known('company', OWN_IDS.company(context));

/** The own talent's id, for the loader of a page below the talent layout. */
export const talentIdOf = (context: GuardedContext): string => known('talent', OWN_IDS.talent(context));

/** The own company's id, below the company layout. */
export const useCompanyId = (): string => useOwnId('company');

/** The own talent's id, below the talent layout. */
export const useTalentId = (): string => useOwnId('talent');

/** From the guard of the route, not from the cache, so that a page keeps its id until it is unmounted. */
function useOwnId(userType: UserType): string {
  // The id alone: each navigation makes a new context.
  return known(userType, useRouteContext({ strict: false, select: OWN_IDS[userType] }));
}

function known(userType: UserType, id: string | undefined): string {
  if (id === undefined) throw new Error(USER_TYPE_REFUSALS[userType].idMissing);
  return id;
}

/** Notifies the other tabs of this browser that somebody signed in or out. */
const channel = new BroadcastChannel('talaash-session');

/**
 * Drops what was read as somebody else. What is being fetched was asked as the new viewer; removing it would leave its page
 * waiting for ever. A page that is still open keeps what it shows and does not refetch: the new viewer may not read it.
 */
function dropQueries(queries: Query[]) {
  for (const query of queries) {
    if (query.queryKey[0] === viewerQuery.queryKey[0] || query.state.fetchStatus !== 'idle') continue;
    if (query.isActive()) query.invalidate();
    else queryClient.getQueryCache().remove(query);
  }
}

/** After signing in. Clears what was read as somebody else. */
export async function beginSession(): Promise<Viewer> {
  await queryClient.cancelQueries();
  dropQueries(queryClient.getQueryCache().getAll());
  const viewer = await refreshViewer();
  channel.postMessage('changed');
  return viewer;
}

let isEnding = false;

/** Whether this tab is signing out, so that nothing else redirects it. */
export const isEndingSession = (): boolean => isEnding;

/** Leaves the page after signing out, and clears what was read. */
export async function endSession(leave: () => Promise<void>): Promise<void> {
  isEnding = true;
  try {
    await queryClient.cancelQueries();
    queryClient.setQueryData(viewerQuery.queryKey, nobody);
    // Taken now: the next page may already read while `leave` still ends.
    const readBefore = queryClient.getQueryCache().getAll();
    await leave();
    dropQueries(readBefore);
  } finally {
    isEnding = false;
  }
  forgetKept();
  channel.postMessage('changed');
}

/** Calls back when another tab has changed who is signed in. Returns the function that unsubscribes. */
export function whenSessionChanges(act: () => void): () => void {
  channel.addEventListener('message', act);
  return () => channel.removeEventListener('message', act);
}

import type { PageRoute } from '@talaash/domain/page/route';
import { guardOf } from '@talaash/domain/page/rule';
import { sharedProfileTarget, sharedTalentIdOf } from '@talaash/domain/shared-profile/rule';
import { guardTarget, type VisitorState } from '@talaash/domain/viewer/rule';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../call/deps.ts';
import { readViewer, type Viewer } from '../call/viewer.ts';
import { SHARED_ROUTE } from './shared-profile.ts';

/**
 * The address to redirect to, by the rule of the web's guards; undefined if the viewer may see the page. The browser redirects
 * somebody of the other side, and says why.
 */
export async function pageTarget(
  deps: Pick<Deps, 'config' | 'database' | 'secrets' | 'log'>,
  { url, headers }: FastifyRequest,
  route: PageRoute,
): Promise<string | undefined> {
  const guard = guardOf(route);
  if (guard === undefined && route !== SHARED_ROUTE) return undefined;
  let viewer: Viewer;
  try {
    viewer = await readViewer(deps, headers.cookie);
  } catch (error) {
    // The page itself says that the server cannot be reached.
    deps.log.warn({ err: error }, 'A page was sent for an unknown caller.');
    return undefined;
  }
  const visitor = visitorOf(viewer);
  const [path = '', query] = url.split('?');
  if (guard === undefined) {
    const talentId = sharedTalentIdOf(path);
    return talentId === undefined ? undefined : sharedProfileTarget(visitor, talentId);
  }
  const isOfOtherSide =
    visitor.isEmailVerified && visitor.userType !== undefined && guard !== visitor.userType;
  if ((guard === 'talent' || guard === 'company') && isOfOtherSide) return undefined;
  const wanted = new URLSearchParams(query).get('redirect') ?? undefined;
  const target = guardTarget(guard, visitor, { href: url, wanted });
  // Only ASCII may stand in a header.
  return target?.replace(/[^\u0021-\u007e]/gu, encodeURIComponent);
}

const visitorOf = (viewer: Viewer): VisitorState => ({
  isSignedIn: viewer !== null,
  isEmailVerified: viewer?.isEmailVerified === true,
  isAdmin: viewer?.isAdmin === true,
  isSuspended: viewer !== null && viewer.suspendedUntilMs !== null,
  userType: viewer?.userType ?? undefined,
});

import type { Access } from '@talaash/contract/access';
import type { Limit } from '@talaash/contract/call';
import { requireAccess, requireRecentSignIn } from './access.ts';
import type { Deps } from './deps.ts';
import type { Limits } from './limit.ts';
import { networkOf } from './network.ts';
import { readViewer, type Viewer } from './viewer.ts';

/** A caller who may make a call, found out before the body of the request was read. */
export type Admission = { call: string; viewer: Viewer; at: number };

/** A call and what it declares. Its name is that of the contract: jobPost.get. */
export type DeclaredCall = Pick<Access, 'access' | 'needsRecentSignIn'> & {
  name: string;
  limit?: Limit | undefined;
};

export type Admitting = { deps: Deps; limits: Limits; cookie: string | undefined; ip: string };

/** A body may arrive slowly, and the session may end in the meantime. */
const freshMs = 1000;

/** Finds out who the caller is, checks the access that the call declares, and counts the call against its limit. */
export async function admit(
  { deps, limits, cookie, ip }: Admitting,
  { name, limit, ...declared }: DeclaredCall,
): Promise<Admission> {
  const viewer = await readViewer(deps, cookie);
  requireAccess(declared.access, viewer);
  requireRecentSignIn(declared, viewer, deps.now());
  if (limit) await limits.count(name, limit, viewer?.uid ?? networkOf(ip));
  return { call: name, viewer, at: Date.now() };
}

/** The caller who was admitted to this call before its body was read, or is admitted now. */
export async function admittedViewer(
  context: Admitting & { admission: Admission | null },
  call: DeclaredCall,
): Promise<Viewer> {
  const { admission, deps, cookie } = context;
  if (admission?.call !== call.name) return (await admit(context, call)).viewer;
  if (Date.now() - admission.at < freshMs) return admission.viewer;
  const viewer = await readViewer(deps, cookie);
  requireAccess(call.access, viewer);
  requireRecentSignIn(call, viewer, deps.now());
  return viewer;
}

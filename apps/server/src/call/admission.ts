import type { Access } from '@talaash/contract/access';
import type { BotCheckRule, CallMeta, Limit } from '@talaash/contract/call';
import { requireAccess, requireRecentSignIn, requireUnlimited } from './access.ts';
import { checkBot } from './bot-check.ts';
import type { Deps } from './deps.ts';
import type { Limits } from './limit.ts';
import { networkOf } from './network.ts';
import { readViewer, type Viewer } from './viewer.ts';

/** A caller who may make a call, identified before the body of the request is read. */
export type Admission = { call: string; viewer: Viewer; at: number };

/** A call and what it declares. Its name is that of the contract: jobPost.get. */
export type DeclaredCall = Pick<Access, 'access' | 'permission' | 'needsRecentSignIn' | 'notWhileLimited'> & {
  name: string;
  limit?: Limit | undefined;
  botCheck?: BotCheckRule | undefined;
};

/** What a call declares of who may make it, by the contract. */
export const declaredCall = (name: string, meta: CallMeta): DeclaredCall => {
  const { access, permission, needsRecentSignIn, notWhileLimited, limit, botCheck } = meta;
  return { name, access, permission, needsRecentSignIn, notWhileLimited, limit, botCheck };
};

export type Admitting = {
  deps: Deps;
  limits: Limits;
  cookie: string | undefined;
  ip: string;
  /** The value of the bot-check header. */
  proof: string | undefined;
};

/** A body may arrive slowly, and the session may end in the meantime. */
const freshMs = 1000;

/**
 * Identifies the caller, checks the access that the call declares, applies its rate limit, and requires a proof if the call
 * declares a bot check.
 */
export async function admit(
  { deps, limits, cookie, ip, proof }: Admitting,
  { name, limit, botCheck: rule, ...declared }: DeclaredCall,
): Promise<Admission> {
  const viewer = await readViewer(deps, cookie);
  requireAccess(declared, viewer);
  requireRecentSignIn(declared, viewer, deps.now());
  requireUnlimited(declared, viewer);
  const caller = viewer?.uid ?? networkOf(ip);
  if (limit) await limits.count(name, limit, caller);
  if (rule) await checkBot({ deps, limits }, { rule, call: name, proof }, { viewer, caller });
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
  requireAccess(call, viewer);
  requireRecentSignIn(call, viewer, deps.now());
  requireUnlimited(call, viewer);
  return viewer;
}

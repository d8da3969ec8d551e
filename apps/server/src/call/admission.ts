import type { Access } from '@talaash/contract/access';
import type { BotCheckRule, CallMeta, Limit } from '@talaash/contract/call';
import { API_KEY_REFUSALS } from '@talaash/domain/api-key/words';
import { PROGRAM_TOKEN_STARTS } from '@talaash/domain/connected-program/choice';
import { TOOL_REFUSALS } from '@talaash/domain/tool/words';
import { requireAccess, requireRecentSignIn, requireScope, requireUnlimited } from './access.ts';
import { type Bearer, readKeyViewer } from './api-key.ts';
import { checkBot } from './bot-check.ts';
import { countProgramCall } from './budget.ts';
import { readTokenViewer } from './connected-program.ts';
import type { Deps } from './deps.ts';
import type { Limits } from './limit.ts';
import { networkOf } from './network.ts';
import { refusal } from './refusal.ts';
import {
  hasSessionCookie,
  nameCaller,
  programOf,
  readViewer,
  type SignedInViewer,
  type Viewer,
} from './viewer.ts';

/** A caller who may make a call, identified before the body of the request is read. */
export type Admission = { call: string; viewer: Viewer; at: number };

/** A call and what it declares. Its name is that of the contract: jobPost.get. */
export type DeclaredCall = Pick<
  Access,
  'access' | 'permission' | 'scopes' | 'needsRecentSignIn' | 'notWhileLimited'
> & {
  name: string;
  limit?: Limit | undefined;
  botCheck?: BotCheckRule | undefined;
};

/** What a call declares of who may make it, by the contract. */
export const declaredCall = (name: string, meta: CallMeta): DeclaredCall => {
  const { access, permission, scopes, needsRecentSignIn, notWhileLimited, limit, botCheck } = meta;
  return { name, access, permission, scopes, needsRecentSignIn, notWhileLimited, limit, botCheck };
};

export type Admitting = {
  deps: Deps;
  limits: Limits;
  cookie: string | undefined;
  /** The API key or access token of a program; undefined where none may be sent. */
  bearer: Bearer | undefined;
  ip: string;
  /** The value of the bot-check header. */
  proof: string | undefined;
  /** Adds a header to the answer. */
  addHeader: (name: string, value: string) => void;
};

/** A body may arrive slowly, and the session may end in the meantime. */
const freshMs = 1000;

/**
 * Identifies the caller, checks the access that the call declares, applies its rate limit, and requires a proof if the call
 * declares a bot check. The calls of a program count even where it is refused, and their answers say what is left.
 */
export async function admit(given: Admitting, call: DeclaredCall): Promise<Admission> {
  const { deps, limits, ip, proof } = given;
  const { name, limit, botCheck: rule } = call;
  const viewer = await readCaller(given);
  const program = programOf(viewer);
  if (program !== undefined) await countProgramCall(deps, program, call, given.addHeader);
  requireDeclared(call, viewer, deps);
  const caller = program ?? viewer?.uid ?? networkOf(ip);
  if (limit && program === undefined) await limits.count(name, limit, caller);
  if (rule) await checkBot({ deps, limits }, { rule, call: name, proof }, { viewer, caller });
  return { call: name, viewer, at: Date.now() };
}

/** The caller who was admitted to this call before its body was read, or is admitted now. */
export async function admittedViewer(
  context: Admitting & { admission: Admission | null },
  call: DeclaredCall,
): Promise<Viewer> {
  const { admission } = context;
  if (admission?.call !== call.name) return (await admit(context, call)).viewer;
  if (Date.now() - admission.at < freshMs) return admission.viewer;
  const viewer = await readCaller(context);
  requireDeclared(call, viewer, context.deps);
  return viewer;
}

/** Throws unless the call declares that the caller may make it. */
function requireDeclared(call: DeclaredCall, viewer: Viewer, { now }: Pick<Deps, 'now'>): void {
  requireScope(call, viewer);
  requireAccess(call, viewer);
  requireRecentSignIn(call, viewer, now());
  requireUnlimited(call, viewer);
}

/**
 * The program that makes a request, before anything of the request is counted.
 * @throws UNAUTHORIZED without a key or an access token, or with one that is not valid
 */
export async function identifyProgram(
  given: Pick<Admitting, 'deps' | 'cookie' | 'bearer' | 'ip'>,
): Promise<SignedInViewer> {
  const viewer = given.bearer === undefined ? null : await readCaller(given);
  if (viewer === null || programOf(viewer) === undefined) throw refusal('UNAUTHORIZED', TOOL_REFUSALS.noKey);
  return viewer;
}

/** A request with two callers is refused: nobody can tell which one was meant. */
async function readCaller({
  deps,
  cookie,
  bearer,
  ip,
}: Pick<Admitting, 'deps' | 'cookie' | 'bearer' | 'ip'>): Promise<Viewer> {
  if (bearer === undefined) return readViewer(deps, cookie);
  if (hasSessionCookie(deps, cookie)) throw refusal('UNAUTHORIZED', API_KEY_REFUSALS.withSession);
  const { secret, resource } = bearer;
  const viewer = secret.startsWith(PROGRAM_TOKEN_STARTS.access)
    ? await readTokenViewer(deps, secret, resource)
    : await readKeyViewer(deps, secret, ip);
  nameCaller(viewer);
  return viewer;
}

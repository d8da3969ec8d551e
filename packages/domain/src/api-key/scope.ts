import type { CompanyPermission, CompanyRole, GivenRole } from '../company-member/choice.ts';
import { hasPermission } from '../company-member/permission.ts';
import { type ApiKeyScope } from './choice.ts';
import { API_KEY_REFUSALS, scopeMissingSentence } from './words.ts';

/** The least role of a member who may do what a scope allows. No key has the rights of an owner or a member for billing. */
const ROLE_OF: Record<ApiKeyScope, Extract<GivenRole, 'viewer' | 'recruiter'>> = {
  search: 'viewer',
  people: 'viewer',
  shortlist: 'recruiter',
  messages: 'recruiter',
  posts: 'recruiter',
  exports: 'recruiter',
};

/** The role in which a key acts for its company. */
export const roleOfKey = (scopes: readonly ApiKeyScope[]): CompanyRole =>
  scopes.some((scope) => ROLE_OF[scope] === 'recruiter') ? 'recruiter' : 'viewer';

/** Whether the role of a scope has a permission. Calls declare only scopes for which it is true. */
export const scopeHasPermission = (scope: ApiKeyScope, permission: CompanyPermission): boolean =>
  hasPermission(ROLE_OF[scope], permission);

/**
 * Why a key may not make a call; undefined if it may.
 *
 * @param allowed the scopes that the call declares: a key with one of them may make it. None: no key may
 */
export function scopeRefusal(
  scopes: readonly ApiKeyScope[],
  allowed: readonly ApiKeyScope[] = [],
): string | undefined {
  if (allowed.length === 0) return API_KEY_REFUSALS.notForKeys;
  return allowed.some((scope) => scopes.includes(scope)) ? undefined : scopeMissingSentence(allowed);
}

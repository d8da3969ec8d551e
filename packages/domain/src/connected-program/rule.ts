import type { ApiKeyScope } from '../api-key/choice.ts';
import { PROGRAM_RESOURCES, type ProgramResource } from './choice.ts';
import { CONNECTED_PROGRAMS_MAX } from './limit.ts';
import { CONNECTION_REFUSALS } from './words.ts';

/** The address of a resource, as OAuth names it. */
export const resourceUrl = (origin: string, resource: ProgramResource): string => `${origin}${resource}`;

/** The resource of an address of ours; undefined for any other. */
export const resourceOf = (origin: string, url: string): ProgramResource | undefined =>
  PROGRAM_RESOURCES.find((resource) => url.replace(/\/$/, '') === resourceUrl(origin, resource));

/** Why a person cannot allow a request; undefined if they can. */
export function consentRefusal(
  { scopes }: { scopes: readonly ApiKeyScope[] },
  allowed: readonly ApiKeyScope[],
  connectedCount: number,
): string | undefined {
  if (allowed.some((scope) => !scopes.includes(scope))) return CONNECTION_REFUSALS.moreScopes;
  return connectedCount >= CONNECTED_PROGRAMS_MAX ? CONNECTION_REFUSALS.full : undefined;
}

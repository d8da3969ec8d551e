import { ID_LENGTH_MAX } from '../base/limit.ts';
import type { VisitorState } from '../viewer/rule.ts';

const PREFIX = '/profile/';

/** The address of a profile as guests see it, from its first slash. */
export const sharedProfilePath = (talentId: string): string => `${PREFIX}${encodeURIComponent(talentId)}`;

/** Whose profile the path of an address shares, without its query; undefined where it can be nobody's. */
export function sharedTalentIdOf(path: string): string | undefined {
  const [, id = ''] = /^\/profile\/([^/]+)\/?$/i.exec(path) ?? [];
  try {
    const talentId = decodeURIComponent(id);
    return talentId === '' || talentId.length > ID_LENGTH_MAX ? undefined : talentId;
  } catch {
    return undefined;
  }
}

/** A company opens a shared profile in its search, with all that it may see and do; undefined for everybody else. */
export const sharedProfileTarget = (
  { isEmailVerified, isAdmin, userType }: VisitorState,
  talentId: string,
): string | undefined =>
  isEmailVerified && !isAdmin && userType === 'company'
    ? `/company/search?profile=${encodeURIComponent(talentId)}`
    : undefined;

import { ID_LENGTH_MAX } from '../base/limit.ts';
import type { VisitorState } from '../viewer/rule.ts';

const PREFIX = '/profile/';

/** The path of a shared profile for guests. */
export const sharedProfilePath = (talentId: string): string => `${PREFIX}${encodeURIComponent(talentId)}`;

/** The talent id in a path without query; undefined if it cannot be one. */
export function sharedTalentIdOf(path: string): string | undefined {
  const [, id = ''] = /^\/profile\/([^/]+)\/?$/i.exec(path) ?? [];
  try {
    const talentId = decodeURIComponent(id);
    return talentId === '' || talentId.length > ID_LENGTH_MAX ? undefined : talentId;
  } catch {
    return undefined;
  }
}

/** A company opens a shared profile in its search, with everything it may see and do; undefined for everybody else. */
export const sharedProfileTarget = (
  { isEmailVerified, isAdmin, userType }: VisitorState,
  talentId: string,
): string | undefined =>
  isEmailVerified && !isAdmin && userType === 'company'
    ? `/company/search?profile=${encodeURIComponent(talentId)}`
    : undefined;

import { recordOf } from '@talaash/domain/base/complete';
import type { OwnFact } from '@talaash/domain/verified-fact/schema';
import { fingerprintOf } from '../../db/verified-fact.ts';
import { toVerifiedFact } from '../talent-profile/present.ts';
import type { TalentProfileRow } from '../talent-profile/queries.ts';
import type { VerifiedFactRow } from './queries.ts';

/** A fact for its talent; undefined once its profile says something else, or its link has expired. */
export function toOwnFact(profile: TalentProfileRow, row: VerifiedFactRow, now: number): OwnFact | undefined {
  const { kind, entryId, mailbox, verifiedAt, linkExpiresAt } = row;
  if (row.fingerprint !== fingerprintOf(profile, row)) return undefined;
  const isWaiting = linkExpiresAt !== null && Date.parse(linkExpiresAt) > now;
  if (verifiedAt === null && !isWaiting) return undefined;
  return recordOf<OwnFact>({
    kind,
    entryId,
    verified: verifiedAt === null ? undefined : toVerifiedFact(profile, { ...row, verifiedAt }),
    mailbox: isWaiting ? mailbox : undefined,
  });
}

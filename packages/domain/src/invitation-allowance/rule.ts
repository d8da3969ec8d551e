import {
  ALLOWANCE_COUNTED_MAX,
  INVITATIONS_A_DAY,
  SLOWED_BELOW_PERCENT,
  SLOWED_INVITATIONS_A_DAY,
} from './limit.ts';
import type { CountedInvitations } from './schema.ts';

const percentOf = ({ counted, answered }: CountedInvitations): number =>
  counted === 0 ? 0 : (answered / counted) * 100;

/** Whether so few people answer that the company may send only a few invitations a day. */
export const isSlowed = (invitations: CountedInvitations): boolean =>
  invitations.counted >= ALLOWANCE_COUNTED_MAX && percentOf(invitations) < SLOWED_BELOW_PERCENT;

/** How many invitations a company may send a day. */
export function invitationsADay(invitations: CountedInvitations): number {
  if (isSlowed(invitations)) return SLOWED_INVITATIONS_A_DAY;
  const reached = INVITATIONS_A_DAY.findLast(
    ({ countedMin, percentMin }) => invitations.counted >= countedMin && percentOf(invitations) >= percentMin,
  );
  return (reached ?? INVITATIONS_A_DAY[0]).aDay;
}

/** The next row of the table that the company can reach; undefined on the last. */
export const nextAllowance = (
  invitations: CountedInvitations,
): (typeof INVITATIONS_A_DAY)[number] | undefined =>
  INVITATIONS_A_DAY.find(({ aDay }) => aDay > invitationsADay(invitations));

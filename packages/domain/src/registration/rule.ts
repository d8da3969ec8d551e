import { USER_TYPES, type UserType } from '../user-profile/choice.ts';
import type { Registration, RegistrationRefusal } from './choice.ts';

/**
 * Why a new account, or a new side of an account, is refused; undefined if it is admitted.
 *
 * @param wanted.userType the side, if it is known. A sign-up may leave it open until the mobile number is verified; then one
 *   open side is enough
 * @param wanted.invitedAs the side of a valid invitation. It opens a side that is by invitation, not a closed one
 */
export function registrationRefusal(
  registration: Registration,
  { userType, invitedAs }: { userType?: UserType | undefined; invitedAs?: UserType | undefined },
): RegistrationRefusal | undefined {
  const isLetIn = (side: UserType) =>
    registration[side] === 'open' || (registration[side] === 'invitation' && invitedAs === side);
  if (userType !== undefined) {
    if (isLetIn(userType)) return undefined;
    return registration[userType] === 'closed' ? `${userType}Closed` : `${userType}ByInvitation`;
  }
  if (USER_TYPES.some(isLetIn)) return undefined;
  return USER_TYPES.some((side) => registration[side] === 'invitation') ? 'byInvitation' : 'closed';
}

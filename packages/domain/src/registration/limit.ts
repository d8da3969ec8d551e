/** How long an invitation to register can be used. */
export const REGISTRATION_INVITATION_VALID_DAYS = 14;

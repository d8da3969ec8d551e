import type { RegistrationRefusal } from './choice.ts';

const contact = 'If you have a question, please contact us.';

export const REGISTRATION_SENTENCES: Record<RegistrationRefusal | 'invitationInvalid', string> = {
  talentClosed: `Talent sign-up is closed at the moment. ${contact}`,
  companyClosed: `Company sign-up is closed at the moment. ${contact}`,
  talentByInvitation: `New talent accounts need an invitation. ${contact}`,
  companyByInvitation: `New company accounts need an invitation. ${contact}`,
  closed: `Sign-up is closed at the moment. ${contact}`,
  byInvitation: `New accounts need an invitation. ${contact}`,
  invitationInvalid: `This invitation has been used, has expired or is for another email. ${contact}`,
};

export const INVITED_SENTENCE = 'You have been invited. The link works once.';

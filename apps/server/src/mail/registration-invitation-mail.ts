import { REGISTRATION_INVITATION_VALID_DAYS } from '@talaash/domain/registration/limit';
import type { UserType } from '@talaash/domain/user-profile/choice';
import type { MailContent } from './content.ts';

const PURPOSES: Record<UserType, string> = {
  talent: 'You keep one profile. Companies find you and invite you.',
  company: 'You find, invite and message reviewed talent in India.',
};

/** The mail with a link to register where that is by invitation. */
export const registrationInvitationMail = ({
  email,
  userType,
  url,
}: {
  email: string;
  userType: UserType;
  url: string;
}): MailContent => ({
  name: 'registrationInvitation',
  subject: 'You are invited to Talaash',
  preheader: 'Create your account with this link.',
  heading: 'You are invited to Talaash',
  parts: [
    { paragraph: `The operator of Talaash has invited ${email} to create an account. ${PURPOSES[userType]}` },
    { button: 'Sign up', url },
    {
      note: `The link works once and is valid for ${REGISTRATION_INVITATION_VALID_DAYS} days. If you do not want an account, please ignore this email.`,
    },
  ],
});

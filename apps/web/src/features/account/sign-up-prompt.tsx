import { ButtonLink } from '../../ui/press/link.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

/** What the guest tried to do with a profile. */
export type WantedAction = 'invite' | 'shortlist' | 'email' | 'resume';

const TITLES: Record<WantedAction, string> = {
  invite: 'Sign up as a company to invite',
  shortlist: 'Sign up as a company to shortlist',
  email: 'Sign up as a company to see contact details',
  resume: 'Sign up as a company to read resumes',
};

/** Tells a guest what an account allows, and links to the sign-up. */
export function SignUpPrompt({ wanted, onClose }: { wanted: WantedAction | undefined; onClose: () => void }) {
  return (
    <Dialog
      opened={wanted !== undefined}
      onClose={onClose}
      title={TITLES[wanted ?? 'invite']}
      actions={
        <>
          <ButtonLink to="/auth/login">Log in</ButtonLink>
          <ButtonLink tone="primary" to="/auth/signup" search={{ as: 'company' }}>
            Sign up as a company
          </ButtonLink>
        </>
      }
    >
      <p>
        A free, approved company account shows names and photos and lets you shortlist people. Premium adds
        invitations and contact details.
      </p>
    </Dialog>
  );
}

import { sharedProfilePath } from '@talaash/domain/shared-profile/rule';
import { ButtonLink, Link } from '../../ui/press/link.tsx';
import css from './shared-profile.module.css';

/** A guest's way to the person's name. Signing up and logging in return to the profile. */
export function SeeWho({ talentId }: { talentId: string }) {
  const redirect = sharedProfilePath(talentId);
  return (
    <section className={css['call']} aria-labelledby="see-who">
      <h2 id="see-who">See who this is</h2>
      <p className={css['why']}>
        With a free, approved company account you see the name, picture and full profile. With premium you can
        invite and message.
      </p>
      <div className={css['ways']}>
        <ButtonLink tone="primary" to="/auth/signup" search={{ as: 'company', redirect }}>
          Sign up as a company
        </ButtonLink>
        <ButtonLink to="/auth/signup" search={{ as: 'talent' }}>
          I’m looking for work
        </ButtonLink>
      </div>
      <p className={css['member']}>
        Already have an account?{' '}
        <Link to="/auth/login" search={{ redirect }}>
          Log in
        </Link>
      </p>
    </section>
  );
}

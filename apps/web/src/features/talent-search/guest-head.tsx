import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/press/link.tsx';
import css from './guest-head.module.css';
import { type FoundCount, foundCount } from './people-count.ts';

interface GuestHeadProps {
  found: FoundCount | undefined;
  text: string | undefined;
  /** The search field for widths at which the header has no space for it. */
  search: ReactNode;
}

/** The heading of the guest portal: the number of people found, and the search text. */
export function GuestHead({ found, text, search }: GuestHeadProps) {
  const people = found === undefined ? 'People' : foundCount(found);
  const asked = text?.trim();
  return (
    <div className={css['head']}>
      <h1>
        <span className={css['found']}>
          {people} {asked ? <small title={asked}>for “{asked}”</small> : null}
        </span>
        <span className={css['place']}>
          {' '}
          in India<span className={css['promise']}>, ready to be found</span>
        </span>
      </h1>
      <p>
        Every profile here has passed review. A free, approved company account shows names, photos and full
        profiles.
      </p>
      <div className={css['search']}>{search}</div>
    </div>
  );
}

/** An invitation to sign up, shown between two rows. */
export function GuestInterlude() {
  return (
    <div className={css['interlude']}>
      <div>
        <h2>Like someone? See who they are.</h2>
        <p>
          An approved company account shows names and photos and lets you shortlist. Looking for work
          yourself? Add your own profile.
        </p>
      </div>
      <div className={css['steps']}>
        <ButtonLink to="/auth/signup" search={{ as: 'talent' }}>
          I’m looking for work
        </ButtonLink>
        <ButtonLink tone="primary" to="/auth/signup" search={{ as: 'company' }}>
          Sign up as a company
        </ButtonLink>
      </div>
    </div>
  );
}

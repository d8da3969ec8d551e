import { sharedProfilePath } from '@talaash/domain/shared-profile/rule';
import { OWN_SHARED_PROFILE_SENTENCES } from '@talaash/domain/shared-profile/words';
import { CopyLinkButton } from '../../parts/copy-link-button.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import { Section } from '../../ui/show/section.tsx';
import css from './shared-profile.module.css';

/** The address of the talent's own public profile while they are in search, and what it shows. */
export function ShareProfile({ talentId }: { talentId: string }) {
  return (
    <Section title="Share your profile">
      <p className={css['share']}>{OWN_SHARED_PROFILE_SENTENCES.share}</p>
      <div className={css['acts']}>
        <CopyLinkButton talentId={talentId} />
        <ButtonLink tone="quiet" to={sharedProfilePath(talentId)}>
          See it
        </ButtonLink>
      </div>
    </Section>
  );
}

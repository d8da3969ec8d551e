import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatPlainDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { registerStale } from '../../lib/live.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { shortLocalityText } from '../../parts/locality-text.ts';
import { salaryText, shortExperienceText } from '../../parts/talent-fact.ts';
import { FullScreenDialog } from '../../ui/overlay/full-screen-dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Link } from '../../ui/press/link.tsx';
import { Avatar, RedactedAvatar } from '../../ui/show/avatar.tsx';
import { Redacted } from '../../ui/show/badge.tsx';
import { DefinitionList, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from './profile-preview.module.css';
import { ProfileSheet } from './profile-sheet.tsx';

type Reader = 'guest' | 'company';

const READERS: readonly { reader: Reader; label: string }[] = [
  { reader: 'guest', label: 'As a guest' },
  { reader: 'company', label: 'As a company' },
];

registerStale({ 'talentProfile.saved': () => [api.talentProfile.preview.key()] });

/** The talent's own profile as others see it, from the same call and with the same view. */
export function ProfilePreview() {
  const [reader, setReader] = useState<Reader>('company');
  const [isOpen, setOpen] = useState(false);
  const preview = useQuery(api.talentProfile.preview.queryOptions({ input: { as: reader } }));
  const profile = preview.data?.talentProfile;
  const label = READERS.find((one) => one.reader === reader)?.label ?? '';
  return (
    <Section id="privacy" title="Privacy" note="who can see what">
      <div className={css['readers']} role="group" aria-label="View as">
        {READERS.map((one) => (
          <button
            key={one.reader}
            type="button"
            aria-pressed={one.reader === reader}
            onClick={() => setReader(one.reader)}
          >
            {one.label}
          </button>
        ))}
      </div>
      {preview.isError ? <QueryFailure title="The preview did not load" queries={[preview]} /> : null}
      {preview.isPending ? <TextSkeleton lines={6} label="Loading the preview" /> : null}
      {profile === null ? (
        <p className={css['note']}>
          You have no profile yet. <Link to="/talent/profile/edit">Create your profile</Link>
        </p>
      ) : null}
      {profile ? (
        <>
          <Summary profile={profile} />
          <Button full onClick={() => setOpen(true)}>
            See the whole profile
          </Button>
          <FullScreenDialog
            opened={isOpen}
            onClose={() => setOpen(false)}
            label={`Your profile, ${label.toLowerCase()}`}
          >
            <ProfileSheet profile={profile} />
          </FullScreenDialog>
        </>
      ) : null}
    </Section>
  );
}

function Summary({ profile }: { profile: TalentProfileView }) {
  return (
    <>
      <div className={css['person']}>
        {profile.isRedacted ? (
          <RedactedAvatar />
        ) : (
          <Avatar name={profile.name} src={pictureAddress(profile.profilePicture)} />
        )}
        <div>
          <b>{profile.isRedacted ? <Redacted /> : profile.name}</b>
          <p>{profile.jobTitle}</p>
        </div>
      </div>
      <DefinitionList
        items={[
          { label: 'Experience', value: shortExperienceText(profile.experienceInYears) },
          { label: 'Place', value: shortLocalityText(profile.locality) },
          { label: 'Expects', value: salaryText(profile.expectedSalaryInLpaInr) },
          { label: 'Links', value: profile.isRedacted ? 'never' : 'shown' },
          { label: 'Resume and email', value: profile.isRedacted ? 'never' : 'with premium' },
          {
            label: 'Date of birth',
            value: profile.isRedacted ? (
              'never'
            ) : (
              <LocalText of={() => formatPlainDate(profile.dobIsoDate)} />
            ),
          },
        ]}
      />
      <p className={css['note']}>
        {profile.isRedacted
          ? 'Guests and companies that are not approved see this while you are in search.'
          : 'Approved companies see this while you are in search or have an open conversation with them.'}
      </p>
    </>
  );
}

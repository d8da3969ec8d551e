import { CODE_ACCOUNT_RESULTS, type CodeAccountResult } from '@talaash/domain/verified-fact/choice';
import { TALENT_CONTACT_SENTENCES } from '@talaash/domain/talent-contact/words';
import { IconFileText } from '../../../ui/icon/file-text.ts';
import { IconPencil } from '../../../ui/icon/pencil.ts';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { FeedbackCard } from '../../../features/talent/feedback-card.tsx';
import { talentQuery, useTalent } from '../../../features/talent/talent.ts';
import {
  ownTalentProfileQuery,
  useOwnTalentProfile,
} from '../../../features/talent-profile/talent-profile.ts';
import { useOpenOwnResume } from '../../../features/talent-contact/contact.ts';
import { ProfileSheet } from '../../../features/talent-profile/profile-sheet.tsx';
import { ownFactsQuery, useOwnFacts } from '../../../features/verified-fact/verified-fact.ts';
import { readFirst } from '../../../lib/first-data.ts';
import { QueryFailure } from '../../../lib/query-failure.tsx';
import { searchParams, textOf } from '../../../lib/search-params.ts';
import { Underway } from '../../../ui/overlay/underway.ts';
import { Button } from '../../../ui/press/button.tsx';
import { ButtonLink } from '../../../ui/press/link.tsx';
import { LateSection } from '../../../parts/late-section.tsx';
import { usePageTitle } from '../../../ui/base/page-title.ts';
import { TextSkeleton } from '../../../ui/show/skeleton.tsx';
import css from './-profile.module.css';
import { talentIdOf, useTalentId } from '../../../lib/session.ts';

/** Below the profile: it loads after the rest. */
const FactSection = lazy(async () => ({
  default: (await import('../../../features/verified-fact/fact-section.tsx')).FactSection,
}));
const ReturnBanner = lazy(async () => ({
  default: (await import('../../../features/verified-fact/return-banner.tsx')).ReturnBanner,
}));

type ReturnSearch = { employerCode?: string; codeAccount?: CodeAccountResult };

export const Route = createFileRoute('/talent/profile/')({
  // Of a mailed link, and of a visit to the code host.
  validateSearch: searchParams((raw): ReturnSearch => {
    const employerCode = textOf(raw['employerCode']);
    const codeAccount = CODE_ACCOUNT_RESULTS.find((one) => one === raw['codeAccount']);
    return { ...(employerCode ? { employerCode } : {}), ...(codeAccount ? { codeAccount } : {}) };
  }),
  loader: ({ context }) => {
    const talentId = talentIdOf(context);
    readFirst(ownTalentProfileQuery(talentId), talentQuery(talentId), ownFactsQuery);
  },
  component: OwnProfile,
});

function OwnProfile() {
  usePageTitle('Profile');
  const talentId = useTalentId();
  const talent = useTalent(talentId);
  const profile = useOwnTalentProfile(talentId);
  const openResume = useOpenOwnResume();
  const facts = useOwnFacts();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (profile.data === null) return <Navigate to="/talent/profile/edit" replace />;
  if (profile.data === undefined) {
    return profile.isError ? (
      <QueryFailure title="Your profile did not load" queries={[profile]} />
    ) : (
      <TextSkeleton lines={12} label="Loading your profile" />
    );
  }
  const { resume } = profile.data;
  const verifiedFacts = facts.data?.list.flatMap(({ verified }) => verified ?? []) ?? [];
  const isBack = search.employerCode !== undefined || search.codeAccount !== undefined;
  return (
    <>
      <div className={css['actions']}>
        <Button
          icon={<IconFileText aria-hidden />}
          disabled={resume ? false : TALENT_CONTACT_SENTENCES.noFile}
          loading={openResume.isPending}
          onClick={() => openResume.mutate(talentId)}
        >
          Download Resume
        </Button>
        <ButtonLink tone="primary" icon={<IconPencil aria-hidden />} to="/talent/profile/edit">
          Edit Profile
        </ButtonLink>
      </div>
      {isBack ? (
        <LateSection fallback={<Underway />}>
          <ReturnBanner
            employerCode={search.employerCode}
            codeAccount={search.codeAccount}
            onDone={() => void navigate({ to: '.', search: {}, replace: true })}
          />
        </LateSection>
      ) : null}
      <FeedbackCard talent={talent.data ?? null} profile={profile.data} />
      <ProfileSheet level={1} profile={{ ...profile.data, verifiedFacts, isRedacted: false }} />
      <LateSection fallback={<Underway />}>
        <FactSection profile={profile.data} />
      </LateSection>
    </>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { CompanyProfileForm } from '../../features/company-profile/company-profile-form.tsx';
import { companyQuery, useCompany } from '../../features/company/company.ts';
import { companyProfileQuery, useCompanyProfile } from '../../features/company-profile/company-profile.ts';
import { ReviewCard } from '../../features/company/review-card.tsx';
import { readFirst } from '../../lib/first-data.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { Link } from '../../ui/press/link.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { DefinitionList, PageHead, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from './-company-page.module.css';
import { NextFirstStep } from './-first-steps.tsx';
import { companyIdOf, useCompanyId } from '../../lib/session.ts';

export const Route = createFileRoute('/company/profile')({
  staticData: { width: 'list' },
  loader: ({ context }) => {
    const companyId = companyIdOf(context);
    readFirst(companyQuery(companyId), companyProfileQuery(companyId));
  },
  component: CompanyProfilePage,
});

function CompanyProfilePage() {
  usePageTitle('Profile');
  const companyId = useCompanyId();
  const { viewer } = Route.useRouteContext();
  const company = useCompany(companyId);
  const profile = useCompanyProfile(companyId);

  if (company.isError || profile.isError) {
    return (
      <>
        <PageHead title="Profile" />
        <QueryFailure title="Your company profile did not load" queries={[company, profile]} />
      </>
    );
  }
  if (!company.data || profile.data === undefined) {
    return (
      <>
        <PageHead title="Profile" />
        <TextSkeleton lines={8} label="Loading your company profile" />
      </>
    );
  }
  return (
    <>
      <PageHead title="Profile" subtitle="Talent see this once you have invited them." />
      <div className={css['stack']}>
        <NextFirstStep after="/company/profile" />
        <ReviewCard company={company.data} hasProfile={profile.data !== null} />
        <Section title="Company profile">
          <CompanyProfileForm
            companyId={companyId}
            profile={profile.data}
            usualCountry={viewer.userProfile?.countryCode ?? 'US'}
          />
        </Section>
        <Section title="Account" action={<Link to="/company/settings">Settings</Link>}>
          <DefinitionList
            items={[
              { label: 'Email', value: viewer.account?.email },
              { label: 'Name', value: viewer.account?.name },
            ]}
          />
        </Section>
      </div>
    </>
  );
}

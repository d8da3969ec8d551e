import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { CompanyProfileForm } from '../../features/company-profile/company-profile-form.tsx';
import { companyQuery, useCompany } from '../../features/company/company.ts';
import { companyProfileQuery, useCompanyProfile } from '../../features/company-profile/company-profile.ts';
import { ReviewCard } from '../../features/company/review-card.tsx';
import { readFirst } from '../../lib/first-data.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { searchParams, textOf } from '../../lib/search-params.ts';
import { Underway } from '../../ui/overlay/underway.ts';
import { Link } from '../../ui/press/link.tsx';
import { useMay } from '../../lib/permission.ts';
import { RoleLock } from '../../parts/role-lock.tsx';
import { LateSection } from '../../parts/late-section.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { DefinitionList, PageHead, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from './-company-page.module.css';
import { NextFirstStep } from './-first-steps.tsx';
import { companyIdOf, useCompanyId } from '../../lib/session.ts';

/** Below the form: it loads after the rest. */
const DomainSection = lazy(async () => ({
  default: (await import('../../features/company-verification/domain-section.tsx')).DomainSection,
}));

const IdentifierSection = lazy(async () => ({
  default: (await import('../../features/company-verification/identifier-section.tsx')).IdentifierSection,
}));

export const Route = createFileRoute('/company/profile')({
  validateSearch: searchParams((raw): { domainCode?: string } => {
    const domainCode = textOf(raw['domainCode']);
    return domainCode ? { domainCode } : {};
  }),
  staticData: { width: 'list' },
  loader: ({ context }) => {
    const companyId = companyIdOf(context);
    readFirst(companyQuery(companyId), companyProfileQuery(companyId));
  },
  component: CompanyProfilePage,
});

function CompanyProfilePage() {
  const mayManage = useMay('manage');
  usePageTitle('Profile');
  const companyId = useCompanyId();
  const { viewer } = Route.useRouteContext();
  const company = useCompany(companyId);
  const profile = useCompanyProfile(companyId);
  const { domainCode } = Route.useSearch();
  const navigate = Route.useNavigate();

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
        {mayManage ? <NextFirstStep after="/company/profile" /> : null}
        <ReviewCard company={company.data} hasProfile={profile.data !== null} />
        <RoleLock needs="manage">
          <Section title="Company profile">
            <CompanyProfileForm
              companyId={companyId}
              profile={profile.data}
              usualCountry={viewer.userProfile?.countryCode ?? 'US'}
            />
          </Section>
          <LateSection fallback={<Underway />}>
            <DomainSection
              code={domainCode}
              onCodeUsed={() => void navigate({ search: {}, replace: true })}
            />
            <IdentifierSection companyId={companyId} />
          </LateSection>
        </RoleLock>
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

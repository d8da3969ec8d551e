import type { AdminCompany } from '@talaash/contract/admin-company';
import type { AdminTalent } from '@talaash/contract/admin-talent';
import { AGENCY_WORDS } from '@talaash/domain/company-profile/words';
import type { ReactNode } from 'react';
import { pictureAddress } from '../../lib/picture.ts';
import { localityText, shortLocalityText } from '../../parts/locality-text.ts';
import { experienceText, noticeText, salaryText } from '../../parts/talent-fact.ts';
import { ExternalLink } from '../../ui/press/link.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';
import { MarkdownView } from '../../ui/show/markdown-view.tsx';
import { DefinitionList } from '../../ui/show/section.tsx';
import css from './panel.module.css';
import { nameOfCompany, nameOfTalent } from './record-name.ts';

interface RecordHeadProps {
  name: string;
  picture: string | undefined;
  shape: 'person' | 'logo';
  line: ReactNode;
  notes: ReactNode;
}

function RecordHead({ name, picture, shape, line, notes }: RecordHeadProps) {
  return (
    <header className={css['head']}>
      <Avatar name={name} src={picture} size="l" shape={shape} />
      <div className={css['who']}>
        <h2>{name}</h2>
        {line ? <p>{line}</p> : null}
        {notes}
      </div>
    </header>
  );
}

export function TalentHead({ record, notes }: { record: AdminTalent; notes: ReactNode }) {
  const { talentProfile: profile } = record;
  return (
    <RecordHead
      name={nameOfTalent(record)}
      picture={pictureAddress(profile?.profilePicture, 'large')}
      shape="person"
      line={
        profile &&
        `${profile.jobTitle}, ${experienceText(profile.experienceInYears)}, ${shortLocalityText(profile.locality)}`
      }
      notes={notes}
    />
  );
}

interface TalentSummaryProps {
  record: AdminTalent;
  /** What is verified of the profile. */
  verification: ReactNode;
  /** Links to the whole profile and its documents. */
  actions: ReactNode;
}

export function TalentSummary({ record, verification, actions }: TalentSummaryProps) {
  const { talentProfile: profile } = record;
  if (!profile) return <p className={css['part']}>Incomplete. There is no profile yet.</p>;
  return (
    <section className={css['part']}>
      <div className={css['title']}>
        <h3>Profile</h3>
      </div>
      <MarkdownView text={profile.about} />
      <DefinitionList
        items={[
          { label: 'Experience', value: experienceText(profile.experienceInYears) },
          { label: 'Can start', value: noticeText(profile.noticePeriodInWeeks) },
          { label: 'Expects', value: salaryText(profile.expectedSalaryInLpaInr) },
          { label: 'English', value: profile.englishFluency },
          { label: 'Skills', value: profile.skills.join(', ') },
        ]}
      />
      {verification}
      <div className={css['actions']}>{actions}</div>
    </section>
  );
}

export function CompanyHead({ record, notes }: { record: AdminCompany; notes: ReactNode }) {
  const { companyProfile: profile } = record;
  return (
    <RecordHead
      name={nameOfCompany(record)}
      picture={pictureAddress(profile?.logo, 'large')}
      shape="logo"
      line={
        profile && (
          <>
            {profile.isRecruitmentAgency ? `${AGENCY_WORDS.mark} · ` : ''}
            {shortLocalityText(profile.locality)}, {profile.locality.countryCode} ·{' '}
            <ExternalLink href={profile.website}>{profile.website}</ExternalLink>
          </>
        )
      }
      notes={notes}
    />
  );
}

interface CompanySummaryProps {
  record: AdminCompany;
  /** What the company has proven and stated. */
  verification?: ReactNode;
}

export function CompanySummary({ record: { companyProfile: profile }, verification }: CompanySummaryProps) {
  if (!profile) return <p className={css['part']}>Incomplete. There is no profile yet.</p>;
  return (
    <>
      {verification}
      {profile.companyOverview ? (
        <section className={css['part']}>
          <div className={css['title']}>
            <h3>Company Overview</h3>
          </div>
          <MarkdownView text={profile.companyOverview} />
        </section>
      ) : null}
      <section className={css['part']}>
        <div className={css['title']}>
          <h3>Company Details</h3>
        </div>
        <DefinitionList
          items={[
            { label: 'Location', value: localityText(profile.locality) },
            {
              label: 'Website',
              value: <ExternalLink href={profile.website}>{profile.website}</ExternalLink>,
            },
          ]}
        />
      </section>
    </>
  );
}

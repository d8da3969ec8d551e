import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { nounOf } from '@talaash/domain/base/count';
import { AI_EDITED_PICTURE_LABEL } from '@talaash/domain/headshot/words';
import { ONLY_WITH_PAY_WORDS, OPEN_TO_WORK_STATUS_LABELS } from '@talaash/domain/talent-profile/words';
import type { ReactNode } from 'react';
import { formatMonth, formatNumber, formatPlainDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { pictureAddress } from '../../lib/picture.ts';
import { shortLocalityText } from '../../parts/locality-text.ts';
import { noticeText } from '../../parts/talent-fact.ts';
import { FactMarkOf } from '../../parts/verified-fact.tsx';
import { Avatar, RedactedAvatar } from '../../ui/show/avatar.tsx';
import { Badge, Redacted, Status } from '../../ui/show/badge.tsx';
import { ExternalLink } from '../../ui/press/link.tsx';
import { MarkdownView } from '../../ui/show/markdown-view.tsx';
import { FactStrip } from '../../ui/show/strip.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { Entry, EntryGroup } from './profile-entry.tsx';
import css from './profile-sheet.module.css';
import { ListedSetup, Skills, WorkSetup } from './profile-skills.tsx';

interface ProfileSheetProps {
  profile: TalentProfileView;
  /** The skills of the search; they are highlighted. */
  matchedSkills?: readonly string[];
  /** The resume, if the reader may open it. Shown below "Documents and links". */
  documents?: ReactNode;
  /** The heading level of the name. */
  level?: 1 | 2;
  /** The reader's actions, in place of the right column, whose sections then move into the text. Null leaves the space empty. */
  call?: ReactNode;
}

/** A person's CV: a line of facts, then dates on the left, text in the middle, and the other sections on the right. */
export function ProfileSheet({ profile, matchedSkills = [], documents, level = 2, call }: ProfileSheetProps) {
  return (
    <div className={css['container']}>
      <article className={css['sheet']}>
        <SheetHead profile={profile} level={level} />
        {level === 1 ? (
          <VisuallyHidden>
            <h2>Profile</h2>
          </VisuallyHidden>
        ) : null}
        <FactStrip className={css['facts']} facts={factsOf(profile)} />
        <div className={css['columns']} data-call={call === undefined ? undefined : call !== null}>
          <div className={css['text']}>
            <EntryGroup title="About">
              <Entry>
                <MarkdownView text={profile.about} />
              </Entry>
            </EntryGroup>
            <Skills skills={profile.skills} matched={matchedSkills} />
            <Experiences profile={profile} />
            <EducationEntries profile={profile} />
            <Projects profile={profile} />
            <Certifications profile={profile} />
            {call === undefined ? null : <ListedSetup profile={profile} />}
          </div>
          {call === undefined ? (
            <aside className={css['rail']} aria-label="At a glance">
              <WorkSetup profile={profile} />
              <Links profile={profile} documents={documents} />
            </aside>
          ) : null}
          {call ? <div className={css['call']}>{call}</div> : null}
        </div>
      </article>
    </div>
  );
}

function SheetHead({ profile, level }: { profile: TalentProfileView; level: 1 | 2 }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const current = profile.workExperiences.find(({ tenure }) => tenure.isCurrent);
  return (
    <header className={css['head']}>
      {profile.isRedacted ? (
        <RedactedAvatar size="xl" />
      ) : (
        <Avatar name={profile.name} src={pictureAddress(profile.profilePicture, 'large')} size="xl" />
      )}
      <div className={css['who']}>
        {!profile.isRedacted && profile.profilePicture?.isAiEdited ? (
          <Badge>{AI_EDITED_PICTURE_LABEL}</Badge>
        ) : null}
        <Heading className={css['name']}>{profile.isRedacted ? profile.jobTitle : profile.name}</Heading>
        <p className={css['role']}>
          {profile.isRedacted ? (
            <Redacted />
          ) : (
            <>
              <b>{profile.jobTitle}</b>
              {current ? ` at ${current.company}` : null}
            </>
          )}
        </p>
      </div>
    </header>
  );
}

function factsOf(profile: TalentProfileView): { label: string; value: ReactNode }[] {
  const { locality, experienceInYears, noticePeriodInWeeks } = profile;
  const localityParts = [locality.suburb, locality.state].filter((part) => part !== undefined);
  return [
    {
      label: 'Experience',
      value: (
        <>
          <span suppressHydrationWarning>{formatNumber(experienceInYears)}</span>{' '}
          <small>{nounOf(experienceInYears, 'year')}</small>
        </>
      ),
    },
    {
      label: 'Lives in',
      value: (
        <>
          {localityParts[0]} <small>{localityParts[1]}</small>
        </>
      ),
    },
    { label: 'Can start', value: noticeText(noticePeriodInWeeks) },
    {
      label: 'Expects',
      value: (
        <>
          <span suppressHydrationWarning>{`₹${formatNumber(profile.expectedSalaryInLpaInr)}`}</span>{' '}
          <small>LPA</small>
        </>
      ),
    },
    ...('takesOnlyInvitationsWithPay' in profile && profile.takesOnlyInvitationsWithPay
      ? [{ label: 'Invitations', value: ONLY_WITH_PAY_WORDS.shown }]
      : []),
    { label: 'English', value: profile.englishFluency },
    {
      label: 'Status',
      value: (
        <Status tone={profile.openToWorkStatus === 'NotSeeking' ? 'none' : 'ok'}>
          {OPEN_TO_WORK_STATUS_LABELS[profile.openToWorkStatus]}
        </Status>
      ),
    },
  ];
}

function Experiences({ profile: { workExperiences, verifiedFacts } }: { profile: TalentProfileView }) {
  if (workExperiences.length === 0) return null;
  return (
    <EntryGroup title="Experience">
      {workExperiences.map((experience, position) => (
        <Entry
          key={experience.id}
          tenure={experience.tenure}
          title={experience.designation}
          of={experience.company}
          note={[
            experience.isRemote ? 'Remote' : localityOf(experience.locality),
            experience.isInternship ? 'Internship' : undefined,
          ]}
          mark={<FactMarkOf facts={verifiedFacts} kind="employer" position={position} />}
        >
          {experience.rolesAndResponsibilities ? (
            <MarkdownView text={experience.rolesAndResponsibilities} />
          ) : null}
        </Entry>
      ))}
    </EntryGroup>
  );
}

function EducationEntries({ profile: { educationList } }: { profile: TalentProfileView }) {
  return (
    <EntryGroup title="Education">
      {educationList.map((education) => (
        <Entry
          key={education.id}
          tenure={education.tenure}
          title={education.course}
          of={education.university}
          note={[localityOf(education.locality)]}
        />
      ))}
    </EntryGroup>
  );
}

function Projects({ profile }: { profile: TalentProfileView }) {
  if (profile.personalProjects.length === 0) return null;
  return (
    <EntryGroup title="Projects">
      {profile.personalProjects.map((project) => (
        <Entry
          key={project.id}
          title={project.title}
          link={
            'url' in project ? (
              <ExternalLink href={String(project.url)}>{hostAndPath(String(project.url))}</ExternalLink>
            ) : undefined
          }
        >
          {project.descriptionMarkdown ? <MarkdownView text={project.descriptionMarkdown} /> : null}
        </Entry>
      ))}
    </EntryGroup>
  );
}

function Certifications({ profile }: { profile: TalentProfileView }) {
  if (profile.certifications.length === 0) return null;
  return (
    <EntryGroup title="Certifications">
      {profile.certifications.map((certification, position) => {
        const url = 'credentialUrl' in certification ? certification.credentialUrl : undefined;
        return (
          <Entry
            key={certification.id}
            when={formatMonth(certification.issueIsoMonth)}
            title={certification.name}
            of={certification.issuingOrganization}
            link={typeof url === 'string' ? <ExternalLink href={url}>Credential</ExternalLink> : undefined}
            mark={<FactMarkOf facts={profile.verifiedFacts} kind="certification" position={position} />}
          />
        );
      })}
    </EntryGroup>
  );
}

const LINKS = [
  ['linkedInProfileUrl', 'LinkedIn'],
  ['githubProfileUrl', 'GitHub'],
  ['stackOverflowProfileUrl', 'Stack Overflow'],
  ['personalBlogUrl', 'Blog'],
] as const;

function Links({ profile, documents }: { profile: TalentProfileView; documents: ReactNode }) {
  if (profile.isRedacted) {
    return documents ? (
      <section>
        <h3>Documents and links</h3>
        <div className={css['documents']}>{documents}</div>
      </section>
    ) : null;
  }
  return (
    <section>
      <h3>Documents and links</h3>
      {documents ? <div className={css['documents']}>{documents}</div> : null}
      <ul className={css['links']}>
        {LINKS.map(([field, label]) => {
          const url = profile[field];
          return url ? (
            <li key={field}>
              <ExternalLink href={url}>{label}</ExternalLink>
              {field === 'githubProfileUrl' ? (
                <FactMarkOf facts={profile.verifiedFacts} kind="codeAccount" />
              ) : null}
            </li>
          ) : null;
        })}
      </ul>
      <p className={css['born']}>
        Born <LocalText of={() => formatPlainDate(profile.dobIsoDate)} />
      </p>
    </section>
  );
}

type EntryLocality = { suburb?: string | undefined; state: string } | undefined;

const localityOf = (locality: EntryLocality): string | undefined =>
  locality ? shortLocalityText(locality) : undefined;

const hostAndPath = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

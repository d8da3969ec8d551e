import { CODE_ACCOUNT_KEY, codeAccountOf, type FactKey } from '@talaash/domain/verified-fact/statement';
import { FACT_SENTENCES } from '@talaash/domain/verified-fact/own-words';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { CertificateRow, CodeAccountRow, EmployerRow } from './fact-row.tsx';
import css from './fact-section.module.css';
import { useOwnFacts } from './verified-fact.ts';

/** What of the own profile can be verified, and what is. */
export function FactSection({ profile }: { profile: TalentProfile }) {
  const facts = useOwnFacts();
  return (
    <Section id="facts" title={FACT_SENTENCES.title} className={css['section']}>
      <div className={css['parts']}>
        <p className={css['note']}>
          {FACT_SENTENCES.intro} {FACT_SENTENCES.dropped}
        </p>
        {facts.isPending ? <TextSkeleton lines={3} label="Loading your verified facts" /> : null}
        {facts.isError ? <QueryFailure title={FACT_SENTENCES.loadFailed} queries={[facts]} /> : null}
        {facts.data ? <FactRows profile={profile} facts={facts.data} /> : null}
      </div>
    </Section>
  );
}

type Facts = NonNullable<ReturnType<typeof useOwnFacts>['data']>;

function FactRows({ profile, facts }: { profile: TalentProfile; facts: Facts }) {
  const certifications = profile.certifications.filter(({ credentialUrl }) => credentialUrl);
  const account = codeAccountOf(profile.githubProfileUrl);
  const factOf = ({ kind, entryId }: FactKey) =>
    facts.list.find((one) => one.kind === kind && one.entryId === entryId);
  if (profile.workExperiences.length + certifications.length === 0 && account === undefined)
    return <p className={css['note']}>{FACT_SENTENCES.none}</p>;
  return (
    <ul className={css['list']}>
      {profile.workExperiences.map(({ id, company, designation }) => (
        <EmployerRow
          key={id}
          entryId={id}
          name={company}
          detail={designation}
          fact={factOf({ kind: 'employer', entryId: id })}
        />
      ))}
      {account === undefined ? null : (
        <CodeAccountRow name={account} fact={factOf(CODE_ACCOUNT_KEY)} isOff={facts.codeAccounts === 'off'} />
      )}
      {certifications.map(({ id, name, issuingOrganization }) => (
        <CertificateRow
          key={id}
          entryId={id}
          name={name}
          detail={issuingOrganization}
          fact={factOf({ kind: 'certification', entryId: id })}
          mode={facts.certificatePages}
        />
      ))}
    </ul>
  );
}

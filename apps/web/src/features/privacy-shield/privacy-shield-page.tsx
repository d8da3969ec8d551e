import type { PrivacyShield } from '@talaash/contract/privacy-shield';
import { PRIVACY_SHIELD_WORDS } from '@talaash/domain/privacy-shield/words';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { Switch } from '../../ui/field/checkbox-field.tsx';
import { Link } from '../../ui/press/link.tsx';
import { PageHead, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { useAnonymity, usePrivacyShield } from './privacy-shield.ts';
import { ShieldList } from './shield-list.tsx';
import { AgencyRow, EmployerRows, KnownCompanyRows } from './shield-rows.tsx';
import css from './privacy-shield.module.css';

/** From whom a talent hides. Every choice is saved at once. */
export function PrivacyShieldPage() {
  usePageTitle(PRIVACY_SHIELD_WORDS.title);
  const stored = usePrivacyShield();
  const shield = stored.data?.privacyShield;
  return (
    <>
      <PageHead
        title={PRIVACY_SHIELD_WORDS.title}
        subtitle={PRIVACY_SHIELD_WORDS.subtitle}
        actions={<Link to="/talent/who-saw-me">Who saw me</Link>}
      />
      {stored.isError ? <QueryFailure title="Your shield did not load" queries={[stored]} /> : null}
      {stored.isPending ? <TextSkeleton lines={8} label="Loading your shield" /> : null}
      {shield ? <Parts shield={shield} /> : null}
    </>
  );
}

function Parts({ shield }: { shield: PrivacyShield }) {
  const words = PRIVACY_SHIELD_WORDS;
  const ofKind = (wanted: 'name' | 'domain') => shield.entries.filter(({ kind }) => kind === wanted);
  return (
    <div className={css['parts']}>
      <div className={css['main']}>
        <Section title={words.employers} note={words.employersNote}>
          <EmployerRows shield={shield} />
        </Section>
        <Section title={words.hiddenFrom} note="changes save automatically">
          <ShieldList
            kind="name"
            label={words.names}
            help={words.namesHelp}
            placeholder="Lumen Retail"
            entries={ofKind('name')}
          />
          <ShieldList
            kind="domain"
            label={words.domains}
            help={words.domainsHelp}
            placeholder="example.com"
            entries={ofKind('domain')}
          />
          <div className={css['rows']}>
            <AgencyRow shield={shield} />
          </div>
        </Section>
      </div>
      <div className={css['main']}>
        <Anonymity shield={shield} />
        <Section title={words.known} note={words.knownNote}>
          <KnownCompanyRows shield={shield} />
        </Section>
      </div>
    </div>
  );
}

function Anonymity({ shield }: { shield: PrivacyShield }) {
  const set = useAnonymity();
  const { isAnonymousUntilAccepted, knownCompanies } = shield;
  const knowing = knownCompanies.filter(({ sees }) => sees !== 'nothing').length;
  return (
    <Section title={PRIVACY_SHIELD_WORDS.anonymous}>
      <div className={css['rows']}>
        <Switch
          label={PRIVACY_SHIELD_WORDS.anonymous}
          help={PRIVACY_SHIELD_WORDS.anonymousHelp}
          checked={isAnonymousUntilAccepted}
          disabled={set.isPending}
          onChange={(isOn) => set.mutate({ isAnonymousUntilAccepted: isOn })}
        />
      </div>
      {isAnonymousUntilAccepted && knowing > 0 ? (
        <Banner tone="warm" title={PRIVACY_SHIELD_WORDS.alreadyKnown(knowing)}>
          <Link to="/talent/who-saw-me">See what they hold</Link>
        </Banner>
      ) : null}
    </Section>
  );
}

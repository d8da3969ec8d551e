import type { PrivacyShield } from '@talaash/contract/privacy-shield';
import { shieldKey } from '@talaash/domain/privacy-shield/rule';
import type { ShieldEntryDraft } from '@talaash/domain/privacy-shield/schema';
import { PRIVACY_SHIELD_SENTENCES } from '@talaash/domain/privacy-shield/sentences';
import {
  PRIVACY_SHIELD_WORDS,
  SHIELD_VIEW_WORDS,
  shieldEffectSentence,
} from '@talaash/domain/privacy-shield/words';
import { Switch } from '../../ui/field/checkbox-field.tsx';
import { Badge } from '../../ui/show/badge.tsx';
import { useShieldSwitch } from './privacy-shield.ts';
import css from './privacy-shield.module.css';

interface RowsProps {
  shield: PrivacyShield;
}

const keysOf = ({ entries }: PrivacyShield) => new Set(entries.map(({ kind, value }) => `${kind}:${value}`));

/** The employers of the work history. Hiding from one covers its name and the mail domains of companies with that name. */
export function EmployerRows({ shield }: RowsProps) {
  const { change, isPending } = useShieldSwitch();
  const keys = keysOf(shield);
  if (shield.employers.length === 0) return <p className={css['none']}>{PRIVACY_SHIELD_WORDS.noEmployers}</p>;
  return (
    <div className={css['rows']}>
      {shield.employers.map(({ name, isCurrent, domains, effect }) => {
        const entries: ShieldEntryDraft[] = [
          { kind: 'name', value: name },
          ...domains.map((value) => ({ kind: 'domain' as const, value })),
        ];
        return (
          <Switch
            key={name}
            label={
              <>
                {name} {isCurrent ? <Badge tone="warm">{PRIVACY_SHIELD_WORDS.worksHere}</Badge> : null}
              </>
            }
            help={[...domains, shieldEffectSentence(effect)].join(' · ')}
            checked={keys.has(shieldKey('name', name) ?? '')}
            disabled={isPending}
            onChange={(isHidden) => change({ entries, label: name, isHidden })}
          />
        );
      })}
    </div>
  );
}

/** The companies that have seen the talent, each with what it sees now. */
export function KnownCompanyRows({ shield }: RowsProps) {
  const { change, isPending } = useShieldSwitch();
  const keys = keysOf(shield);
  if (shield.knownCompanies.length === 0)
    return <p className={css['none']}>{PRIVACY_SHIELD_WORDS.noneKnown}</p>;
  return (
    <div className={css['rows']}>
      {shield.knownCompanies.map(({ companyId, name, sees, hasOpenConversation }) => (
        <Switch
          key={companyId}
          label={name}
          help={
            hasOpenConversation
              ? `${SHIELD_VIEW_WORDS[sees]} · ${PRIVACY_SHIELD_SENTENCES[sees === 'nothing' ? 'conversationStays' : 'conversationWouldStay']}`
              : SHIELD_VIEW_WORDS[sees]
          }
          checked={keys.has(`company:${companyId}`)}
          disabled={isPending}
          onChange={(isHidden) =>
            change({ entries: [{ kind: 'company', value: companyId }], label: name, isHidden })
          }
        />
      ))}
    </div>
  );
}

export function AgencyRow({ shield }: RowsProps) {
  const { change, isPending } = useShieldSwitch();
  return (
    <Switch
      label={PRIVACY_SHIELD_WORDS.agencies}
      help={`${PRIVACY_SHIELD_WORDS.agenciesHelp} ${shieldEffectSentence(shield.agencies)}`}
      checked={shield.entries.some(({ kind }) => kind === 'agency')}
      disabled={isPending}
      onChange={(isHidden) =>
        change({
          entries: [{ kind: 'agency', value: '' }],
          label: PRIVACY_SHIELD_WORDS.agencies.toLowerCase(),
          isHidden,
        })
      }
    />
  );
}

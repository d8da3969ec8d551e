import type { TrackingHolder } from '@talaash/contract/applicant-tracking';
import {
  HELD_SENTENCES,
  TRACKING_CONSENT_WORDS as WORDS,
  TRACKING_VENDOR_NAMES,
  TRACKING_WITHDRAWAL_SENTENCES,
} from '@talaash/domain/applicant-tracking/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { Switch } from '../../ui/field/checkbox-field.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './applicant-tracking.module.css';
import { consentQuery } from './tracking.ts';

/** Whether companies may keep the talent in their applicant tracking systems, and which do. */
export function TrackingConsentSection() {
  const stored = useQuery(consentQuery);
  const save = useMutation(
    api.applicantTracking.setConsent.mutationOptions({
      onSuccess: (consent, { isAllowed }) => {
        queryClient.setQueryData(consentQuery.queryKey, consent);
        toast.success(isAllowed ? WORDS.allowed : WORDS.withdrawn);
      },
      onError: (error) => toast.error(sentenceOf(error, WORDS.failed)),
    }),
  );
  const { isAllowed, holders } = stored.data ?? {};
  const decide = (allowed: boolean) => save.mutate({ isAllowed: allowed });
  return (
    <Section id="applicant-tracking" title={WORDS.title}>
      {stored.isError ? <QueryFailure title={WORDS.loadFailed} queries={[stored]} /> : null}
      {stored.isPending ? <TextSkeleton lines={2} label="Loading" /> : null}
      {holders ? (
        <div className={css['stack']}>
          {isAllowed === null && holders.length > 0 ? <Asked onRefuse={() => decide(false)} /> : null}
          <Switch
            label={WORDS.label}
            help={WORDS.help}
            checked={isAllowed === true}
            disabled={save.isPending}
            onChange={decide}
          />
          {holders.length > 0 ? <Holders holders={holders} /> : <p className={css['help']}>{WORDS.none}</p>}
        </div>
      ) : null}
    </Section>
  );
}

const Asked = ({ onRefuse }: { onRefuse: () => void }) => (
  <Banner tone="warm">
    {WORDS.undecided}{' '}
    <Button size="s" onClick={onRefuse}>
      {WORDS.refuse}
    </Button>
  </Banner>
);

const Holders = ({ holders }: { holders: readonly TrackingHolder[] }) => (
  <ul className={css['holders']}>
    {holders.map(({ companyId, companyName, vendor, state, withdrawnAs }, at) => (
      // A company can have several job posts.
      <li key={`${companyId} ${at}`}>
        <b>{companyName}</b> {HELD_SENTENCES[state](TRACKING_VENDOR_NAMES[vendor])}.{' '}
        {state === 'withdrawn' && withdrawnAs ? TRACKING_WITHDRAWAL_SENTENCES[withdrawnAs] : null}
      </li>
    ))}
  </ul>
);

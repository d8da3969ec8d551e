import type { TrackingConnection } from '@talaash/contract/applicant-tracking';
import { CREDENTIAL_FIELDS, type TrackingVendor } from '@talaash/domain/applicant-tracking/choice';
import {
  CREDENTIAL_HELP,
  CREDENTIALS_OF,
  DISCONNECT_QUESTION,
  TRACKING_PROBLEM_SENTENCES,
  TRACKING_SENTENCES as SENTENCES,
  TRACKING_VENDOR_LABELS,
  TRACKING_VENDOR_NAMES,
} from '@talaash/domain/applicant-tracking/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { useRecordForm } from '../../lib/form.ts';
import { FormFailure, SaveButton } from '../../lib/form-foot.tsx';
import { formatDate } from '../../lib/format.ts';
import { lateSchema } from '../../lib/late-schema.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { DefinitionList, Section } from '../../ui/show/section.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './applicant-tracking.module.css';

const DRAFT = lateSchema(
  async () => (await import('@talaash/domain/applicant-tracking/schema')).TrackingConnectionDraft,
);

const refetch = () => queryClient.invalidateQueries({ queryKey: api.applicantTracking.key() });
const failed = (error: unknown) => toast.error(sentenceOf(error, SENTENCES.failed));

/** The connected account: a test, and the way to disconnect it. */
export function Connection({ connection }: { connection: TrackingConnection }) {
  const { vendor, connectedIsoDateTimeUtc, problem } = connection;
  const confirm = useConfirm();
  const testing = useMutation(
    api.applicantTracking.test.mutationOptions({
      onSuccess: ({ connection: tested }) => {
        if (tested.problem === null) toast.success(SENTENCES.tested);
        else toast.error(TRACKING_PROBLEM_SENTENCES[tested.problem]);
        return refetch();
      },
      onError: failed,
    }),
  );
  const disconnecting = useMutation(
    api.applicantTracking.disconnect.mutationOptions({
      onSuccess: () => {
        toast.success(SENTENCES.disconnected);
        return refetch();
      },
      onError: failed,
    }),
  );
  async function disconnect() {
    const title = DISCONNECT_QUESTION.title(TRACKING_VENDOR_NAMES[vendor]);
    if (await confirm({ title, body: DISCONNECT_QUESTION.body, danger: true })) disconnecting.mutate({});
  }
  return (
    <Section title="Connection">
      <div className={css['stack']}>
        {problem ? <Banner tone="bad">{TRACKING_PROBLEM_SENTENCES[problem]}</Banner> : null}
        {vendor === 'StandIn' ? <Banner tone="info">{SENTENCES.standIn}</Banner> : null}
        <DefinitionList
          items={[
            { label: 'System', value: TRACKING_VENDOR_LABELS[vendor] },
            { label: 'Connected', value: <LocalText of={() => formatDate(connectedIsoDateTimeUtc)} /> },
          ]}
        />
        <div className={css['buttons']}>
          <Button loading={testing.isPending} onClick={() => testing.mutate({})}>
            Test
          </Button>
          <Button tone="danger" loading={disconnecting.isPending} onClick={() => void disconnect()}>
            Disconnect
          </Button>
        </div>
      </div>
    </Section>
  );
}

/** The form that connects an account. */
export function ConnectForm({ vendors }: { vendors: readonly [TrackingVendor, ...TrackingVendor[]] }) {
  const form = useRecordForm({
    schema: DRAFT,
    start: { vendor: vendors[0], clientId: '', secret: '', userId: '' },
    failedSentence: SENTENCES.failed,
    save: async (draft) => {
      await api.applicantTracking.connect.call(draft);
      toast.success(SENTENCES.connected);
      await refetch();
    },
  });
  const { vendor } = form.values;
  return (
    <Section title="Connect your account">
      <form {...form.props} className={css['stack']} aria-label="Connect your account">
        <SelectField
          label="System"
          options={vendors.map((value) => ({ value, label: TRACKING_VENDOR_LABELS[value] }))}
          {...form.field('vendor')}
        />
        <p className={css['help']}>{CREDENTIAL_HELP[vendor]}</p>
        {CREDENTIAL_FIELDS.map((name) => {
          const label = CREDENTIALS_OF[vendor][name];
          return label === undefined ? null : (
            <TextField
              key={name}
              label={label}
              type={name === 'secret' ? 'password' : 'text'}
              autoComplete="off"
              help={name === 'secret' ? SENTENCES.secretHelp : undefined}
              {...form.field(name)}
            />
          );
        })}
        <FormFailure form={form} />
        <div>
          <SaveButton form={form}>Connect</SaveButton>
        </div>
      </form>
    </Section>
  );
}

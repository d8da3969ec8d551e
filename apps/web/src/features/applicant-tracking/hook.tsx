import type { TrackingConnection } from '@talaash/contract/applicant-tracking';
import { HOOK_HELP, TRACKING_SENTENCES as SENTENCES } from '@talaash/domain/applicant-tracking/words';
import { api } from '../../lib/api.ts';
import { useRecordForm } from '../../lib/form.ts';
import { FormFailure, SaveButton } from '../../lib/form-foot.tsx';
import { lateSchema } from '../../lib/late-schema.ts';
import { queryClient } from '../../lib/query-client.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { DefinitionList, Section } from '../../ui/show/section.tsx';
import css from './applicant-tracking.module.css';

const DRAFT = lateSchema(
  async () => (await import('@talaash/domain/applicant-tracking/schema')).TrackingHookDraft,
);

/** The webhook by which the system tells of stages: its secret, and the address for it. */
export function Hook({ connection: { vendor, hookAddress } }: { connection: TrackingConnection }) {
  const form = useRecordForm({
    schema: DRAFT,
    areAllRequired: true,
    start: { secret: '' },
    failedSentence: SENTENCES.failed,
    save: async (draft) => {
      await api.applicantTracking.saveHook.call(draft);
      form.restart({ secret: '' });
      toast.success(SENTENCES.hookSaved);
      await queryClient.invalidateQueries({ queryKey: api.applicantTracking.key() });
    },
  });
  return (
    <Section title={SENTENCES.hooksTitle}>
      <form {...form.props} className={css['stack']} aria-label={SENTENCES.hooksTitle}>
        <p className={css['help']}>
          {SENTENCES.hooksHelp} {HOOK_HELP[vendor]}
        </p>
        {hookAddress === null ? null : (
          <DefinitionList items={[{ label: SENTENCES.hookAddress, value: <code>{hookAddress}</code> }]} />
        )}
        <TextField
          label={SENTENCES.hookSecret}
          type="password"
          autoComplete="off"
          help={SENTENCES.secretHelp}
          {...form.field('secret')}
        />
        <FormFailure form={form} />
        <div>
          <SaveButton form={form}>Save the secret</SaveButton>
        </div>
      </form>
    </Section>
  );
}

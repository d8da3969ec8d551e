import type { TrackedApplication } from '@talaash/contract/applicant-tracking';
import type { PipelineEntry } from '@talaash/contract/pipeline';
import type { TrackingState, TrackingVendor } from '@talaash/domain/applicant-tracking/choice';
import { canSend, trackingRefusal } from '@talaash/domain/applicant-tracking/rule';
import {
  TRACKING_PROBLEM_SENTENCES,
  TRACKING_SENTENCES as SENTENCES,
  TRACKING_STATE_LABELS,
  TRACKING_VENDOR_NAMES,
  TRACKING_WITHDRAWAL_SENTENCES,
} from '@talaash/domain/applicant-tracking/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useMay } from '../../lib/permission.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useViewer } from '../../lib/session.ts';
import { useIsUnapproved } from '../../parts/company-approval.tsx';
import { buttonUnless, showCallFailure } from '../../parts/refusal.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { Status } from '../../ui/show/badge.tsx';
import css from './applicant-tracking.module.css';

const TONES: Record<TrackingState, 'ok' | 'warm' | 'bad' | 'none'> = {
  asking: 'warm',
  declined: 'none',
  queued: 'warm',
  sent: 'ok',
  failed: 'bad',
  withdrawing: 'warm',
  withdrawn: 'none',
};

interface TrackingCellProps {
  entry: PipelineEntry;
  vendor: TrackingVendor;
  hasJob: boolean;
  application: TrackedApplication | undefined;
}

/** Where a person stands with the connected system, and the button that sends them. */
export function TrackingCell({ entry, vendor, hasJob, application }: TrackingCellProps) {
  const mayRecruit = useMay('recruit');
  const note = noteOf(application);
  return (
    <div className={css['cell']}>
      {application ? (
        <Status tone={TONES[application.state]}>{TRACKING_STATE_LABELS[application.state]}</Status>
      ) : null}
      {application?.stageName ? <span>{application.stageName}</span> : null}
      {note ? <span className={css['note']}>{note}</span> : null}
      {mayRecruit && canSend(application?.state) ? (
        <SendButton {...{ entry, vendor, hasJob }} isAgain={application !== undefined} />
      ) : null}
    </div>
  );
}

function noteOf(application: TrackedApplication | undefined): string | undefined {
  if (application?.problem) return TRACKING_PROBLEM_SENTENCES[application.problem];
  const { state, withdrawnAs } = application ?? {};
  return state === 'withdrawn' && withdrawnAs ? TRACKING_WITHDRAWAL_SENTENCES[withdrawnAs] : undefined;
}

interface SendButtonProps extends Pick<TrackingCellProps, 'entry' | 'vendor' | 'hasJob'> {
  isAgain: boolean;
}

function SendButton({ entry, vendor, hasJob, isAgain }: SendButtonProps) {
  const { jobPostId, talentId, talentName, talentProfile } = entry;
  const { hasPremiumAccess } = useViewer();
  const isApproved = !useIsUnapproved();
  const sending = useMutation(
    api.applicantTracking.send.mutationOptions({
      onSuccess: ({ application: { state } }) => {
        toast.success(state === 'asking' ? SENTENCES.asked(talentName) : SENTENCES.queued(talentName));
        return queryClient.invalidateQueries({ queryKey: api.applicantTracking.list.key() });
      },
      onError: (error) => showCallFailure(error, SENTENCES.failed),
    }),
  );
  const refusal = trackingRefusal({
    hasPremiumAccess,
    isApproved,
    isConnected: true,
    hasJob,
    isShown: talentProfile?.isRedacted === false,
    // What the talent has decided, the server knows.
    isAllowed: null,
  });
  return (
    <Button
      size="s"
      loading={sending.isPending}
      {...buttonUnless(refusal, () => sending.mutate({ jobPostId, talentId }))}
    >
      {isAgain ? SENTENCES.sendAgain : SENTENCES.send(TRACKING_VENDOR_NAMES[vendor])}
    </Button>
  );
}

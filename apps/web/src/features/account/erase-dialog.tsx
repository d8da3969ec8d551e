import type { DeletionRequest } from '@talaash/domain/account-deletion/schema';
import type { DeletionTime } from '@talaash/domain/account-deletion/choice';
import {
  DELETION_SENTENCES,
  DELETION_WEEK_SENTENCES,
  DELETION_WORD,
} from '@talaash/domain/account-deletion/words';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../lib/api.ts';
import { dropAllDrafts } from '../../lib/draft.ts';
import { useRecordForm } from '../../lib/form.ts';
import { FormFailure } from '../../lib/form-foot.tsx';
import { lateSchema } from '../../lib/late-schema.ts';
import { endSession, useViewer } from '../../lib/session.ts';
import { RadioCards } from '../../ui/field/radio-cards.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { refreshDeletion } from './deletion.ts';
import { Fates } from './fates.tsx';
import css from './settings.module.css';
import { CurrentPasswordField } from './credential-field.tsx';

const DELETION = lateSchema(
  async () => (await import('@talaash/domain/account-deletion/schema')).DeletionRequest,
);

interface EraseDialogProps {
  /** The deletion is already scheduled; the remaining choice is to delete now. */
  isScheduled: boolean;
  onClose: () => void;
}

/** Asks for the date and the password. Without a password, an emailed link confirms. */
export default function EraseDialog({ isScheduled, onClose }: EraseDialogProps) {
  const { account, userProfile } = useViewer();
  const hasPassword = account?.hasPassword === true;
  const userType = userProfile?.userType ?? 'neither';
  const navigate = useNavigate();
  const when: DeletionTime = isScheduled ? 'now' : 'inAWeek';
  const withPassword = { when, word: '', currentPassword: '' };
  const form = useRecordForm({
    schema: DELETION,
    start: hasPassword ? withPassword : ({ when, word: '' } as typeof withPassword),
    failedSentence: DELETION_SENTENCES.failed,
    save: erase,
  });

  async function erase(request: DeletionRequest) {
    const { state } = await api.account.requestDeletion.call(request);
    if (state === 'deleted') {
      dropAllDrafts();
      await endSession(() => navigate({ to: '/', ignoreBlocker: true }));
    } else {
      await refreshDeletion();
      onClose();
    }
    toast.success(DELETION_SENTENCES[state]);
  }

  const isNow = form.values.when === 'now';
  return (
    <Dialog
      opened
      size="l"
      title="Erase my account"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button tone="danger" type="submit" form={form.props.id} loading={form.isSaving}>
            {hasPassword ? 'Erase my account' : 'Send me the link'}
          </Button>
        </>
      }
    >
      <form {...form.props} className={css['form']}>
        <FormFailure form={form} />
        <Fates />
        <RadioCards
          label="When"
          options={[
            {
              value: 'inAWeek',
              label: 'In a week',
              help: DELETION_WEEK_SENTENCES[userType],
              disabled: isScheduled,
            },
            { value: 'now', label: 'Now', help: 'Immediately and permanently. We cannot restore it.' },
          ]}
          {...form.field('when')}
        />
        {isNow ? (
          <TextField label={`Type "${DELETION_WORD}"`} autoComplete="off" {...form.field('word')} />
        ) : null}
        {hasPassword ? (
          <CurrentPasswordField {...form.field('currentPassword')} />
        ) : (
          <p>Your account has no password. Confirm with the link that we email you.</p>
        )}
        {hasPassword ? <MailInstead request={form.values} onSend={erase} /> : null}
      </form>
    </Dialog>
  );
}

/** For a forgotten password. */
function MailInstead({
  request: { when, word },
  onSend,
}: {
  request: { when: DeletionTime; word: string };
  onSend: (request: DeletionRequest) => Promise<void>;
}) {
  const send = () =>
    onSend({ when, word }).catch((error: unknown) =>
      toast.error(error instanceof Error ? error.message : DELETION_SENTENCES.failed),
    );
  return (
    <p>
      <button type="button" className={css['link']} onClick={() => void send()}>
        Confirm with an emailed link instead
      </button>
    </p>
  );
}

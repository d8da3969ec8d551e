import type { Notification } from '@talaash/contract/notification';
import { EMPLOYER_OFFER_WORDS } from '@talaash/domain/privacy-shield/offer-words';
import { PRIVACY_SHIELD_SENTENCES } from '@talaash/domain/privacy-shield/sentences';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import css from './employer-offer.module.css';
import { useChangeNotifications } from './notification.ts';

/** The answers to "Hide from X too?"; nothing for other entries, and once the talent hides from it. */
export function EmployerOffer({ entry }: { entry: Notification }) {
  const { employer } = entry;
  return employer === null || employer.isHidden || entry.status === 'archived' ? null : (
    <Answers notificationId={entry.notificationId} name={employer.name} />
  );
}

const onError = (error: unknown) => toast.error(sentenceOf(error, PRIVACY_SHIELD_SENTENCES.saveFailed));

function Answers({ notificationId, name }: { notificationId: string; name: string }) {
  const { change } = useChangeNotifications();
  // The entries follow the event of the shield.
  const show = useMutation(
    api.privacyShield.remove.mutationOptions({
      onSuccess: () => toast.success(PRIVACY_SHIELD_SENTENCES.shown(name)),
      onError,
    }),
  );
  const hide = useMutation(
    api.privacyShield.hideFromEmployer.mutationOptions({
      onSuccess({ added }) {
        change([notificationId], 'read');
        toast.success(PRIVACY_SHIELD_SENTENCES.hidden(name), {
          action: { label: 'Undo', keys: 'z', run: () => show.mutate({ entries: added }) },
        });
      },
      onError,
    }),
  );
  return (
    <div className={css['answers']}>
      <Button
        size="s"
        aria-label={`${EMPLOYER_OFFER_WORDS.hide} from ${name}`}
        loading={hide.isPending}
        onClick={() => hide.mutate({ name })}
      >
        {EMPLOYER_OFFER_WORDS.hide}
      </Button>
      <Button
        size="s"
        tone="quiet"
        aria-label={`${EMPLOYER_OFFER_WORDS.later}: ${name}`}
        disabled={hide.isPending}
        onClick={() => change([notificationId], 'archive')}
      >
        {EMPLOYER_OFFER_WORDS.later}
      </Button>
    </div>
  );
}

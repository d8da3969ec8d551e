import { API_KEY_SECRET_LABEL, API_KEY_SENTENCES } from '@talaash/domain/api-key/words';
import { copiedSentence, COPY_FAILED_SENTENCE } from '@talaash/domain/clipboard/words';
import { copyText } from '../../lib/clipboard.ts';
import { IconCopy } from '../../ui/icon/copy.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import css from './api-key.module.css';

/** Shows a new secret, this once. */
export function SecretShown({
  name,
  secret,
  onClose,
}: {
  name: string;
  secret: string;
  onClose: () => void;
}) {
  async function copy() {
    if (await copyText(secret)) toast.success(copiedSentence(API_KEY_SECRET_LABEL));
    else toast.error(COPY_FAILED_SENTENCE);
  }
  return (
    <Dialog
      opened
      size="l"
      title={`The secret of ${name}`}
      closeOnOutside={false}
      onClose={onClose}
      actions={
        <>
          <Button icon={<IconCopy aria-hidden />} onClick={() => void copy()}>
            Copy
          </Button>
          <Button tone="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={css['form']}>
        <p>{API_KEY_SENTENCES.shownOnce}</p>
        <code className={css['secret']}>{secret}</code>
      </div>
    </Dialog>
  );
}

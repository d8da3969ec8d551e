import { useStore } from '../base/store.ts';
import { Button } from '../press/button.tsx';
import { asked } from './confirm.tsx';
import { Dialog } from './dialog.tsx';

/** Shows the question. Mounted once, by Overlays. */
export function ConfirmDialog() {
  const question = useStore(asked);
  if (!question) return null;
  const { title, body, danger, answer } = question;

  function close(yes: boolean) {
    asked.set(undefined);
    answer(yes);
  }

  return (
    <Dialog
      opened
      title={title}
      onClose={() => close(false)}
      actions={
        <>
          <Button onClick={() => close(false)}>Cancel</Button>
          <Button tone={danger ? 'danger' : 'primary'} onClick={() => close(true)}>
            Yes
          </Button>
        </>
      }
    >
      {body}
    </Dialog>
  );
}

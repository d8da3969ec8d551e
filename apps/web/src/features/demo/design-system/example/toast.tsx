import { toast } from '../../../../ui/overlay/toast.ts';
import { Button } from '../../../../ui/press/button.tsx';

export const Kinds = () => (
  <>
    <Button onClick={() => toast.success('It is saved.')}>Success</Button>
    <Button onClick={() => toast.info('It is queued.')}>Info</Button>
    <Button onClick={() => toast.warning('It needs another look.')}>Warning</Button>
    <Button onClick={() => toast.error('It is not saved.')}>Error</Button>
  </>
);

export const WithUndo = () => (
  <Button
    onClick={() =>
      toast.success('It is hidden.', {
        action: { label: 'Undo', keys: 'z', run: () => toast.info('It is back.') },
      })
    }
  >
    Hide, with Undo
  </Button>
);

export const UntilItIsDone = () => (
  <Button
    onClick={() => {
      const done = toast.loading('It is being sent.');
      setTimeout(done, 2000);
    }}
  >
    Loading
  </Button>
);

import { useState } from 'react';
import { useConfirm } from '../../../../ui/overlay/confirm.tsx';
import { Button } from '../../../../ui/press/button.tsx';

export function YesOrCancel() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState<boolean>();

  async function ask() {
    setAnswer(
      await confirm({ title: 'Delete this job post?', body: 'This cannot be undone.', danger: true }),
    );
  }

  return (
    <>
      <Button onClick={() => void ask()}>Ask first</Button>
      {answer === undefined ? null : <span>{answer ? 'You said Yes.' : 'You cancelled.'}</span>}
    </>
  );
}

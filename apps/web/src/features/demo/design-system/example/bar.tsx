import { useState } from 'react';
import { Button } from '../../../../ui/press/button.tsx';
import { NoteBar } from '../../../../ui/show/note-bar.tsx';
import { OfflineBar, SlowBar } from '../../../../ui/show/state.tsx';

export function AfterThreeSeconds() {
  const [isWaiting, setWaiting] = useState(false);
  return (
    <>
      <Button disabled={isWaiting} onClick={() => setWaiting(true)}>
        Search slowly
      </Button>
      <SlowBar waiting={isWaiting} onCancel={() => setWaiting(false)}>
        Still searching
      </SlowBar>
    </>
  );
}

/** Empty until the browser is offline. */
export const WithoutANetwork = () => <OfflineBar />;

/** Empty until there is a product-wide note, such as on staging. */
export const AboutTheProduct = () => <NoteBar />;

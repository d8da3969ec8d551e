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

/** Nothing, until the browser says that it has no network. */
export const WithoutANetwork = () => <OfflineBar />;

/** Nothing, until something is true of the whole product, such as that this is staging. */
export const AboutTheProduct = () => <NoteBar />;

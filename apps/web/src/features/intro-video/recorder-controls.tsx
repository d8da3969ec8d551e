import { useState } from 'react';
import { downloadFile } from '../../lib/file-address.ts';
import { announce } from '../../ui/base/announce.tsx';
import { useStore } from '../../ui/base/store.ts';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './intro-video.module.css';
import type { Recorder } from './recorder.ts';

const FILENAME = 'intro-video.webm';

/** The buttons for the recorder's state. `refusal` says why the camera cannot be used now. */
export function RecorderControls({ recorder, refusal }: { recorder: Recorder; refusal: string | undefined }) {
  const { state, file } = useStore(recorder.status);
  const [shown, setShown] = useState<string>();

  function start() {
    setShown(refusal);
    if (refusal) announce(refusal, 'assertive');
    else void recorder.turnOn();
  }

  return (
    <>
      {shown && shown === refusal ? (
        <Banner tone="warm">
          <p>{shown}</p>
        </Banner>
      ) : null}
      <div className={css['controls']}>
        {state === 'off' || state === 'starting' ? (
          <Button tone="primary" loading={state === 'starting'} onClick={start}>
            Start camera
          </Button>
        ) : null}
        {state === 'on' ? (
          <>
            <Button tone="primary" onClick={recorder.record}>
              Start recording
            </Button>
            <Button onClick={recorder.turnOff}>Turn camera off</Button>
          </>
        ) : null}
        {state === 'recording' || state === 'saving' ? (
          <Button tone="primary" loading={state === 'saving'} onClick={() => void recorder.stop()}>
            Stop recording
          </Button>
        ) : null}
        {file ? (
          <>
            <Button tone="primary" onClick={() => downloadFile(file, FILENAME)}>
              Download
            </Button>
            <Button onClick={recorder.discard}>Discard</Button>
          </>
        ) : null}
      </div>
    </>
  );
}

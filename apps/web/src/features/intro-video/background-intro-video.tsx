import { BACKGROUND_BLUR, GLOW, MASK_THRESHOLD } from '@talaash/domain/intro-video/limit';
import { RECORDER_FAILURE_SENTENCES } from '@talaash/domain/intro-video/words';
import { useEffect, useMemo, useState } from 'react';
import { openPersonFinder, type PersonFinder } from '../../lib/person-mask/person-finder.ts';
import { backgroundPainter, type BackgroundSettings } from './background-painter.ts';
import { BackgroundSettingFields } from './background-setting-fields.tsx';
import { IntroVideo } from './intro-video.tsx';
import { plainPainter } from './painter.ts';
import { useLatest } from './use-latest.ts';
import { useRecorder } from './use-recorder.ts';

type FinderState = 'loading' | 'ready' | 'failed';

/** Why the camera cannot be used in this state. */
const REFUSALS: Record<FinderState, string | undefined> = {
  loading: RECORDER_FAILURE_SENTENCES.libraryWait,
  ready: undefined,
  failed: RECORDER_FAILURE_SENTENCES.library,
};

/** Records the person in front of another background. */
export function BackgroundIntroVideo() {
  const [settings, setSettings] = useState<BackgroundSettings>({
    background: 'blur',
    blur: BACKGROUND_BLUR.start,
    color: '#c9d6e8',
    threshold: MASK_THRESHOLD.start,
    glow: GLOW.start,
  });
  const latest = useLatest(settings);
  const { finder, state } = usePersonFinder();
  const painter = useMemo(
    () => (finder ? backgroundPainter(finder, () => latest.current) : plainPainter),
    [finder, latest],
  );
  return (
    <IntroVideo
      kind="background"
      {...useRecorder(painter)}
      refusal={REFUSALS[state]}
      settings={<BackgroundSettingFields value={settings} onChange={setSettings} />}
    />
  );
}

/** The model loads with the page, so that the camera does not wait for it. */
function usePersonFinder() {
  const [finder, setFinder] = useState<PersonFinder>();
  const [state, setState] = useState<FinderState>('loading');
  useEffect(() => {
    let isLeft = false;
    const opened = openPersonFinder();
    setFinder(opened);
    void (async () => {
      const isReady = await opened.isReady;
      if (!isLeft) setState(isReady ? 'ready' : 'failed');
    })();
    return () => {
      isLeft = true;
      opened.close();
    };
  }, []);
  return { finder, state };
}

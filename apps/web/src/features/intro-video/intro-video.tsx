import type { RecorderKind } from '@talaash/domain/intro-video/choice';
import { VIDEO_SIZE } from '@talaash/domain/intro-video/limit';
import type { ReactNode } from 'react';
import { useStore } from '../../ui/base/store.ts';
import { Banner } from '../../ui/show/state.tsx';
import { Section } from '../../ui/show/section.tsx';
import css from './intro-video.module.css';
import { PlayBack } from './play-back.tsx';
import type { Recorder } from './recorder.ts';
import { RecorderControls } from './recorder-controls.tsx';
import { RecorderFigures } from './recorder-figures.tsx';

interface IntroVideoProps {
  kind: RecorderKind;
  /** Gives the canvas to the recorder, and takes it back. */
  canvasRef: (canvas: HTMLCanvasElement | null) => void;
  /** Undefined until the canvas is mounted. */
  recorder: Recorder | undefined;
  /** Why the camera cannot be used now. */
  refusal?: string | undefined;
  settings?: ReactNode;
}

/** The camera's picture with its effects, the recording, and the settings beside it. */
export function IntroVideo({ kind, canvasRef, recorder, refusal, settings }: IntroVideoProps) {
  return (
    <div className={css['columns']} data-wide={!settings || undefined}>
      <div>
        <div className={css['stage']}>
          <canvas ref={canvasRef} {...VIDEO_SIZE} role="img" aria-label="What is recorded" />
          {recorder ? <PlayBack recorder={recorder} /> : null}
        </div>
        {recorder ? (
          <>
            <Failure recorder={recorder} />
            <RecorderFigures recorder={recorder} kind={kind} />
            <RecorderControls recorder={recorder} refusal={refusal} />
          </>
        ) : null}
      </div>
      {settings ? <Section title="Settings">{settings}</Section> : null}
    </div>
  );
}

function Failure({ recorder }: { recorder: Recorder }) {
  const { failure } = useStore(recorder.status);
  return failure ? (
    <Banner tone="bad" live>
      <p>{failure}</p>
    </Banner>
  ) : null;
}

import type { RecorderKind } from '@talaash/domain/intro-video/choice';
import { FRAMES_PER_SECOND_GOAL } from '@talaash/domain/intro-video/limit';
import { minutesAndSeconds, secondsLeft } from '@talaash/domain/intro-video/rule';
import {
  RECORDER_STATE_WORDS,
  RECORDING_PAUSED_SENTENCE,
  slowFramesSentence,
} from '@talaash/domain/intro-video/words';
import { useEffect } from 'react';
import { announce } from '../../ui/base/announce.tsx';
import { useStore } from '../../ui/base/store.ts';
import { Status } from '../../ui/show/badge.tsx';
import css from './intro-video.module.css';
import type { Recorder } from './recorder.ts';

/** The state in a word, the remaining time, the loudness, and the frame rate. */
export function RecorderFigures({ recorder, kind }: { recorder: Recorder; kind: RecorderKind }) {
  const { state, recordedMs, hasPaused, framesPerSecond } = useStore(recorder.status);
  const isOn = state === 'on' || state === 'recording';
  const isSlow = isOn && framesPerSecond !== undefined && framesPerSecond < FRAMES_PER_SECOND_GOAL;
  return (
    <>
      <div className={css['figures']}>
        <div role="status">
          <Status tone={state === 'recording' ? 'bad' : 'none'}>{RECORDER_STATE_WORDS[state]}</Status>
        </div>
        {state === 'recording' ? <TimeLeft seconds={secondsLeft(recordedMs)} /> : null}
        {isOn ? <Level recorder={recorder} /> : null}
        {isOn && framesPerSecond !== undefined ? (
          <span className={css['rate']}>{framesPerSecond} frames a second</span>
        ) : null}
      </div>
      {hasPaused ? <p className={css['note']}>{RECORDING_PAUSED_SENTENCE}</p> : null}
      {isSlow && kind === 'background' ? (
        <p className={css['note']}>{slowFramesSentence(framesPerSecond, FRAMES_PER_SECOND_GOAL)}</p>
      ) : null}
    </>
  );
}

/** Screen readers announce only these seconds. */
const SPOKEN = new Set([60, 30, 10]);

function TimeLeft({ seconds }: { seconds: number }) {
  useEffect(() => {
    if (SPOKEN.has(seconds)) announce(`${seconds} seconds left`);
  }, [seconds]);
  return (
    <span role="timer" className={css['time']}>
      {minutesAndSeconds(seconds)} left
    </span>
  );
}

function Level({ recorder }: { recorder: Recorder }) {
  const level = useStore(recorder.level);
  return (
    <span className={css['level']}>
      <span aria-hidden>Microphone</span>
      <meter aria-label="Microphone level" min={0} max={1} value={level}>
        {Math.round(level * 100)} %
      </meter>
    </span>
  );
}

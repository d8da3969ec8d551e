import { IconVideoOff } from '../../ui/icon/video-off.ts';
import { RECORDER_STATE_WORDS } from '@talaash/domain/intro-video/words';
import { useFileAddress } from '../../lib/file-address.ts';
import { useStore } from '../../ui/base/store.ts';
import css from './intro-video.module.css';
import type { Recorder } from './recorder.ts';

/** Covers the canvas while the camera is off: a message, or the recording. */
export function PlayBack({ recorder }: { recorder: Recorder }) {
  const { state, file } = useStore(recorder.status);
  const url = useFileAddress(file);
  if (url)
    return (
      // A recording of the person's own speech has no captions.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video className={css['over']} src={url} controls playsInline aria-label="Your recording" />
    );
  if (state === 'on' || state === 'recording') return null;
  return (
    <div className={css['over']}>
      <IconVideoOff aria-hidden />
      {RECORDER_STATE_WORDS[state]}
    </div>
  );
}

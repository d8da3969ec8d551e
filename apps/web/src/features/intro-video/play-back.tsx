import { IconVideoOff } from '@tabler/icons-react';
import { RECORDER_STATE_WORDS } from '@talaash/domain/intro-video/words';
import { useEffect, useState } from 'react';
import { useStore } from '../../ui/base/store.ts';
import css from './intro-video.module.css';
import type { Recorder } from './recorder.ts';

/** Lies over the canvas while the camera is off: a word, or the recording. */
export function PlayBack({ recorder }: { recorder: Recorder }) {
  const { state, file } = useStore(recorder.status);
  const url = useFileUrl(file);
  if (url)
    return (
      // What people say into their own camera has no captions.
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

/** An address of the file in this tab. It is given back when the file goes. */
function useFileUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}

import { IntroVideo } from './intro-video.tsx';
import { plainPainter } from './painter.ts';
import { useRecorder } from './use-recorder.ts';

/** Records the camera as it is. */
export function PlainIntroVideo() {
  return <IntroVideo kind="plain" {...useRecorder(plainPainter)} />;
}

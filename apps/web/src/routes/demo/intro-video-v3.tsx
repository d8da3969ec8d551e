import { RECORDER_KIND_WORDS } from '@talaash/domain/intro-video/words';
import { createFileRoute } from '@tanstack/react-router';
import { DemoHead } from '../../features/demo/demo-shell.tsx';
import { FrameIntroVideo } from '../../features/intro-video/frame-intro-video.tsx';

export const Route = createFileRoute('/demo/intro-video-v3')({ component: IntroVideoPage });

function IntroVideoPage() {
  const { title, help } = RECORDER_KIND_WORDS.frame;
  return (
    <>
      <DemoHead title={title} subtitle={help} />
      <FrameIntroVideo />
    </>
  );
}

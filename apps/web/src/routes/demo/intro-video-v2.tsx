import { RECORDER_KIND_WORDS } from '@talaash/domain/intro-video/words';
import { createFileRoute } from '@tanstack/react-router';
import { DemoHead } from '../../features/demo/demo-shell.tsx';
import { BackgroundIntroVideo } from '../../features/intro-video/background-intro-video.tsx';

export const Route = createFileRoute('/demo/intro-video-v2')({ component: IntroVideoPage });

function IntroVideoPage() {
  const { title, help } = RECORDER_KIND_WORDS.background;
  return (
    <>
      <DemoHead title={title} subtitle={help} />
      <BackgroundIntroVideo />
    </>
  );
}

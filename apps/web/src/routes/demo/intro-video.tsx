import { RECORDER_KIND_WORDS } from '@talaash/domain/intro-video/words';
import { createFileRoute } from '@tanstack/react-router';
import { DemoHead } from '../../features/demo/demo-shell.tsx';
import { PlainIntroVideo } from '../../features/intro-video/plain-intro-video.tsx';

export const Route = createFileRoute('/demo/intro-video')({ component: IntroVideoPage });

function IntroVideoPage() {
  const { title, help } = RECORDER_KIND_WORDS.plain;
  return (
    <>
      <DemoHead title={title} subtitle={help} />
      <PlainIntroVideo />
    </>
  );
}

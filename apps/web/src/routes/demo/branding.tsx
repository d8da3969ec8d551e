import { createFileRoute } from '@tanstack/react-router';
import { Branding } from '../../features/demo/branding/branding.tsx';
import { DemoHead } from '../../features/demo/demo-shell.tsx';

export const Route = createFileRoute('/demo/branding')({ component: BrandingPage });

function BrandingPage() {
  return (
    <>
      <DemoHead
        title="Branding"
        subtitle="Talaash means search in Hindi. Take what you need, and change none of it."
      />
      <Branding />
    </>
  );
}

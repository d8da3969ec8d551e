import { Outlet, createFileRoute } from '@tanstack/react-router';
import { SkillIndex } from '../../features/skill-index/skill-index.tsx';
import { useMedia } from '../../lib/use-media.ts';
import { Link } from '../../ui/press/link.tsx';
import { AuthLayout } from '../../ui/shell/shell-plain.tsx';

export const Route = createFileRoute('/auth')({ component: AuthPages });

function AuthPages() {
  const hasRoom = useMedia('(width >= 900px)');
  return (
    <AuthLayout
      aside={<SkillIndex hasRoom={hasRoom} />}
      footer={
        <>
          <Link to="/terms-of-service">Terms</Link> <Link to="/privacy-policy">Privacy</Link>{' '}
          <Link to="/contact">Contact us</Link>
        </>
      }
    >
      <Outlet />
    </AuthLayout>
  );
}

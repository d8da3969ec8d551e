import { createFileRoute, Outlet } from '@tanstack/react-router';
import { InfoPortal } from '../-info-portal.tsx';

export const Route = createFileRoute('/info')({ component: InfoPages });

function InfoPages() {
  return (
    <InfoPortal width="wide">
      <Outlet />
    </InfoPortal>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { OpeningNaming } from '../../features/profile-opening/naming.tsx';
import { ErasureRequests } from '../../features/erasure-request/erasure-requests.tsx';
import { Settings, settingsQueries } from '../-settings.tsx';
import { RoleLock } from '../../parts/role-lock.tsx';
import { useMay } from '../../lib/permission.ts';
import { readFirst } from '../../lib/first-data.ts';

export const Route = createFileRoute('/company/settings')({
  staticData: { width: 'page' },
  loader: ({ context }) => readFirst(...settingsQueries(context)),
  component: CompanySettings,
});

function CompanySettings() {
  const mayRead = useMay('read');
  return (
    <Settings
      userType="company"
      privacy={
        <>
          <RoleLock needs="manage">
            <OpeningNaming />
          </RoleLock>
          {mayRead ? (
            <RoleLock needs="recruit">
              <ErasureRequests />
            </RoleLock>
          ) : null}
        </>
      }
    />
  );
}

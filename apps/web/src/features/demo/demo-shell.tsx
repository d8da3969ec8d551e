import type { ComponentProps, ReactNode } from 'react';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { Link } from '../../ui/press/link.tsx';
import { PortalShell } from '../../ui/shell/shell.tsx';
import { Breadcrumb, PageHead } from '../../ui/show/section.tsx';

interface DemoShellProps {
  width: ComponentProps<typeof PortalShell>['width'];
  children: ReactNode;
}

/** The frame of the demo pages. It does not load the viewer, so the pages look the same to everybody. */
export function DemoShell({ width, children }: DemoShellProps) {
  return (
    <PortalShell home="/" portal="Demo" width={width}>
      {children}
    </PortalShell>
  );
}

interface DemoHeadProps {
  title: string;
  subtitle: ReactNode;
  actions?: ReactNode;
}

/** The link back to the index, the heading and the title of a demo page. */
export function DemoHead({ title, subtitle, actions }: DemoHeadProps) {
  usePageTitle(`${title} · Demo`);
  return (
    <>
      <Breadcrumb
        trail={[
          <Link key="index" to="/demo">
            Demo pages
          </Link>,
        ]}
        page={title}
      />
      <PageHead title={title} subtitle={subtitle} actions={actions} />
    </>
  );
}

import type { ReactNode } from 'react';
import { Link } from '../ui/press/link.tsx';
import { InfoLayout } from '../ui/shell/shell-plain.tsx';

interface InfoPortalProps {
  width?: 'text' | 'wide';
  children: ReactNode;
}

/** The info portal: pages for everybody, logged in or not, with links home and to each other. */
export function InfoPortal({ width, children }: InfoPortalProps) {
  return (
    <InfoLayout
      width={width}
      footer={
        <>
          <Link to="/terms-of-service">Terms of service</Link>
          <Link to="/privacy-policy">Privacy policy</Link>
          <Link to="/contact">Contact us</Link>
        </>
      }
    >
      {children}
    </InfoLayout>
  );
}

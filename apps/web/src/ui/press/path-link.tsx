import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

interface PathLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  search?: Record<string, unknown> | undefined;
  /** Current on this exact path only, not on the paths below it. */
  exact?: boolean | undefined;
  /** Loads a new document: for a page with its own security headers. */
  reloadDocument?: boolean | undefined;
  children: ReactNode;
}

/** A link whose address is a plain string, because the design system knows no routes. Features use the typed Link. */
export function PathLink({ to, search = {}, exact = false, ...rest }: PathLinkProps) {
  return (
    <Link
      {...(rest as object)}
      to={to as never}
      search={search as never}
      activeOptions={{ exact, includeSearch: false }}
    />
  );
}

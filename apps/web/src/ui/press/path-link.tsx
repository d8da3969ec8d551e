import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

interface PathLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  search?: Record<string, unknown> | undefined;
  /** Marked as current on this exact path only, not on the paths below it. */
  exact?: boolean | undefined;
  /** Loads the page as a document, for one that has security headers of its own. */
  reloadDocument?: boolean | undefined;
  children: ReactNode;
}

/** A link whose address is a string property, because the design system knows no route. Features use the typed Link. */
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

import { classNames } from '../base/class-names.ts';
import { formatNumber } from '../base/number.ts';
import css from './page-tabs.module.css';
import { PathLink } from './path-link.tsx';

export interface PageTab {
  /** The address without its query. */
  to: string;
  label: string;
  count?: number | undefined;
}

interface PageTabsProps {
  /** What the pages are about, for screen readers. */
  label: string;
  tabs: readonly PageTab[];
  className?: string | undefined;
}

/** Links between the pages of one thing. Each is a page of its own, so these are links and not tabs. */
export function PageTabs({ label, tabs, className }: PageTabsProps) {
  return (
    <nav aria-label={label} className={classNames(css['tabs'], className)}>
      {tabs.map(({ to, label: name, count }) => (
        <PathLink key={to} to={to} exact>
          {name}
          {count === undefined ? null : <span className={css['count']}>{formatNumber(count)}</span>}
        </PathLink>
      ))}
    </nav>
  );
}

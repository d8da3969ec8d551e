import { IconArrowDown } from '../../ui/icon/arrow-down.ts';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../ui/press/button.tsx';
import css from './overview.module.css';

/** A part of the page that figures and troubles link to. */
export type PartName = 'mails' | 'errors' | 'index';

const PART_LABELS: Record<PartName, string> = {
  mails: 'View failed emails',
  errors: 'View errors',
  index: 'View search index',
};

const idOf = (name: PartName) => `overview-${name}`;

export const Part = ({ name, children }: { name: PartName; children: ReactNode }) => (
  <div id={idOf(name)} tabIndex={-1} className={css['part']}>
    {children}
  </div>
);

/** Moves to a part, for the keyboard and screen readers too. */
function goTo(name: PartName) {
  const part = document.getElementById(idOf(name));
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
}

export const PartButton = ({ name }: { name: PartName }) => (
  <Button onClick={() => goTo(name)}>{PART_LABELS[name]}</Button>
);

export const PartArrow = ({ name }: { name: PartName }) => (
  <IconButton
    size="s"
    label={PART_LABELS[name]}
    icon={<IconArrowDown aria-hidden />}
    onClick={() => goTo(name)}
  />
);

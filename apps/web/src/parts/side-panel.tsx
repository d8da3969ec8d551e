import { type ReactNode, useEffect, useRef } from 'react';
import { IconChevronDown } from '../ui/icon/chevron-down.ts';
import { IconChevronUp } from '../ui/icon/chevron-up.ts';
import { IconX } from '../ui/icon/x.ts';
import { KeyCap } from '../ui/key/key-cap.tsx';
import { useShortcut } from '../ui/key/shortcut.ts';
import { IconButton } from '../ui/press/button.tsx';
import css from './side-panel.module.css';

interface SidePanelProps {
  /** The id of the record. */
  id: string;
  /** The ids of the loaded records, in list order. */
  ids: readonly string[];
  /** The accessible name. */
  label: string;
  /** At the left end of the bar. */
  lead: ReactNode;
  /** What a record is called inside a sentence: "profile". */
  noun: string;
  /** The labels of the buttons. */
  labels: { previous: string; next: string };
  onOpen: (id: string) => void;
  onClose: () => void;
  /** The id of the element that opens a record. It gets the focus when the panel closes. */
  openerId: (id: string) => string;
  children: ReactNode;
}

/** The open record of a list. J and K step through the list, Escape closes it. */
export function SidePanel({ label, lead, noun, labels, onClose, openerId, children, ...of }: SidePanelProps) {
  const { id } = of;
  const { previous, next } = useNeighbours(of);
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  }, [id]);
  const opener = useRef(openerId);
  useEffect(() => {
    panel.current?.focus();
    const { current: idOf } = opener;
    return () => document.getElementById(idOf(shown.current))?.focus();
  }, []);
  useShortcut('Escape', onClose, { label: `Close the ${noun}` });
  useShortcut('k', () => previous?.(), { label: `Previous ${noun}`, when: previous !== undefined });
  useShortcut('j', () => next?.(), { label: `Next ${noun}`, when: next !== undefined });
  return (
    <aside ref={panel} tabIndex={-1} className={css['panel']} aria-label={label}>
      <div className={css['bar']}>
        {lead}
        <IconButton
          tone="default"
          label={labels.previous}
          icon={<IconChevronUp aria-hidden />}
          disabled={previous ? false : `This is the first loaded ${noun}`}
          onClick={previous}
        />
        <IconButton
          tone="default"
          label={labels.next}
          icon={<IconChevronDown aria-hidden />}
          disabled={next ? false : `This is the last loaded ${noun}`}
          onClick={next}
        />
        <IconButton label="Close" icon={<IconX aria-hidden />} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}

/** The content of the panel, which scrolls. */
export const PanelBody = ({ label, children }: { label?: string | undefined; children: ReactNode }) => (
  <div
    className={css['body']}
    {...(label === undefined ? {} : { tabIndex: 0, role: 'region', 'aria-label': label })}
  >
    {children}
  </div>
);

/** The buttons at the foot of the panel. */
export const PanelFoot = ({ children }: { children: ReactNode }) => (
  <div className={css['foot']}>
    <span className={css['hint']}>
      <KeyCap>J</KeyCap>
      <KeyCap>K</KeyCap>
      next, previous
    </span>
    {children}
  </div>
);

/** A record that has left the list keeps its place between its neighbours. */
function useNeighbours({ id, ids, onOpen }: Pick<SidePanelProps, 'id' | 'ids' | 'onOpen'>) {
  const place = useRef(0);
  const at = ids.indexOf(id);
  useEffect(() => {
    if (at !== -1) place.current = at;
  }, [at]);
  const opener = (neighbour: string | undefined) =>
    neighbour === undefined ? undefined : () => onOpen(neighbour);
  const [before, after] = at === -1 ? [place.current - 1, place.current] : [at - 1, at + 1];
  return { previous: opener(ids[before]), next: opener(ids[after]) };
}

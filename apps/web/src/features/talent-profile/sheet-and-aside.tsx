import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import css from './profile-dialog.module.css';

interface SheetAndAsideProps {
  asides: readonly { label: string; content: ReactNode }[];
  children: ReactNode;
}

const PROFILE = 'CV';

/** The profile with an aside beside it, one of several by tabs. On narrow screens, the profile is one of the tabs. */
export function SheetAndAside({ asides, children }: SheetAndAsideProps) {
  const labels = asides.map(({ label }) => label);
  /** The aside that was chosen last, and whether a narrow screen shows it. */
  const [chosen, setChosen] = useState<string>();
  const [isAsideShown, setAsideShown] = useState(false);
  const id = useId();
  const [first] = asides;
  if (!first) return children;
  const aside = asides.find(({ label }) => label === chosen) ?? first;
  const panelOf = (label: string) => `${id}-${label === PROFILE ? 'main' : 'aside'}`;

  function choose(label: string) {
    if (label !== PROFILE) setChosen(label);
    setAsideShown(label !== PROFILE);
  }

  return (
    <>
      <Tabs
        form="narrow"
        labels={[PROFILE, ...labels]}
        selected={isAsideShown ? aside.label : PROFILE}
        panelOf={panelOf}
        onSelect={choose}
      />
      <div
        id={panelOf(PROFILE)}
        role="tabpanel"
        aria-label={PROFILE}
        className={css['main']}
        data-hidden={isAsideShown || undefined}
      >
        {children}
      </div>
      <div className={css['aside']} data-hidden={!isAsideShown || undefined}>
        {labels.length > 1 ? (
          <Tabs form="wide" labels={labels} selected={aside.label} panelOf={panelOf} onSelect={choose} />
        ) : null}
        {/* It scrolls separately, so it must be reachable by keyboard. */}
        <div
          id={panelOf(aside.label)}
          role="tabpanel"
          aria-label={aside.label}
          tabIndex={0}
          className={css['asideBody']}
        >
          {aside.content}
        </div>
      </div>
    </>
  );
}

interface TabsProps {
  /** Each is hidden on the screens of the other. */
  form: 'narrow' | 'wide';
  labels: readonly string[];
  selected: string;
  panelOf: (label: string) => string;
  onSelect: (label: string) => void;
}

function Tabs({ form, labels, selected, panelOf, onSelect }: TabsProps) {
  const tabs = useRef<HTMLDivElement>(null);

  /** Here the arrow keys choose a tab and do not step to another profile. */
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const at = (labels.indexOf(selected) + step + labels.length) % labels.length;
    onSelect(labels[at] ?? selected);
    tabs.current?.querySelectorAll('button')[at]?.focus();
  }

  return (
    <div
      ref={tabs}
      role="tablist"
      aria-label={form === 'narrow' ? 'Profile' : 'Beside the profile'}
      className={css['tabs']}
      data-form={form}
    >
      {labels.map((label) => (
        <button
          key={label}
          type="button"
          role="tab"
          aria-selected={label === selected}
          aria-controls={panelOf(label)}
          tabIndex={label === selected ? 0 : -1}
          onClick={() => onSelect(label)}
          onKeyDown={onKeyDown}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

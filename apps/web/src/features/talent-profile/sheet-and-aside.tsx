import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import css from './profile-dialog.module.css';

interface SheetAndAsideProps {
  aside: { label: string; content: ReactNode } | undefined;
  children: ReactNode;
}

/** The profile and its aside: side by side, or one at a time on narrow screens. */
export function SheetAndAside({ aside, children }: SheetAndAsideProps) {
  const [isAsideShown, setAsideShown] = useState(false);
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  if (!aside) return children;
  const labels = ['CV', aside.label];

  /** Here the arrow keys choose a tab and do not step to another profile. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    setAsideShown(!isAsideShown);
    tabs.current?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
  }

  return (
    <>
      <div ref={tabs} role="tablist" aria-label="Profile" className={css['tabs']}>
        {labels.map((label, at) => {
          const isSelected = isAsideShown === (at === 1);
          return (
            <button
              key={label}
              id={`${id}-tab-${at}`}
              type="button"
              role="tab"
              aria-selected={isSelected}
              aria-controls={`${id}-panel-${at}`}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => setAsideShown(at === 1)}
              onKeyDown={onKeyDown}
            >
              {label}
            </button>
          );
        })}
      </div>
      <div
        id={`${id}-panel-0`}
        role="tabpanel"
        aria-label="CV"
        className={css['main']}
        data-hidden={isAsideShown || undefined}
      >
        {children}
      </div>
      {/* It scrolls separately, so it must be reachable by keyboard. */}
      <div
        id={`${id}-panel-1`}
        role="tabpanel"
        aria-label={aside.label}
        tabIndex={0}
        className={css['aside']}
        data-hidden={!isAsideShown || undefined}
      >
        {aside.content}
      </div>
    </>
  );
}

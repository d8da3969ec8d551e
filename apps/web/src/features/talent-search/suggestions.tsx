import { SUGGESTED_SEARCHES } from '@talaash/domain/talent-search/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/press/button.tsx';
import css from './suggestions.module.css';

interface SuggestionsProps {
  onText: (text: string) => void;
  /** Other suggestions, before these in the same line. */
  children?: ReactNode;
}

/** Suggested searches in one line. If they overflow, the last button shows them all. */
export function Suggestions({ onText, children }: SuggestionsProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isCut = useIsCut(row);
  return (
    <div className={css['line']} data-open={isOpen || undefined}>
      <div ref={row} id="suggested-searches" className={css['row']}>
        {children}
        <span className={css['label']}>Try</span>
        {SUGGESTED_SEARCHES.map((text) => (
          <Button key={text} size="s" onClick={() => onText(text)}>
            {text}
          </Button>
        ))}
      </div>
      {isCut || isOpen ? (
        <Button
          size="s"
          tone="quiet"
          aria-expanded={isOpen}
          aria-controls="suggested-searches"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer' : `All ${SUGGESTED_SEARCHES.length}`}
        </Button>
      ) : null}
    </div>
  );
}

/** Whether a line overflows. */
function useIsCut(line: { current: HTMLElement | null }): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = line.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth + 1));
    watcher.observe(element);
    for (const child of element.children) watcher.observe(child);
    return () => watcher.disconnect();
  }, [line]);
  return isCut;
}

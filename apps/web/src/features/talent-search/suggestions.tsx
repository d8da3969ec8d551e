import { SUGGESTED_SEARCHES } from '@talaash/domain/talent-search/words';
import type { ReactNode } from 'react';
import { Button } from '../../ui/press/button.tsx';
import css from './suggestions.module.css';

interface SuggestionsProps {
  onText: (text: string) => void;
  /** What else is offered, before them in the same line. */
  children?: ReactNode;
}

/** Suggested searches. */
export function Suggestions({ onText, children }: SuggestionsProps) {
  return (
    <div className={css['row']}>
      {children}
      <span className={css['label']}>Try</span>
      {SUGGESTED_SEARCHES.map((text) => (
        <Button key={text} size="s" onClick={() => onText(text)}>
          {text}
        </Button>
      ))}
    </div>
  );
}

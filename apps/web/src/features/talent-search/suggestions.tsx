import { SUGGESTED_SEARCHES } from '@talaash/domain/talent-search/words';
import { Button } from '../../ui/press/button.tsx';
import css from './suggestions.module.css';

/** Suggested searches. */
export function Suggestions({ onText }: { onText: (text: string) => void }) {
  return (
    <div className={css['row']}>
      <span className={css['label']}>Try</span>
      {SUGGESTED_SEARCHES.map((text) => (
        <Button key={text} size="s" onClick={() => onText(text)}>
          {text}
        </Button>
      ))}
    </div>
  );
}

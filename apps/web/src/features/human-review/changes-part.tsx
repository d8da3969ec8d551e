import { fieldLabel } from '@talaash/domain/base/words';
import type { ChangedField } from '@talaash/domain/review/schema';
import { diffWords } from 'diff';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format.ts';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import css from './panel.module.css';

/** The fields of a profile that differ between two versions, word by word. */
export function ChangesPart({ title, changes }: { title: string; changes: readonly ChangedField[] }) {
  return (
    <section className={css['part']} aria-label={title}>
      <div className={css['title']}>
        <h3>{title}</h3>
        <span className={css['dim']}>
          {changes.length === 0 ? 'nothing' : formatCount(changes.length, 'field')}
        </span>
      </div>
      {changes.length > 0 ? (
        <dl className={css['changes']}>
          {changes.map((changed) => (
            <Change key={changed.field} changed={changed} />
          ))}
        </dl>
      ) : null}
    </section>
  );
}

function Change({ changed: { field, before, after } }: { changed: ChangedField }) {
  return (
    <>
      <dt>{fieldLabel(field)}</dt>
      <dd>{difference(before ?? '', after ?? '')}</dd>
    </>
  );
}

/** A word diff if any words are unchanged; otherwise one version above the other. */
function difference(before: string, after: string): ReactNode {
  const pieces = diffWords(before, after);
  const hasCommonWords = pieces.some(
    ({ added, removed, value }) => !added && !removed && /[\p{L}\p{N}]/u.test(value),
  );
  if (!hasCommonWords)
    return (
      <>
        <Removed isWhole text={before} />
        <Added isWhole text={after} />
      </>
    );
  return pieces.map(({ added, removed, value }, index) => {
    if (removed) return <Removed key={index} text={value} />;
    return added ? <Added key={index} text={value} /> : <span key={index}>{value}</span>;
  });
}

function Removed({ text, isWhole = false }: { text: string; isWhole?: boolean }) {
  if (text === '') return null;
  return (
    <del data-whole={isWhole || undefined}>
      <VisuallyHidden>removed: </VisuallyHidden>
      {text}
    </del>
  );
}

function Added({ text, isWhole = false }: { text: string; isWhole?: boolean }) {
  if (text === '') return null;
  return (
    <ins data-whole={isWhole || undefined}>
      <VisuallyHidden>added: </VisuallyHidden>
      {text}
    </ins>
  );
}

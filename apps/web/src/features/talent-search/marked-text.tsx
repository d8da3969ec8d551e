import { Fragment } from 'react';
import { Marked } from '../../ui/badge.tsx';
import { markedPieces } from './marked-piece.ts';

/** A text of a card in which the words that it was found by stand out. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return markedPieces(text, words).map(({ piece, isMarked }, at) =>
    isMarked ? <Marked key={at}>{piece}</Marked> : <Fragment key={at}>{piece}</Fragment>,
  );
}

import { Fragment } from 'react';
import { Marked } from '../../ui/show/badge.tsx';
import { markedPieces } from './marked-piece.ts';

interface MarkedTextProps {
  text: string;
  words: readonly string[];
  /** Those of the words that may stand here in another spelling. */
  misspelt: readonly string[];
}

/** A text of a card in which the words that it was found by stand out. */
export function MarkedText({ text, words, misspelt }: MarkedTextProps) {
  return markedPieces(text, words, misspelt).map(({ piece, isMarked }, at) =>
    isMarked ? <Marked key={at}>{piece}</Marked> : <Fragment key={at}>{piece}</Fragment>,
  );
}

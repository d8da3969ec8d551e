import { Fragment } from 'react';
import { Marked } from '../../ui/show/badge.tsx';
import { markedPieces } from './marked-piece.ts';

interface MarkedTextProps {
  text: string;
  words: readonly string[];
  /** The search words that may be misspellings of words in this text. */
  misspelt: readonly string[];
}

/** A text with the matched search words marked. */
export function MarkedText({ text, words, misspelt }: MarkedTextProps) {
  return markedPieces(text, words, misspelt).map(({ piece, isMarked }, index) =>
    isMarked ? <Marked key={index}>{piece}</Marked> : <Fragment key={index}>{piece}</Fragment>,
  );
}

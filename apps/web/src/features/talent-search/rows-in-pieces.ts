import { type RefObject, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../ui/base/after-paint.ts';

/** The rows laid out per frame. The first frame also lays out the elements above them. */
const FIRST = 2;
const PIECE = 3;

/**
 * Paints the first rows of new results before the browser lays out the others, which follow a few per frame. It does so only
 * while the person types, when the next key press would wait for all of them. Going back restores the scroll position, which
 * needs all rows.
 *
 * @param people another value for other rows
 */
export function useRowsInPieces(list: RefObject<HTMLElement | null>, people: unknown): void {
  const laidOut = useRef(new WeakSet<Element>());
  useLayoutEffect(() => {
    if (!list.current) return;
    const rows = [...list.current.querySelectorAll<HTMLElement>('[data-talent]')];
    const late = isTyping() ? rows.slice(FIRST).filter((row) => !laidOut.current.has(row)) : [];
    for (const row of rows) laidOut.current.add(row);
    for (const { style } of late) style.contentVisibility = 'hidden';
    const show = (count: number) => {
      for (const { style } of late.splice(0, count)) style.contentVisibility = '';
      if (late.length > 0) afterPaint(() => show(PIECE));
    };
    show(0);
    return () => show(late.length);
  }, [list, people]);
}

const isTyping = (): boolean => document.activeElement?.matches('input[type=search]') === true;

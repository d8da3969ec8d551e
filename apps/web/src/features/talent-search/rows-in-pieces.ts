import { type RefObject, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../ui/base/after-paint.ts';

/** How many rows one frame lays out. The first one also lays out what stands above them. */
const FIRST = 2;
const PIECE = 3;

/**
 * Paints the first rows of other people before the browser lays out those below them, which follow a few a frame. It does so only while
 * somebody types, whose next key would wait for all of them. Whoever goes back is scrolled to where they were, which takes all rows.
 *
 * @param people another value where the rows are others
 */
export function useRowsInPieces(list: RefObject<HTMLElement | null>, people: unknown): void {
  const laidOut = useRef(new WeakSet<Element>());
  useLayoutEffect(() => {
    if (!list.current) return;
    const rows = [...list.current.querySelectorAll<HTMLElement>('[data-talent]')];
    const late = isSomebodyTyping() ? rows.slice(FIRST).filter((row) => !laidOut.current.has(row)) : [];
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

const isSomebodyTyping = (): boolean => document.activeElement?.matches('input[type=search]') === true;

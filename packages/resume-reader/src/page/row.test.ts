import { describe, expect, it } from 'vitest';
import type { Ink } from './ink.ts';
import { rowsOf } from './row.ts';

type Put = { text: string; x: number; y?: number; size?: number; width?: number };

const rowsFrom = (puts: readonly Put[]) => {
  const letters: Ink[] = puts.map(({ text, x, y = 100, size = 10, width = 6 }) => ({
    text,
    x,
    y,
    width,
    size,
    bold: false,
    color: '#000000',
  }));
  const page = { width: 595, height: 842, letters, rules: [], hasLostLetters: false, hiddenCount: 0 };
  return rowsOf(page, 1).map(({ words }) => words.map(({ text }) => text));
};

describe('the words of a row', () => {
  it('stay whole when letter-spaced and kerned', () => {
    const xs = [0, 9, 17.4, 26, 35, 44];
    const farida = [...'FARIDA'].map((text, at) => ({ text, x: xs[at] ?? 0 }));
    const next = [...'KHAN'].map((text, at) => ({ text, x: 65 + at * 9 }));
    expect(rowsFrom([...farida, ...next])).toEqual([['FARIDA', 'KHAN']]);
  });

  it('include superscript letters', () => {
    const raised = [...'th'].map((text, at) => ({ text, x: 12 + at * 4, y: 95.9, size: 8, width: 4 }));
    const bullet = { text: '-', x: -20 };
    expect(rowsFrom([...raised, bullet, { text: '1', x: 0 }, { text: '0', x: 6 }])).toEqual([['-', '10th']]);
  });
});

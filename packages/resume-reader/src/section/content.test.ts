import { describe, expect, it } from 'vitest';
import { kindByContent } from './content.ts';
import type { Line } from '../page/line.ts';

const line = (text: string): Line => ({
  page: 1,
  y: 0,
  x: 0,
  right: 100,
  size: 10,
  bold: false,
  startsBold: false,
  color: '#000000',
  text,
  segments: [{ text, x: 0, right: 100, bold: false }],
  isBullet: false,
  gap: 1.4,
  edge: 500,
  startsColumn: false,
});

describe("a section with a heading in the person's own words", () => {
  it.each([
    ['The road so far', ['Web Developer, Lailen', 'Jan 2019 – Mar 2021'], 'experience'],
    ['Where it began', ['BCA, Mizoram University, 2018'], 'education'],
    ['Beyond code', ['Football and films'], 'other'],
    ['Awards', ['Best Engineer, Jan 2019 – Mar 2020'], 'other'],
  ])('%s', (heading, texts, kind) => {
    expect(kindByContent({ kind: 'other', heading, lines: texts.map(line) })).toBe(kind);
  });
});

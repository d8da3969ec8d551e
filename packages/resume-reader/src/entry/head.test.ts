import { describe, expect, it } from 'vitest';
import { paragraphOf } from '../../test/lines.ts';
import { findPlace } from '../../test/pdf.ts';
import { headOf } from './head.ts';

describe('the head of a job', () => {
  it.each([
    ['Manager - Data Engineering ¦ Axis Bank', ['Manager - Data Engineering', 'Axis Bank']],
    ['QA Lead – Performance Testing', ['QA Lead - Performance Testing']],
    ['Software Engineer - Zerodha', ['Software Engineer', 'Zerodha']],
    ['1) Infosys Limited, Pune', ['Infosys Limited']],
    ['Software Engineer (Full-time)', ['Software Engineer']],
    ['KPIT Technologies – Pune, India', ['KPIT Technologies']],
    ['Bengaluru (Remote), Jan 2023 – Present', []],
    ['Clients: Amul, Paper Boat', []],
  ])('%s names %s', (text, names) => {
    expect(headOf([paragraphOf(text)], findPlace).pieces.map((piece) => piece.text)).toEqual(names);
  });

  it('states the place of remote work', () => {
    const head = headOf([paragraphOf('Bengaluru (Remote), Jan 2023 – Present')], findPlace);
    expect(head).toMatchObject({ place: { suburb: 'Bengaluru' }, isRemote: true });
  });
});

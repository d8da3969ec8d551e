import { describe, expect, it } from 'vitest';
import { totalIn } from './total.ts';

describe('years of experience', () => {
  it.each([
    ['DevOps engineer, 4+ years, who moved servers.', 4],
    ['I design interfaces. Six years, four products.', 6],
    ['Nine years with compilers.', 9],
    ['A company 12 years old.', undefined],
  ])('%s', (text, years) => {
    expect(totalIn(text)).toBe(years);
  });
});

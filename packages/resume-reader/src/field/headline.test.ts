import { describe, expect, it } from 'vitest';
import { lineOf } from '../../test/lines.ts';
import { findPlace } from '../../test/pdf.ts';
import { headlineOf } from './headline.ts';

describe('the title below a name', () => {
  it.each([
    ['QA Lead – Automation & Performance Testing', 'QA Lead – Automation & Performance Testing'],
    ['Software Engineer – Infosys', 'Software Engineer'],
    ['Java Developer with 6 years of experience', 'Java Developer'],
    ['visual designer, pune', 'visual designer'],
  ])('%s', (text, title) => {
    expect(headlineOf([lineOf([text])], undefined, findPlace)?.title).toBe(title);
  });
});

import { describe, expect, it } from 'vitest';
import type { Line } from '../page/line.ts';
import { lineOf } from '../../test/lines.ts';
import { sectionsOf } from './section.ts';

const plain = (text: string, look: Partial<Line> = {}) => lineOf([text], look);
const heading = (text: string) => plain(text, { bold: true, color: '#1f497d' });
const kindsOf = (lines: readonly Line[]) =>
  sectionsOf(lines).map(({ kind, heading: named }) => [kind, named]);

describe('headings', () => {
  it("in the person's own words have a look that only headings have", () => {
    const lines = [
      plain('Gopal Sharma'),
      heading('Summary'),
      plain('A person of databases.'),
      heading('Employment Recital'),
      plain('Genpact, Jaipur'),
      heading('Education'),
      plain('B.Tech, Kota'),
      heading('Certifications'),
    ];
    expect(kindsOf(lines)).toEqual([
      ['top', ''],
      ['about', 'Summary'],
      ['experience', 'Employment Recital'],
      ['education', 'Education'],
      ['certifications', 'Certifications'],
    ]);
  });

  it('may be in a rail, in any style', () => {
    const lines = [
      plain('Ira Chatterjee'),
      lineOf(['Profile', 'Researcher of people']),
      lineOf(['Experience', 'UX Researcher, PhonePe']),
      lineOf(['Education', 'M.A. Psychology']),
    ];
    expect(kindsOf(lines).map(([kind]) => kind)).toEqual(['top', 'about', 'experience', 'education']);
  });

  it('are not the labels within a project', () => {
    const lines = [
      plain('Asha'),
      plain('Projects', { bold: true }),
      plain('Data Lake'),
      plain('Responsibilities:', { bold: true }),
      plain('Education', { bold: true }),
    ];
    expect(kindsOf(lines).map(([kind]) => kind)).toEqual(['top', 'projects', 'education']);
  });
});

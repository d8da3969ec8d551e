import { describe, expect, it } from 'vitest';
import { paragraphOf } from '../../test/lines.ts';
import { projectsOf } from './project.ts';

const entriesOf = (lines: readonly string[]) =>
  projectsOf(lines.map((line) => paragraphOf(line))).map(({ entry }) => entry);

describe('the title of a project', () => {
  it.each([
    ['2. Online Grampanchayat Services', 'Online Grampanchayat Services'],
    ['Crop Disease Detection (B.E. Project)', 'Crop Disease Detection'],
    ['Garba Steps (Python, MediaPipe)', 'Garba Steps'],
    ['Motor Claims (Allianz UK)', 'Motor Claims (Allianz UK)'],
    ['Haat – a craft marketplace', 'Haat – a craft marketplace'],
    ['Gitlytics – Python, Flask', 'Gitlytics'],
  ])('%s', (line, title) => {
    expect(entriesOf([line, '- Finds what people look for.'])[0]?.title).toBe(title);
  });
});

describe('projects', () => {
  it('include the client above their label, but no number or date in the description', () => {
    expect(
      entriesOf([
        'Client: Novartis',
        'Project: Data Lake',
        '- Designed ingestion.',
        'Client: Citi',
        'Project: Reporting',
        '- Built mappings.',
      ]),
    ).toMatchObject([
      { title: 'Data Lake', descriptionMarkdown: 'Client: Novartis\n- Designed ingestion.' },
      { title: 'Reporting', descriptionMarkdown: 'Client: Citi\n- Built mappings.' },
    ]);
    expect(entriesOf(['Project #1', 'Project Name : Order Desk', '- Tested it.'])).toHaveLength(1);
    expect(
      entriesOf(['Dealer Portal', 'Nov 2021 to Present (Full Time)', '. Activates SIM cards.']),
    ).toMatchObject([{ title: 'Dealer Portal', descriptionMarkdown: 'Activates SIM cards.' }]);
  });
});

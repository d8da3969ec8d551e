import { ROUTES } from '@talaash/contract/route';
import type { ResumeAnswer } from '@talaash/domain/resume/schema';
import { RESUME_READING_SENTENCES } from '@talaash/domain/resume/words';
import { expect, test } from 'vitest';
import { HOSTILE_PDFS } from '../../../../packages/resume-reader/test/hostile-pdf.ts';
import { pdfOf, SMALL_RESUME, typed } from '../../../../packages/resume-reader/test/pdf.ts';
import { testApp } from '../../test/app.ts';
import type { Person } from '../../test/person.ts';

const { request, talent } = await testApp();
const resume = await pdfOf(typed(SMALL_RESUME));

async function parse(as: Person, content: Uint8Array): Promise<ResumeAnswer> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(content)], 'cv.pdf'));
  const answered = await request(ROUTES.parseResume.path, { method: 'POST', body, as });
  expect(answered.status).toBe(200);
  return (await answered.json()) as ResumeAnswer;
}

const { tooHeavy, tooSlow } = RESUME_READING_SENTENCES;

/** The first two are refused before they are parsed. At the last one the process ends at its limit. */
test.each([
  'a page of 30 MB of text in 30 KB',
  '3.4 GB in deflate within deflate',
  'one stream, drawn two hundred times',
])('%s costs the node nothing: another resume is read at the same time', async (name) => {
  const file = HOSTILE_PDFS[name]?.() ?? Buffer.alloc(0);
  const [hostile, honest] = await Promise.all([parse(await talent(), file), parse(await talent(), resume)]);
  expect(hostile.success).toBe(false);
  // On a slow machine the time may end before the memory.
  expect([tooHeavy, tooSlow]).toContain('error' in hostile ? hostile.error : undefined);
  expect(honest).toMatchObject({ success: true, data: { name: 'Asha Kulkarni' } });
  expect((await request('/healthz')).status).toBe(200);
});

import { expect, test } from 'vitest';
import { previewOf } from './thread-preview.ts';

const names = { jobTitle: 'Test Engineer', talentName: 'Meera' };
const createdIsoDateTimeUtc = '2026-01-02T03:04:05.678Z';

test('the preview of a thread is its latest message in one line, without formatting', () => {
  const last = {
    sender: 'Talent',
    markdown: '**Yes**, on [Monday](https://a.example):\n\n- at `10`',
    createdIsoDateTimeUtc,
  } as const;
  expect(previewOf(last, 'Company', names)).toBe('Yes, on Monday: at 10');
  expect(previewOf(last, 'Talent', names)).toBe('You: Yes, on Monday: at 10');
  expect(previewOf(null, 'Company', names)).toBe('Job invitation for Test Engineer');
});

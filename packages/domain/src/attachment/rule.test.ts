import { expect, test } from 'vitest';
import { attachmentKindOf, attachmentRefusal } from './rule.ts';
import { attachmentsLine } from './words.ts';

const megabyte = 1024 * 1024;
const extension = 'Please choose another file with the allowed file extension: pdf, jpg, jpeg, png, webp';

test.each([
  ['offer.pdf', 10 * megabyte, undefined],
  ['offer.pdf', 10 * megabyte + 1, 'File size must be no more than 10MB'],
  ['OFFER.PDF', 0, 'This file is empty. Please choose another one.'],
  ['plan.webp', 1, undefined],
  ['plan.JPEG', 10 * megabyte - 1, undefined],
  ['plan.png', 10 * megabyte, 'Image size must be less than 10MB'],
  ['plan.gif', 1, extension],
  ['plan.svg', 1, extension],
  ['offer.pdf.exe', 1, extension],
  ['pdf', 1, extension],
])('%s of %i bytes: %s', (filename, bytes, refusal) => {
  expect(attachmentRefusal({ filename, bytes })).toBe(refusal);
});

test('a file is a picture or a PDF by its name', () => {
  expect(['a.pdf', 'a.WebP', 'a.txt'].map(attachmentKindOf)).toEqual([
    'messagePdf',
    'messagePicture',
    undefined,
  ]);
});

test('a message without text is told by its files', () => {
  expect([1, 2].map(attachmentsLine)).toEqual(['1 file', '2 files']);
});

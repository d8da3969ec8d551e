import { expect, test } from 'vitest';
import { UPLOAD_KINDS, type UploadKind } from './limit.ts';
import { uploadRefusal } from './rule.ts';

const megabyte = 1024 * 1024;
const images = 'Please choose another file with the allowed file extension: jpg, jpeg, png, gif';

test.each<[UploadKind, string, number, string | undefined]>([
  ['profilePicture', 'me.jpg', 1, undefined],
  ['profilePicture', 'ME.JPEG', 1, undefined],
  ['companyLogo', 'logo.final.PnG', 1, undefined],
  ['companyLogo', 'logo.gif', 5 * megabyte - 1, undefined],
  ['companyLogo', 'logo.gif', 5 * megabyte, 'Image size must be less than 5MB'],
  ['profilePicture', 'me.png', 5 * megabyte - 1, undefined],
  ['profilePicture', 'me.png', 5 * megabyte, 'Image size must be less than 5MB'],
  ['companyLogo', 'logo.svg', 1, images],
  ['profilePicture', 'jpg', 1, images],
  ['profilePicture', 'me.png.exe', 1, images],
  ['profilePicture', 'me.png', 0, 'This file is empty. Please choose another one.'],
  ['profilePicture', 'me.png', 5 * megabyte + 1, 'Image size must be less than 5MB'],
  ['resume', 'cv.pdf', 10 * megabyte - 1, undefined],
  ['resume', 'cv.pdf', 10 * megabyte, undefined],
  ['resume', 'cv.pdf', 10 * megabyte + 1, 'File size must be no more than 10MB'],
  ['resume', 'cv.docx', 1, 'Please choose another file with the allowed file extension: pdf'],
])('%s called %s of %i bytes: %s', (kind, filename, bytes, refusal) => {
  expect(uploadRefusal(kind, { filename, bytes })).toBe(refusal);
});

test('every kind accepts an extension and limits the size', () => {
  for (const { extensions, maxBytes } of Object.values(UPLOAD_KINDS)) {
    expect(extensions.length).toBeGreaterThan(0);
    expect(maxBytes).toBeLessThanOrEqual(10 * megabyte);
  }
});

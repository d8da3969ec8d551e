import { expect, test } from 'vitest';
import { bucket, complete, problems, read } from '../../../test/config.ts';

test('files are on the disk, or in a bucket, which can be named before they are moved', () => {
  expect(read({})).toMatchObject({ fileStore: 'disk', s3: undefined });
  expect(read(bucket)).toMatchObject({
    fileStore: 'disk',
    s3: {
      endpoint: undefined,
      region: 'us-east-1',
      bucket: 'talaash-files',
      hasPathStyle: false,
      isDirect: true,
    },
  });
  const ours = { ...bucket, FILE_STORE: 's3', S3_ENDPOINT: 'http://127.0.0.1:9000', S3_PATH_STYLE: 'on' };
  expect(read(ours)).toMatchObject({ fileStore: 's3', s3: { hasPathStyle: true, isDirect: false } });
  expect(read({ ...ours, S3_DIRECT_DOWNLOAD: 'on' }).s3?.isDirect).toBe(true);
});

test.each([
  [
    { FILE_STORE: 's3' },
    'Set S3_BUCKET and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too: FILE_STORE is s3.',
  ],
  [
    { S3_BUCKET: 'talaash-files' },
    'Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too, or none of the variables of S3.',
  ],
  [
    { S3_ENDPOINT: 'https://s3.test' },
    'Set S3_BUCKET and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too, or none of the variables of S3.',
  ],
])('a bucket that is half-set is refused: %j', (env, sentence) => {
  expect(problems(env)).toEqual([sentence]);
});

test('a bucket needs https, unless it is on this machine', () => {
  const sentence =
    'Set S3_ENDPOINT to an https address: http does not protect people’s files (TALAASH_ENV is production).';
  const at = (endpoint: string) =>
    problems({ ...complete, ...bucket, TALAASH_ENV: 'production', S3_ENDPOINT: endpoint });
  expect(at('http://files:7070')).toContain(sentence);
  for (const endpoint of [
    'https://files:7070',
    'http://127.0.0.1:9000',
    'http://localhost:9000',
    'http://[::1]:9000',
  ])
    expect(at(endpoint)).not.toContain(sentence);
});

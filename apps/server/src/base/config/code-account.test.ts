import { expect, test } from 'vitest';
import { complete, problems, read } from '../../../test/config.ts';

const app = { GITHUB_CLIENT_ID: 'client', GITHUB_CLIENT_SECRET: 'secret' };

test('code accounts are verified at GitHub when its app is there', () => {
  expect(read({}).gitHub).toBeUndefined();
  expect(read(app).gitHub).toEqual({
    clientId: 'client',
    clientSecret: 'secret',
    url: 'https://github.com',
    apiUrl: 'https://api.github.com',
  });
  expect(read({ ...app, GITHUB_URL: 'http://127.0.0.1:9000/' }).gitHub).toMatchObject({
    url: 'http://127.0.0.1:9000',
    apiUrl: 'http://127.0.0.1:9000/api/v3',
  });
});

test('half of an app stops the start', () => {
  for (const half of [{ GITHUB_CLIENT_ID: 'client' }, { GITHUB_CLIENT_SECRET: 'secret' }])
    expect(problems(half)).toEqual(['Set GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET, or neither.']);
});

test('only GitHub itself can verify accounts outside local, or a server of this machine', () => {
  const at = (address: string) =>
    problems({ ...complete, TALAASH_ENV: 'production', ...app, GITHUB_URL: address });
  const sentence =
    'Set GITHUB_URL to https://github.com, or remove it: the server behind this address can verify any account (TALAASH_ENV is production).';
  for (const address of ['https://github.example', 'http://github.com', 'http://localhost:x@evil.example'])
    expect(at(address)).toContain(sentence);
  for (const address of ['', 'https://github.com', 'http://127.0.0.1:9000'])
    expect(at(address)).not.toContain(sentence);
});

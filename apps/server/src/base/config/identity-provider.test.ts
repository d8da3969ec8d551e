import { describe, expect, test } from 'vitest';
import { problems, read } from '../../../test/config.ts';

describe('identity providers', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const oidc = {
    OIDC_ISSUER: 'https://id.example/realms/us',
    OIDC_CLIENT_ID: 'talaash',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Office',
  };

  test('are those whose settings are complete, Google first', () => {
    expect(read({}).identityProviders).toEqual([]);
    expect(read({ ...oidc, ...google }).identityProviders).toEqual([
      {
        id: 'google',
        name: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: 'id',
        clientSecret: 'secret',
      },
      { id: 'oidc', name: 'Office', issuer: oidc.OIDC_ISSUER, clientId: 'talaash', clientSecret: 'secret' },
    ]);
  });

  test.each([...Object.keys(google), ...Object.keys(oidc)])(
    'the server refuses to start without %s',
    (missing) => {
      expect(problems({ ...google, ...oidc, [missing]: '' })).toEqual([
        missing.startsWith('GOOGLE')
          ? 'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither.'
          : 'Set OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME, or none of them.',
      ]);
    },
  );

  test.each([
    [{ GOOGLE_ISSUER: 'https://elsewhere.example' }, 'Set GOOGLE_ISSUER to https://accounts.google.com'],
    [{ ...oidc, OIDC_ISSUER: 'http://id.example' }, 'Set OIDC_ISSUER to an https address'],
    [{ ...oidc, OIDC_ISSUER: 'http://localhost.id.example' }, 'Set OIDC_ISSUER to an https address'],
  ])('outside local %o is refused', (env, beginning) => {
    expect(problems({ ...env, TALAASH_ENV: 'production' })).toContainEqual(
      expect.stringMatching(`^${beginning}.* \\(TALAASH_ENV is production\\)\\.$`),
    );
    expect(problems(env)).toEqual([]);
  });

  test('a server on this machine may stand in everywhere', () => {
    const env = { GOOGLE_ISSUER: 'http://127.0.0.1:8080', ...oidc, OIDC_ISSUER: 'http://localhost:8080' };
    expect(problems({ ...env, TALAASH_ENV: 'production' }).join()).not.toMatch(/GOOGLE|OIDC/);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Environment, readConfig } from '../config.ts';
import { problems, read, secret } from '../../../test/config.ts';

describe('a variable read from a file', () => {
  const fileOf = (content: string): string => {
    const file = join(mkdtempSync(join(tmpdir(), 'talaash-config-')), 'value');
    writeFileSync(file, content);
    onTestFinished(() => rmSync(dirname(file), { recursive: true }));
    return file;
  };

  test('counts as if it were set, without the last line break', () => {
    expect(read({ APP_SECRET_FILE: fileOf(`${secret}\n`) }).appSecret).toBe(secret);
    expect(read({ MAIL_FROM_FILE: fileOf('two\nlines\r\n') }).mailFrom).toBe('two\nlines');
    expect(read({ PORT_FILE: fileOf('81') }).port).toBe(81);
    expect(read({ PORT: '82', PORT_FILE: '' }).port).toBe(82);
  });

  test('is refused beside the variable itself, unreadable, empty or wrong, and its content is never told', () => {
    expect(problems({ APP_SECRET: secret, APP_SECRET_FILE: fileOf(secret) })).toEqual([
      'Set APP_SECRET or APP_SECRET_FILE, not both.',
    ]);
    expect(problems({ APP_SECRET_FILE: '/nowhere/secret' })).toEqual([
      'APP_SECRET_FILE names a file that cannot be read (ENOENT).',
    ]);
    expect(problems({ APP_SECRET_FILE: tmpdir() })).toEqual([
      'APP_SECRET_FILE names a file that cannot be read (EISDIR).',
    ]);
    expect(problems({ APP_SECRET_FILE: fileOf('\n') })).toEqual([
      'APP_SECRET_FILE names a file that is empty.',
    ]);
    for (const name of Object.keys(Environment.shape)) {
      const told = problems({ [`${name}_FILE`]: fileOf('hunter2!') });
      expect(told.join(), name).not.toContain('hunter2');
    }
  });
});

describe('a variable that nobody reads', () => {
  const warnings = (env: Record<string, string>) => {
    const reading = readConfig(env);
    return 'warnings' in reading ? reading.warnings : [];
  };

  test.each([
    ['SMTP_ULR', 'SMTP_ULR is not a variable of Talaash: did you mean SMTP_URL?'],
    ['BASEURL', 'BASEURL is not a variable of Talaash: did you mean BASE_URL?'],
    ['APP_SECRET_FLIE', 'APP_SECRET_FLIE is not a variable of Talaash: did you mean APP_SECRET_FILE?'],
    ['TALAASH_EVN', 'TALAASH_EVN is not a variable of Talaash: did you mean TALAASH_ENV?'],
    ['trust_proxy', 'trust_proxy is not a variable of Talaash: did you mean TRUST_PROXY?'],
    ['TALAASH_COLOUR', 'TALAASH_COLOUR is not a variable of Talaash.'],
  ])('is named when it looks like ours: %s', (name, sentence) => {
    expect(warnings({ [name]: 'value' })).toEqual([sentence]);
  });

  test('is not named when it is somebody else’s, empty, or ours', () => {
    const others = [
      'PATH',
      'HOME',
      'SHELL',
      'HOSTNAME',
      'POST',
      'PGPORT',
      'NODE_ENV',
      'LANG',
      'TALAASH_API_ORIGIN',
    ];
    expect(warnings(Object.fromEntries(others.map((name) => [name, 'value'])))).toEqual([]);
    expect(warnings({ SMTP_ULR: '' })).toEqual([]);
    expect(warnings({ MAIL_FROM: 'Talaash <us@talaash.test>', PORT: '80' })).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { type Config, readConfig } from '../src/base/config.ts';

export const secret = '9f2c61d7b80e4a35c7d1f06e2b94a8d3';

export const bucket = {
  S3_BUCKET: 'talaash-files',
  S3_ACCESS_KEY_ID: 'AKTEST',
  S3_SECRET_ACCESS_KEY: 'secret',
};

export const twilioKeys = {
  TWILIO_ACCOUNT_SID: `AC${secret}`,
  TWILIO_AUTH_TOKEN: secret,
  TWILIO_VERIFY_SERVICE_SID: `VA${secret}`,
};

/** What every installation outside local has to set. */
export const complete = {
  APP_SECRET: secret,
  BASE_URL: 'https://talaash.example',
  SMTP_URL: 'smtp://mail.example',
};

export function read(env: Record<string, string>): Config {
  const reading = readConfig(env);
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  return reading.config;
}

export function problems(env: Record<string, string>): string[] {
  const reading = readConfig(env);
  return 'problems' in reading ? reading.problems : [];
}

/** A test for each wrong value: it is refused with its name and what it must be. */
export const testWrongValues = (rows: [env: Record<string, string>, sentence: string][]) =>
  test.each(rows)('%o is refused', (env, sentence) => {
    expect(problems(env)).toEqual([sentence]);
  });

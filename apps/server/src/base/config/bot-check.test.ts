import { expect, test } from 'vitest';
import { botCheck } from './bot-check.ts';
import { Environment } from '../config.ts';
import { complete, problems, read, twilioKeys } from '../../../test/config.ts';

test('nothing is checked of bots, unless it is turned on', () => {
  expect(read({})).toMatchObject({ hasBotCheck: false, botCheckCost: 5000 });
  expect(read({ BOT_CHECK: 'on', BOT_CHECK_COST: '7' })).toMatchObject({
    hasBotCheck: true,
    botCheckCost: 7,
  });
});

test('bots are checked, unless it is turned off', () => {
  const env = { ...complete, ...twilioKeys, OTP_PROVIDER: 'twilio', TALAASH_ENV: 'staging' };
  expect(problems(env).join()).not.toContain('BOT_CHECK');
  expect(botCheck.read(Environment.parse(env), 'staging')).toMatchObject({ hasBotCheck: true });
  expect(botCheck.read(Environment.parse({ ...env, BOT_CHECK: 'off' }), 'staging')).toMatchObject({
    hasBotCheck: false,
  });
});

import { expect, test } from 'vitest';
import { complete, problems, testWrongValues } from '../../../test/config.ts';

testWrongValues([
  [{ METRICS_PORT: '-1' }, 'METRICS_PORT must be a whole number from 0 to 65535.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ TRACE_TOKEN: 'short' }, 'TRACE_TOKEN must have at least 16 characters.'],
  [{ STOP_DELAY_SECONDS: '301' }, 'STOP_DELAY_SECONDS must be a whole number from 0 to 300.'],
  [{ MAINTENANCE: 'yes' }, 'MAINTENANCE must be one of: on, off.'],
]);

test('the server refuses to start with a guessable token', () => {
  for (const name of ['METRICS_TOKEN', 'TRACE_TOKEN'])
    expect(problems({ ...complete, TALAASH_ENV: 'production', [name]: 'secret-token-123456' })).toContain(
      'Set METRICS_TOKEN and TRACE_TOKEN to random texts; `openssl rand -hex 32` makes one (TALAASH_ENV is production).',
    );
});

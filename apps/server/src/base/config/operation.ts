import { z } from 'zod';
import { configPart, onOff, optional, wholeNumber, withDefault, wrongOutsideLocal } from './kit.ts';
import { isGuessable } from './secret-strength.ts';

const token = () => optional(z.string().min(16, 'must have at least 16 characters'));

/** Monitoring, shutdown and maintenance. */
export const operation = configPart({
  variables: {
    METRICS_PORT: optional(wholeNumber(0, 65535)).describe(
      'The port of `/metrics`, for Prometheus. Keep it private, or set METRICS_TOKEN too. Without both variables there are no metrics.',
    ),
    METRICS_TOKEN: token().describe(
      'The token for `/metrics` (`Authorization: Bearer …`). Without METRICS_PORT, `/metrics` is on PORT.',
    ),
    TRACE_TOKEN: token().describe(
      'A request with this token in the header `x-talaash-trace` is traced: a log line lists its database queries and provider calls, with their durations.',
    ),
    STOP_DELAY_SECONDS: withDefault(wholeNumber(0, 300), 0).describe(
      'How long a stopping server keeps serving, in seconds. Meanwhile `/readyz` returns 503, so that a proxy sends it no new requests.',
    ),
    MAINTENANCE: withDefault(onOff, 'off').describe(
      '`on` closes the product to everybody but admins, with a maintenance page. `npm run maintenance -- on` does the same on all servers at once, without a restart.',
    ),
  },
  problems: (given, environment) =>
    wrongOutsideLocal(environment, [
      [
        [given.METRICS_TOKEN, given.TRACE_TOKEN].some((one) => one !== undefined && isGuessable(one)),
        'Set METRICS_TOKEN and TRACE_TOKEN to random texts; `openssl rand -hex 32` makes one.',
      ],
    ]),
  read: (given) => ({
    metricsPort: given.METRICS_PORT,
    metricsToken: given.METRICS_TOKEN,
    traceToken: given.TRACE_TOKEN,
    stopDelayMs: given.STOP_DELAY_SECONDS * 1000,
    isClosedByVariable: given.MAINTENANCE === 'on',
  }),
});

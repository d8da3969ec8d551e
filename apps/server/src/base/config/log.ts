import { oneOf, optional, configPart } from './kit.ts';

/** What is logged. */
export const log = configPart({
  variables: {
    LOG_LEVEL: optional(oneOf(['debug', 'info', 'warn', 'error', 'silent'])).describe(
      'The lowest level to log. Default: `warn` in `local`, else `info`.',
    ),
  },
  read: (given, environment) => ({
    logLevel: given.LOG_LEVEL ?? (environment === 'local' ? ('warn' as const) : ('info' as const)),
  }),
});

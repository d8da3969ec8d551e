import { pino } from 'pino';

/** TEST_LOG=info shows what the server logs during tests. */
export const quietLog = pino({ level: process.env['TEST_LOG'] ?? 'silent' });

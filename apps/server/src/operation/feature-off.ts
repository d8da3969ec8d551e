import type { Config } from '../base/config.ts';
import { type Finding, finding } from './finding.ts';

/** What is off because nothing is configured, and the variable that switches it on. */
const FEATURES: [check: string, isOff: (config: Config) => boolean, found: string, remedy: string][] = [
  ['mail', (config) => !config.smtpUrl, 'Emails are stored, not delivered.', 'Set SMTP_URL.'],
  ['payments', (config) => !config.stripe, 'The checkout takes no money.', 'Set PAYMENTS_PROVIDER.'],
  [
    'one-time codes',
    (config) => !config.oneTimeCodeVendors,
    'No codes are sent; 123456 is accepted.',
    'Set OTP_PROVIDER.',
  ],
  ['bot check', (config) => !config.hasBotCheck, 'Bots can sign up and request codes.', 'Set BOT_CHECK=on.'],
  [
    'language model',
    (config) => !config.model,
    'Rules alone review profiles and read resumes.',
    'Set MODEL_PROVIDER.',
  ],
  [
    'image model',
    (config) => !config.headshotModel,
    'Headshots change only background, light and crop.',
    'Set HEADSHOT_MODEL_PROVIDER.',
  ],
  [
    'page views',
    (config) => config.analytics.kind === 'off',
    'Page views are not counted.',
    'Set ANALYTICS to first-party or plausible.',
  ],
  [
    'contact page',
    (config) => !config.operatorEmail,
    'Contact messages appear only in the admin portal.',
    'Set OPERATOR_EMAIL to receive them by email too.',
  ],
];

export const featuresOff = (config: Config): Finding[] =>
  FEATURES.filter(([, isOff]) => isOff(config)).map(([check, , found, remedy]) =>
    finding(check, 'off', found, remedy),
  );

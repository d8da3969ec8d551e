import { MOBILE_COUNTRY_CODES } from '@talaash/domain/base/country';
import { z } from 'zod';
import {
  configPart,
  optional,
  type Problem,
  url,
  wholeNumber,
  withDefault,
  wrongOnes,
  wrongOutsideLocal,
  isReadableByOthers,
} from './kit.ts';

/** The vendors that OTP_PROVIDER can name, each with the variables that it requires. */
export const ONE_TIME_CODE_VENDORS = {
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_VERIFY_SERVICE_SID'],
  '2factor': ['TWOFACTOR_API_KEY', 'TWOFACTOR_TEMPLATE'],
} as const;
export type OneTimeCodeVendor = keyof typeof ONE_TIME_CODE_VENDORS;

const VENDORS = Object.keys(ONE_TIME_CODE_VENDORS) as OneTimeCodeVendor[];

type RequiredVariable = (typeof ONE_TIME_CODE_VENDORS)[OneTimeCodeVendor][number];

const OTHERS = '*';

const BOTH = 'IN=2factor+twilio,*=twilio';

/** Short names of common rules: a vendor's own name means all countries. */
const RULES = new Map<string, string>([
  ...VENDORS.map((vendor) => [vendor, `*=${vendor}`] as const),
  ['both', BOTH],
]);

const RULE_SENTENCE = `must be local, ${[...RULES.keys()].join(', ')}, or a rule such as ${BOTH}: countries (IN, US, AU, GB, and * for all others) with their providers in order`;

const AMOUNTS_SENTENCE =
  'must be a whole number, or numbers by country such as IN=20000,*=2000: countries (IN, US, AU, GB, and * for all others) with the number of codes each gets per day';

/** The entries of `IN=a,*=b` by country; undefined if a country is unknown or repeated, or if `*` is missing. */
function byCountry(text: string): Map<string, string> | undefined {
  const entries = text.split(',').map((entry) => entry.split('=').map((part) => part.trim()));
  const found = new Map<string, string>();
  for (const [country = '', value = '', ...more] of entries) {
    const isKnown = country === OTHERS || (MOBILE_COUNTRY_CODES as readonly string[]).includes(country);
    if (!isKnown || found.has(country) || value === '' || more.length > 0) return undefined;
    found.set(country, value);
  }
  return found.has(OTHERS) ? found : undefined;
}

/** The vendors by country; undefined for an invalid rule. */
function readRule(text: string): Map<string, OneTimeCodeVendor[]> | undefined {
  const rule = byCountry(RULES.get(text) ?? text);
  if (!rule) return undefined;
  const read = new Map<string, OneTimeCodeVendor[]>();
  for (const [country, value] of rule) {
    const vendors = value.split('+').map((one) => VENDORS.find((vendor) => vendor === one.trim()));
    if (vendors.includes(undefined) || new Set(vendors).size < vendors.length) return undefined;
    read.set(country, vendors as OneTimeCodeVendor[]);
  }
  return read;
}

function readAmounts(text: string): Map<string, number> | undefined {
  const amounts = byCountry(/^\d+$/.test(text) ? `${OTHERS}=${text}` : text);
  if (!amounts || [...amounts.values()].some((value) => !/^\d{1,7}$/.test(value))) return undefined;
  return new Map([...amounts].map(([country, value]) => [country, Number(value)]));
}

const address = (value: string) =>
  withDefault(url(['http:', 'https:'], 'must be an http or https address'), value);

/** The vendors of one-time codes, and the limits. */
export const oneTimeCode = configPart({
  variables: {
    OTP_PROVIDER: withDefault(
      z.string().refine((text) => text === 'local' || readRule(text) !== undefined, RULE_SENTENCE),
      'local',
    ).describe(
      `The provider of one-time codes: ${VENDORS.map((vendor) => `\`${vendor}\``).join(', ')}, \`both\` (short for \`${BOTH}\`), or your own rule of this form: countries with their providers in order, the next one as fallback. \`local\` sends nothing and accepts 123456; it is refused outside \`local\`.`,
    ),
    TWILIO_ACCOUNT_SID: optional(
      z.string().regex(/^(AC|SK)\w{32}$/, 'must be a SID of 34 characters that begins with AC or SK'),
    ).describe(
      'The SID of the Twilio account (AC…), or of one of its API keys (SK…). Required when OTP_PROVIDER names Twilio.',
    ),
    TWILIO_AUTH_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')).describe(
      'The auth token of the account, or the secret of the API key.',
    ),
    TWILIO_VERIFY_SERVICE_SID: optional(
      z.string().regex(/^VA\w{32}$/, 'must be a SID of 34 characters that begins with VA'),
    ).describe('The Verify service that creates and checks the codes. Its code length must be 6.'),
    TWILIO_VERIFY_URL: address('https://verify.twilio.com').describe(
      'The address of Twilio Verify. https outside `local`, except on this machine.',
    ),
    TWOFACTOR_API_KEY: optional(z.string().min(16, 'must have at least 16 characters')).describe(
      'The API key of 2Factor. Required when OTP_PROVIDER names 2Factor.',
    ),
    TWOFACTOR_TEMPLATE: optional(z.string()).describe(
      'The name of the approved SMS template at 2Factor for our code.',
    ),
    TWOFACTOR_URL: address('https://2factor.in').describe(
      'The address of 2Factor. https outside `local`, except on this machine.',
    ),
    ONE_TIME_CODES_PER_COUNTRY_A_DAY: withDefault(
      z.string().refine((text) => readAmounts(text) !== undefined, AMOUNTS_SENTENCE),
      'IN=20000,*=2000',
    ).describe(
      'The cost limit: the maximum number of messages with one-time codes to a country in 24 hours, across all servers. Beyond it the country gets no codes until the day ends, and an error is logged. A single number applies to each country.',
    ),
    ONE_TIME_CODES_UNVERIFIED_PER_NETWORK: withDefault(wholeNumber(10, 1_000_000), 100).describe(
      'The maximum number of unverified one-time codes for a network (an IPv4 address, or a /48 of IPv6) in 24 hours, beyond those that its verified codes allow.',
    ),
    ONE_TIME_CODES_UNVERIFIED_PER_PREFIX: withDefault(wholeNumber(10, 1_000_000), 50).describe(
      'The same for a number prefix: 10,000 mobile numbers that differ in their last four digits.',
    ),
    ONE_TIME_CODES_VERIFIED_PERCENT: withDefault(wholeNumber(1, 90), 25).describe(
      'The lowest share of one-time codes that real people verify, in percent. With 25, each verified code allows three others.',
    ),
    ONE_TIME_CODES_ALERT_PER_COUNTRY: withDefault(wholeNumber(10, 10_000_000), 500).describe(
      'The number of unverified one-time codes to a country in an hour that logs an error, beyond those that its verified codes allow. The codes are not refused.',
    ),
  },
  problems: (given, environment) => [
    ...missing(given),
    ...wrongOutsideLocal(environment, [
      [
        given.OTP_PROVIDER === 'local',
        'Set OTP_PROVIDER to a provider that sends codes: local accepts 123456 from everybody.',
      ],
      ...(['TWILIO_VERIFY_URL', 'TWOFACTOR_URL'] as const).map((name): [boolean, string] => [
        isReadableByOthers(given[name]),
        `Set ${name} to an https address: the key is not safe over http.`,
      ]),
    ]),
  ],
  read: (given) => ({
    /** Undefined when no codes are sent. */
    oneTimeCodeVendors: given.OTP_PROVIDER === 'local' ? undefined : readRule(given.OTP_PROVIDER),
    twilio:
      given.TWILIO_ACCOUNT_SID && given.TWILIO_AUTH_TOKEN && given.TWILIO_VERIFY_SERVICE_SID
        ? {
            sid: given.TWILIO_ACCOUNT_SID,
            token: given.TWILIO_AUTH_TOKEN,
            verifyServiceSid: given.TWILIO_VERIFY_SERVICE_SID,
            url: withoutSlash(given.TWILIO_VERIFY_URL),
          }
        : undefined,
    twoFactorIndia:
      given.TWOFACTOR_API_KEY && given.TWOFACTOR_TEMPLATE
        ? {
            apiKey: given.TWOFACTOR_API_KEY,
            template: given.TWOFACTOR_TEMPLATE,
            url: withoutSlash(given.TWOFACTOR_URL),
          }
        : undefined,
    oneTimeCodes: {
      unverifiedPerNetwork: given.ONE_TIME_CODES_UNVERIFIED_PER_NETWORK,
      unverifiedPerPrefix: given.ONE_TIME_CODES_UNVERIFIED_PER_PREFIX,
      verifiedPercent: given.ONE_TIME_CODES_VERIFIED_PERCENT,
      alertPerCountry: given.ONE_TIME_CODES_ALERT_PER_COUNTRY,
    },
    /** The daily maximum of messages for each country; `*` means all others. */
    codesPerCountryADay: readAmounts(given.ONE_TIME_CODES_PER_COUNTRY_A_DAY) ?? new Map<string, number>(),
  }),
  providers: {
    oneTimeCodeProvider: {
      check: 'one-time codes',
      variables: `${Object.values(ONE_TIME_CODE_VENDORS)
        .map(([first]) => first)
        .join(', ')} and the other provider keys`,
    },
  },
  featuresOff: [
    {
      check: 'one-time codes',
      isOff: ({ oneTimeCodeVendors }) => !oneTimeCodeVendors,
      found: 'No codes are sent; 123456 is accepted.',
      remedy: 'Set OTP_PROVIDER.',
    },
  ],
});

/** The missing settings of a vendor that OTP_PROVIDER names, or that is partly configured. */
function missing(
  given: { OTP_PROVIDER: string } & { [Key in RequiredVariable]?: string | undefined },
): Problem[] {
  const named = new Set([...(readRule(given.OTP_PROVIDER)?.values() ?? [])].flat());
  return VENDORS.flatMap((vendor) => {
    const unset = ONE_TIME_CODE_VENDORS[vendor].filter((key) => !given[key]);
    const isHalfSet = unset.length > 0 && unset.length < ONE_TIME_CODE_VENDORS[vendor].length;
    const why = named.has(vendor)
      ? `OTP_PROVIDER names ${vendor}.`
      : `${ONE_TIME_CODE_VENDORS[vendor].find((key) => given[key])} has no effect alone.`;
    return wrongOnes([
      [isHalfSet || (named.has(vendor) && unset.length > 0), `Set ${unset.join(' and ')} too: ${why}`],
    ]);
  });
}

const withoutSlash = (text: string): string => text.replace(/\/+$/, '');

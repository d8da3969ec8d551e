import type { Person } from '../../e2e/fixture/person.ts';
import { type Attack, held, type Try } from '../attack.ts';

const IN = { userType: 'talent', countryCode: 'IN' };
const US = { userType: 'company', countryCode: 'US' };
const GB = { userType: 'company', countryCode: 'GB' };
const AU = { userType: 'company', countryCode: 'AU' };

/** Every way to write the number of one phone; the first is how its owner writes it. */
const FORMS = [
  '+919876512345',
  '+9109876512345',
  '+91919876512345',
  '+91\u200b98765\u206012345',
  '+९१९८७६५१२३४५',
];

const NO_PHONES = [
  ['one digit more', { ...IN, mobileNumber: '+9198765123456' }],
  ['seven digits', { ...IN, mobileNumber: '+919876543' }],
  ['an Indian landline', { ...IN, mobileNumber: '+911123456789' }],
  ['an Indian toll-free number', { ...IN, mobileNumber: '+9118001234567' }],
  ['an American premium-rate number', { ...US, mobileNumber: '+19005551234' }],
  ['an American toll-free number', { ...US, mobileNumber: '+18005551234' }],
  ['a Canadian number as American', { ...US, mobileNumber: '+16045551234' }],
  ['a British internet number', { ...GB, mobileNumber: '+445612345678' }],
  ['a British pager', { ...GB, mobileNumber: '+447640123456' }],
  ['an Australian shared-cost number', { ...AU, mobileNumber: '+611300123456' }],
] as const;

export default {
  promise: 'One phone opens one account, and only a mobile number of the chosen country gets a code.',
  async run({ verified }) {
    const accounts: string[] = [];
    for (const mobileNumber of FORMS) {
      const someone = await verified();
      if (await opens(someone, { ...IN, mobileNumber })) accounts.push(mobileNumber);
    }
    const someone = await verified();
    const tries: Try[] = [held('one phone, written in five ways', accounts.length === 1, accounts)];
    for (const [what, given] of NO_PHONES) {
      const answer = await refusalOf(someone.call('request-otp', given));
      const isRefused = /VALIDATION_FAILED|BUSINESS_RULE_VIOLATION/.test(answer ?? '');
      tries.push(held(what, isRefused, answer ?? 'a code was sent'));
      if (answer === undefined) break;
    }
    return tries;
  },
} satisfies Attack;

async function opens(someone: Person, given: object): Promise<boolean> {
  if ((await refusalOf(someone.call('request-otp', given))) !== undefined) return false;
  return (
    (await refusalOf(someone.call('verify-otp', { ...given, verificationCode: '123456' }))) === undefined
  );
}

/** The code of the refusal with its sentence; undefined when there was none. */
const refusalOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: Error) => /"code":.*?"message":"[^"]*"/.exec(error.message)?.[0] ?? error.message,
  );

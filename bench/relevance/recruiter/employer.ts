/** Fields of business, as recruiters call them. */
export type Domain =
  | 'fintech'
  | 'healthcare'
  | 'e-commerce'
  | 'edtech'
  | 'logistics'
  | 'travel'
  | 'saas'
  | 'services'
  | 'agritech'
  | 'gaming';

/** Employers that recruiters know by name; half of the generated people have worked at some. */
export const EMPLOYERS: readonly [name: string, domain: Domain][] = [
  ['Infosys', 'services'],
  ['Tata Consultancy Services', 'services'],
  ['Wipro', 'services'],
  ['HCLTech', 'services'],
  ['Cognizant', 'services'],
  ['Tech Mahindra', 'services'],
  ['Razorpay', 'fintech'],
  ['PhonePe', 'fintech'],
  ['Paytm', 'fintech'],
  ['HDFC Bank', 'fintech'],
  ['Zerodha', 'fintech'],
  ['Practo', 'healthcare'],
  ['Apollo Hospitals', 'healthcare'],
  ['1mg', 'healthcare'],
  ['Flipkart', 'e-commerce'],
  ['Meesho', 'e-commerce'],
  ['Myntra', 'e-commerce'],
  ['Unacademy', 'edtech'],
  ['Vedantu', 'edtech'],
  ['Delhivery', 'logistics'],
  ['Porter', 'logistics'],
  ['MakeMyTrip', 'travel'],
  ['OYO', 'travel'],
  ['Zoho', 'saas'],
  ['Freshworks', 'saas'],
  ['DeHaat', 'agritech'],
  ['Dream11', 'gaming'],
];

export const DOMAINS_OF_EMPLOYERS: ReadonlyMap<string, Domain> = new Map(EMPLOYERS);

/** What people write who work in a domain. */
export const DOMAIN_WORDS: readonly [Domain, RegExp][] = [
  [
    'fintech',
    /\b(?:payments?|banks?|loans?|lend\w*|insur\w*|wallets?|UPI|brokers?|trading|invoic\w*|credit)\b/i,
  ],
  ['healthcare', /\b(?:hospitals?|clinics?|patients?|pharma\w*|medic\w*|diagnos\w*|health)\b/i],
  [
    'e-commerce',
    /\b(?:e-?commerce|online shops?|shops?|marketplaces?|checkout|baskets?|retail\w*|grocer\w*)\b/i,
  ],
  ['edtech', /\b(?:schools?|students?|exams?|teachers?|classrooms?|tuition)\b/i],
  [
    'logistics',
    /\b(?:logistics|warehous\w*|freight|parcels?|couriers?|fleets?|shipping|deliver(?:y|ies))\b/i,
  ],
  ['travel', /\b(?:hotels?|flights?|trains?|buses|travel\w*|ferr\w*|tickets? for)\b/i],
  ['agritech', /\b(?:farm\w*|crops?|dairy|milk)\b/i],
  ['gaming', /\b(?:games?|players?)\b/i],
];

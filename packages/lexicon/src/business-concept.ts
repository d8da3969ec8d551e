/** Names of fields of business in several words, as `SYNONYMS` has them. */
export const BUSINESS_CONCEPTS: readonly (readonly string[])[] = [
  ['Real Estate'],
  ['Supply Chain'],
  ['Life Sciences', 'life science'],
  ['Financial Services', 'financial service'],
  ['Mutual Funds', 'mutual fund'],
  ['Consumer Goods', 'consumer durables', 'consumer products'],
  ['Oil and Gas'],
  ['Coaching Institute', 'coaching centre', 'coaching center', 'coaching classes'],
  ['Nursing Home', 'nursing homes'],
  ['Online Store', 'online shop', 'online shopping'],
  ['Food Delivery'],
  ['Last Mile', 'last mile delivery'],
  ['Stock Broking', 'stock broker', 'stock trading', 'share broking'],
  ['Credit Card', 'credit cards'],
];

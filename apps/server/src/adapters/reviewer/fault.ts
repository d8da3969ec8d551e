/** What may be wrong with a text: what its writer has to change, and how sure the rule is in percent. */
export const FAULTS = {
  email: { change: 'remove the email address', certainty: 98 },
  phone: { change: 'remove the phone number', certainty: 95 },
  link: { change: 'remove the link', certainty: 95 },
  handle: { change: 'remove the messenger or social media name', certainty: 88 },
  filler: { change: 'replace the placeholder text with your own words', certainty: 96 },
  gibberish: { change: 'replace the unreadable text with real sentences', certainty: 85 },
  repetition: { change: 'remove the repetition', certainty: 90 },
  abuse: { change: 'remove the offensive words', certainty: 97 },
  shouting: { change: 'do not use rows of capitals, exclamation marks or emojis', certainty: 86 },
  instruction: { change: 'remove the text addressed to the reviewer', certainty: 94 },
  offer: { change: 'remove the advertisement', certainty: 90 },
  sale: { change: 'describe a job; this reads like an offer to buy or invest', certainty: 88 },
  secret: { change: 'do not ask for passwords, codes, card or identity numbers', certainty: 92 },
  fee: { change: 'do not ask applicants for money', certainty: 93 },
} as const;

export type Fault = keyof typeof FAULTS;

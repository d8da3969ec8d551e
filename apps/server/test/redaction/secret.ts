import { newRecordId } from '../../src/base/record-id.ts';
import type { talentProfiles } from '../../src/db/schema/talent-profile.ts';
import { newNumber, newWord } from '../canary.ts';

type Profile = typeof talentProfiles.$inferInsert;

/** What is kept of a person and is secret: the profile, the account's email and the mobile number. */
export type Secrets = { profile: Partial<Profile>; email: string; mobile: string };

/** One secret field with values that stand nowhere else. @returns part of a profile, and the words to look for */
export type SecretField = (word: string) => Partial<Profile>;

const file = (word: string, type: 'image/webp' | 'application/pdf') => ({
  id: newRecordId(),
  bucket: 'talaash',
  path: `talents/${word}/${word}.${type === 'image/webp' ? 'webp' : 'pdf'}`,
  filename: `${word}.pdf`,
  contentType: type,
  createdIsoDateTimeUtc: '2026-01-01T00:00:00.000Z',
});

/** A number from a word: two words seldom have the same. */
const numberOf = (word: string, below: number): number =>
  [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7) % below;

/** The fields that no guest gets, and no company that counts as one. Of texts it is what they say of the person. */
export const GUEST_SECRETS: Record<string, SecretField> = {
  name: (word) => ({ name: `Asha ${word}` }),
  'date of birth': (word) => ({ dobIsoDate: `19${70 + numberOf(word, 29)}-0${1 + numberOf(word, 9)}-17` }),
  picture: (word) => ({ profilePicture: file(word, 'image/webp') }),
  resume: (word) => ({ resume: file(word, 'application/pdf') }),
  LinkedIn: (word) => ({ linkedInProfileUrl: `https://www.linkedin.com/in/${word}` }),
  GitHub: (word) => ({ githubProfileUrl: `https://github.com/${word}` }),
  'Stack Overflow': (word) => ({ stackOverflowProfileUrl: `https://stackoverflow.com/users/${word}` }),
  blog: (word) => ({ personalBlogUrl: `https://${word}.example.com` }),
  'position on the map': (word) => ({
    locality: {
      suburb: 'Indiranagar',
      state: 'Karnataka',
      countryCode: 'IN',
      geoPoint: { latitude: 12.97 + numberOf(word, 900) / 1e4, longitude: 77.64 },
    },
  }),
  'address of a project': (word) => ({
    personalProjects: [
      {
        id: word,
        title: 'Monsoon map',
        url: `https://${word}.example.org`,
        descriptionMarkdown: 'A map of rain.',
      },
    ],
  }),
  'number of a certificate': (word) => ({
    certifications: [
      {
        id: word,
        name: 'Cloud Practitioner',
        issuingOrganization: 'Amazon',
        issueIsoMonth: '2022-05',
        credentialId: word,
        credentialUrl: `https://certificates.example/${word}`,
      },
    ],
  }),
  'ids of entries': (word) => ({
    workExperiences: [
      {
        id: word,
        designation: 'Frontend Engineer',
        company: 'Kavya Payments',
        tenure: { startIsoMonth: '2019-07', isCurrent: true },
        isInternship: false,
        isRemote: false,
        rolesAndResponsibilities: 'Owned the checkout page and its speed on slow phones.',
        locality: { state: 'Karnataka', countryCode: 'IN' },
      },
    ],
  }),
  'contact in a text': (word) => ({
    about: `I build interfaces that people understand at once. Write to ${word}@mail.example or see https://${word}.example.com for more.`,
  }),
  'pay of invitations': (word) => ({ takesOnlyInvitationsWithPay: numberOf(word, 2) === 0 }),
  'invitations a week': (word) => ({ invitationsAWeek: 1 + numberOf(word, 9) }),
};

const JOB_TITLES = ['Falconer', 'Frontend Engineer', 'Accountant', 'Nurse'] as const;

/** What a company from which a person hides must not learn either: everything that others see. */
export const SHIELD_SECRETS: Record<string, SecretField> = {
  ...GUEST_SECRETS,
  title: (word) => ({ jobTitle: JOB_TITLES[numberOf(word, JOB_TITLES.length)] ?? 'Nurse' }),
  skills: (word) => ({ skills: ['React', word] }),
  about: (word) => ({ about: `I train falcons, and I like to say ${word} at once, whoever listens to it.` }),
  salary: (word) => ({ expectedSalaryInLpaInr: 10 + numberOf(word, 60) }),
  experience: (word) => ({ experienceInYears: 1 + numberOf(word, 25) }),
  notice: (word) => ({ noticePeriodInWeeks: numberOf(word, 12) }),
  place: (word) => ({ locality: { suburb: word, state: 'Kerala', countryCode: 'IN' } }),
  category: (word) => ({ jobCategory: numberOf(word, 2) === 0 ? 'Software_Development' : 'UI_UX_Design' }),
  employment: (word) => ({ isCurrentlyEmployed: numberOf(word, 2) === 0 }),
  English: (word) => ({ englishFluency: numberOf(word, 2) === 0 ? 'Advanced' : 'Native' }),
};

/** A word for each field, and the values that are made of them. */
export function secretsOf(fields: Record<string, SecretField>) {
  const words = Object.fromEntries(Object.keys(fields).map((name) => [name, newWord()]));
  const profile = Object.assign(
    {},
    ...Object.entries(fields).map(([name, valueOf]) => valueOf(words[name] ?? '')),
  ) as Partial<Profile>;
  return {
    profile,
    words: Object.values(words),
    email: `${newWord()}@people.test`,
    mobile: newNumber('+9198'),
  };
}

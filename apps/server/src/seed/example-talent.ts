import type { Places } from '../adapters/places/port.ts';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { PASSED, type ReviewedTalent } from './crowd.ts';
import { PERSONAS } from './persona.ts';
import type { SeededTalent } from './talent.ts';

/** Which of the seeded people are made into examples, by their number. docs/personas.md names them. */
export const PERSONA_NUMBER = 0;
const LONG_NAME = 1;
const DEVANAGARI = 2;
const FAILING_REVIEW = 3;
const AWAITING_REVIEW = 4;
const NOT_SEEKING = 5;
const REJECTED = 6;
const APPROVED_BY_HUMAN = 7;

type Change = (talent: SeededTalent) => Partial<ReviewedTalent> & { change?: Partial<TalentProfile> };

const CHANGES: Record<number, Change> = {
  [LONG_NAME]: () => ({ gender: 'man', change: { name: 'Sai Venkata Subrahmanya Narasimha Rao Chilukuri' } }),
  [DEVANAGARI]: () => ({
    gender: 'woman',
    change: {
      name: 'अनन्या मिश्रा',
      about:
        'मैं कई साल से सॉफ़्टवेयर के क्षेत्र में काम कर रही हूँ। मुझे साफ़ और समझने लायक कोड लिखना अच्छा लगता है, और मैं मानती हूँ कि अच्छे सवाल अच्छे जवाबों से ज़्यादा कीमती होते हैं। I work comfortably in Hindi and English, and I like teams that write things down.',
    },
  }),
  [FAILING_REVIEW]: ({ profile }) => ({
    change: { about: `${profile.about} Call me on +91 12345 67890, any time.` },
    aiReviewResponse: failed('About: remove the phone number.'),
    aiReviewCount: 2,
  }),
  [AWAITING_REVIEW]: ({ profile }) => ({
    change: { about: `${profile.about} I answer mails to hello@rakesh-example.test on the same day.` },
    aiReviewResponse: failed('About: remove the email address.'),
    humanReviewResponse: { reviewStatus: 'pending', commentsMarkdown: '' },
    aiReviewCount: 10,
  }),
  [NOT_SEEKING]: () => ({ change: { openToWorkStatus: 'NotSeeking' } }),
  [REJECTED]: () => ({
    change: {
      about:
        'Best developer with best skills. Best developer with best skills. Best developer with best skills. Best developer with best skills.',
    },
    aiReviewResponse: failed(
      'About: say each thing once instead of repeating it.',
      'About: write a few full sentences about what you do and what you are good at.',
    ),
    humanReviewResponse: {
      reviewStatus: 'fail',
      commentsMarkdown:
        'Thank you for your patience. The introduction says the same thing four times. Please write **two or three sentences about what you did yourself** and what you are looking for.',
    },
    aiReviewCount: 11,
  }),
  [APPROVED_BY_HUMAN]: ({ profile }) => ({
    change: { about: `${profile.about} My talks are on www.monsoon-talks.example/videos for everybody.` },
    aiReviewResponse: failed('About: remove the link.'),
    humanReviewResponse: { reviewStatus: 'pass', commentsMarkdown: '' },
    aiReviewCount: 12,
  }),
};

/** What the rule-based reviewer says of what these examples contain. */
function failed(...failureReasons: string[]): AiReviewResponse {
  return { reviewStatus: 'fail', failureReasons, confidenceScore: 95 };
}

/** A seeded person as the demo stores them: most as they are, a few as an example of something. */
export function asExample(talent: SeededTalent, number: number): ReviewedTalent {
  const { change, ...reviews } = CHANGES[number]?.(talent) ?? {};
  const isOrdinary = CHANGES[number] === undefined;
  return {
    ...talent,
    aiReviewResponse: PASSED,
    aiReviewCount: 1,
    ...reviews,
    profile: {
      ...talent.profile,
      ...(isOrdinary ? {} : { openToWorkStatus: 'ActivelySeeking' }),
      ...change,
    },
  };
}

/** The persona talent@: a whole career, written by hand. */
export async function personaTalent(
  like: SeededTalent,
  places: Places,
  now: number,
): Promise<ReviewedTalent> {
  const find = async (query: string) => {
    const [place] = await places.searchPlaces({ query, countryCode: 'IN', limit: 1 });
    if (!place) throw new Error(`The places do not know ${query}`);
    return place.locality;
  };
  const today = new Date(now);
  const month = (ago: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago, 1)).toISOString().slice(0, 7);
  const graduation = today.getUTCFullYear() - 7;
  const home = await find('Indiranagar Bengaluru');
  const profile: TalentProfile = {
    ...like.profile,
    name: PERSONAS.talent.name,
    dobIsoDate: `${graduation - 22}-03-14`,
    about:
      'I build web applications in React and TypeScript, lately for a chain of hospitals where a slow page means a waiting patient. I care about accessible forms, small bundles and reviews that teach something in both directions. I would like to join a product team abroad from Bengaluru and stay for years.',
    openToWorkStatus: 'ActivelySeeking',
    jobCategory: 'Software_Development',
    jobTitle: 'Senior React Developer',
    locality: home,
    isCurrentlyEmployed: true,
    noticePeriodInWeeks: 8,
    expectedSalaryInLpaInr: 24,
    skills: [
      'React',
      'TypeScript',
      'JavaScript',
      'Next.js',
      'Redux',
      'Node.js',
      'GraphQL',
      'Jest',
      'Playwright',
      'CSS',
      'Accessibility',
      'Storybook',
    ],
    experienceInYears: 6,
    workExperiences: [
      {
        id: 'meera-w1',
        designation: 'Senior React Developer',
        company: 'Kaveri Systems Pvt Ltd',
        locality: await find('Bengaluru'),
        tenure: { startIsoMonth: month(31), endIsoMonth: undefined, isCurrent: true },
        rolesAndResponsibilities:
          '- Lead the patient portal of a chain of hospitals, used by **forty thousand** people a day\n- Cut the first load from six seconds to under two by splitting the bundle and serving images properly\n- Introduced component tests, and taught two teams how to write them',
        isInternship: false,
        isRemote: false,
      },
      {
        id: 'meera-w2',
        designation: 'React Developer',
        company: 'Gulmohar Labs',
        locality: undefined,
        tenure: { startIsoMonth: month(56), endIsoMonth: month(31), isCurrent: false },
        rolesAndResponsibilities:
          '- Built the seller dashboard of a fashion marketplace in React and Redux\n- Replaced a hand-made table by a virtual grid that shows fifty thousand rows\n- Worked with colleagues in Manchester and Melbourne, mostly in writing',
        isInternship: false,
        isRemote: true,
      },
      {
        id: 'meera-w3',
        designation: 'Junior Web Developer',
        company: 'Sahyadri Infotech',
        locality: await find('Pune'),
        tenure: { startIsoMonth: month(73), endIsoMonth: month(56), isCurrent: false },
        rolesAndResponsibilities:
          '- Moved twelve old screens from jQuery to React\n- Fixed what support reported and wrote a test for each fix',
        isInternship: false,
        isRemote: false,
      },
    ],
    educationList: [
      {
        id: 'meera-e1',
        course: 'B.E. in Computer Science',
        university: 'Saraswati Institute of Technology, Mysuru',
        locality: await find('Mysuru'),
        tenure: { startIsoMonth: `${graduation - 4}-08`, endIsoMonth: `${graduation}-05`, isCurrent: false },
      },
    ],
    linkedInProfileUrl: 'https://www.linkedin.com/in/meera-krishnan-example',
    githubProfileUrl: 'https://github.com/meera-krishnan-example',
    stackOverflowProfileUrl: undefined,
    personalBlogUrl: 'https://meera-krishnan.example/',
    personalProjects: [
      {
        id: 'meera-p1',
        title: 'Colour Check',
        url: 'https://colour-check.meera-krishnan.example/',
        descriptionMarkdown:
          'Finds text with too little contrast on a page and proposes the nearest colour that passes. Written in TypeScript; a few hundred people use it.',
      },
    ],
    certifications: [
      {
        id: 'meera-c1',
        name: 'Meta Front-End Developer Professional Certificate',
        issuingOrganization: 'Meta',
        issueIsoMonth: month(40),
        credentialId: 'MFE-20417',
        credentialUrl: undefined,
      },
    ],
    englishFluency: 'Advanced',
    hasStableInternet: true,
    hasOwnLaptop: true,
    hasWebcamAndMicrophone: true,
    canWorkFromHome: true,
  };
  return {
    ...like,
    gender: 'woman',
    email: PERSONAS.talent.email,
    profile,
    aiReviewResponse: PASSED,
    // The widget that shows or hides a profile asks for a human review that passed.
    humanReviewResponse: { reviewStatus: 'pass', commentsMarkdown: '' },
    aiReviewCount: 3,
  };
}

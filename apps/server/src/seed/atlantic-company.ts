import type { DemoCompany } from './demo-company.ts';

const SALARY = 'hasCompetitiveSalary';
const HOURS = 'hasFlexibleHours';
const BONUS = 'hasPerformanceBonus';
const LEARNING = 'hasLearningOpportunities';

export const ATLANTIC_COMPANIES: readonly DemoCompany[] = [
  {
    name: 'Copperbeech Learning',
    countryCode: 'GB',
    place: 'Leeds',
    website: 'https://www.copperbeechlearning.example',
    ground: '#7a3f2f',
    hiresBy: 'Harriet Lowe',
    overview:
      'Copperbeech Learning writes software for primary schools: reading records, parents’ evenings, school meals. **Two thousand schools** in Yorkshire and beyond open it every morning before the bell.',
    ways: 'We overlap from one to six in the afternoon, Indian time. School holidays are quiet here, and you may take them too.',
    isPremium: true,
    state: 'approved',
    jobPosts: [
      {
        title: 'Frontend Developer',
        category: 'Software_Development',
        team: 'The classroom team builds for teachers who have ninety seconds between lessons.',
        duties: [
          'Build pages in Vue.js that work on a ten-year-old computer',
          'Work with our designer on forms that forgive',
          'Keep the number of libraries low',
        ],
        wishes: [
          'Two years with Vue.js or React',
          'HTML and CSS beyond the basics',
          'Interest in accessibility',
        ],
        benefits: [HOURS, LEARNING],
      },
      {
        title: 'UI/UX Designer',
        category: 'UI_UX_Design',
        team: 'You would design for teachers, parents and seven-year-olds.',
        duties: [
          'Redesign the reading record, which began as a spreadsheet',
          'Test with two schools every month',
          'Draw illustrations or find somebody who does',
        ],
        wishes: ['Three years in product design', 'Figma and a pencil', 'Humour'],
        benefits: [SALARY, HOURS],
      },
      {
        title: 'Automation Test Engineer',
        category: 'Software_Testing',
        team: 'Three developers and a school bell: releases happen on Tuesdays and must be right.',
        duties: [
          'Write tests with Playwright for the paths that schools use daily',
          'Make test data that looks like a real school',
          'Say no to a release when needed',
        ],
        wishes: ['Three years of test automation', 'TypeScript or Java', 'Calm'],
        benefits: [HOURS],
      },
    ],
  },
  {
    name: 'Prairie Ledger',
    countryCode: 'US',
    place: 'Denver',
    website: 'https://www.prairieledger.example',
    ground: '#5a6b2f',
    hiresBy: 'Marcus Hale',
    overview:
      'Prairie Ledger keeps the books of **five thousand farms and feed stores**. We read receipts from a photograph, follow the seasons in a cash plan, and file what the state wants to see.',
    ways: 'Evenings in India are our mornings; we ask for three hours together, four days a week, and nothing on Wednesdays.',
    isPremium: true,
    state: 'approved',
    jobPosts: [
      {
        title: 'Full Stack Developer',
        category: 'Software_Development',
        team: 'The counter team builds what a feed store opens at seven in the morning.',
        duties: [
          'Build features in React and Node.js from the question to the release',
          'Make receipts, invoices and tax forms understandable',
          'Spend one day a month on the help line',
        ],
        wishes: [
          'Four years with JavaScript or TypeScript',
          'React in production',
          'Respect for accountants',
        ],
        benefits: [SALARY, HOURS],
      },
      {
        title: 'Java Developer',
        category: 'Software_Development',
        team: 'The ledger team looks after double-entry bookkeeping that has to balance every night.',
        duties: [
          'Develop services with Java and Spring Boot',
          'Write migrations that never lose a cent',
          'Pair with an accountant when rules change',
        ],
        wishes: ['Five years of Java', 'Experience in finance or accounting', 'Thoroughness'],
        benefits: [SALARY, BONUS],
      },
      {
        title: 'Machine Learning Engineer',
        category: 'Software_Development',
        team: 'Two people teach the software to read receipts; you would be the third.',
        duties: [
          'Train and ship models that read crumpled paper',
          'Measure honestly where they fail',
          'Keep answers within a second on ordinary machines',
        ],
        wishes: [
          'Python and PyTorch',
          'Models in production, with their monitoring',
          'Interest in plain baselines',
        ],
        benefits: [SALARY, LEARNING],
      },
    ],
  },
  {
    name: 'Kestrel Moor Studio',
    countryCode: 'GB',
    place: 'Bristol',
    website: 'https://www.kestrelmoorstudio.example',
    ground: '#4a4f6b',
    hiresBy: 'Owen Pryce',
    overview:
      'Kestrel Moor Studio designs and builds digital services for museums, councils and one very old railway. We are **eighteen people** who like slow trains and fast pages.',
    ways: 'We work on one project at a time, in pairs across Bristol and India, and show the client something every second Thursday.',
    isPremium: false,
    state: 'approved',
    jobPosts: [
      {
        title: 'Visual Designer',
        category: 'UI_UX_Design',
        team: 'You would give three museums a face that works on posters and on phones.',
        duties: [
          'Develop type, colour and illustration for each client',
          'Prepare assets that developers can use without asking',
          'Present your own work',
        ],
        wishes: ['Three years in visual design', 'Illustrator, Photoshop, Figma', 'Love of typography'],
        benefits: [HOURS, LEARNING],
      },
      {
        title: 'React Developer',
        category: 'Software_Development',
        team: 'A pair builds each site: one in Bristol, one in India.',
        duties: [
          'Build pages in React that load in a second on a train',
          'Meet the accessibility rules of the public sector',
          'Hand over cleanly to the client’s own people',
        ],
        wishes: ['Two years with React', 'Good HTML and CSS', 'Pleasure in finishing'],
        benefits: [HOURS],
      },
    ],
  },
  {
    name: 'Tidewater Analytics',
    countryCode: 'US',
    place: 'Boston',
    website: 'https://www.tidewateranalytics.example',
    ground: '#2b5f5a',
    hiresBy: 'Priscilla Okafor',
    overview:
      'Tidewater Analytics helps fishing fleets and harbours to plan: tides, quotas, prices, weather. **Eleven ports** from Maine to Oregon start their day with our map.',
    ways: 'We overlap in the Indian evening from six to nine. Everything that matters is written, so that nobody has to be awake for it.',
    isPremium: true,
    state: 'approved',
    jobPosts: [
      {
        title: 'React Developer',
        category: 'Software_Development',
        team: 'The map team shows tides, vessels and prices on one page that opens on a wet deck.',
        duties: [
          'Own the map in React and TypeScript',
          'Keep it quick with ten thousand moving points',
          'Plan with two harbour masters who use it daily',
        ],
        wishes: ['Three years with React', 'A feeling for maps and charts', 'Written English'],
        benefits: [SALARY, HOURS, LEARNING],
      },
      {
        title: 'Business Intelligence Developer',
        category: 'Software_Development',
        team: 'Harbour masters read our reports on paper; brokers read them on three screens.',
        duties: [
          'Model data in SQL and present it in Power BI',
          'Agree with customers on what a landing is',
          'Retire reports that nobody opens',
        ],
        wishes: ['Three years of reporting', 'DAX and good SQL', 'Tact'],
        benefits: [HOURS, LEARNING],
      },
      {
        title: 'Go Developer',
        category: 'Software_Development',
        team: 'The feed team receives positions of four thousand vessels and passes them on within a second.',
        duties: [
          'Develop services in Go',
          'Keep delay and cost visible',
          'Take part in the design of our public interface',
        ],
        wishes: ['Two years of Go', 'PostgreSQL and Kafka', 'Interest in the sea is optional'],
        benefits: [SALARY, HOURS],
      },
    ],
  },
  {
    name: 'Northgate Fares',
    countryCode: 'GB',
    place: 'Manchester',
    website: 'https://www.northgatefares.example',
    ground: '#6b2f4a',
    hiresBy: 'Rashida Malik',
    overview:
      'Northgate Fares sells and checks tickets for **fourteen bus and tram companies**. A gate opens in a third of a second or it makes the news, so we test a great deal.',
    ways: 'Our days overlap from noon to six, Indian time. Testers and developers sit in the same team and take the same decisions.',
    isPremium: true,
    state: 'approved',
    jobPosts: [
      {
        title: 'Senior Frontend Developer',
        category: 'Software_Development',
        team: 'The shop team sells a million tickets a month to people who are late.',
        duties: [
          'Lead the ticket shop in React, three taps from search to ticket',
          'Make it work for screen readers and cracked phones',
          'Guide two developers through their first reviews',
        ],
        wishes: [
          'Five years of frontend work',
          'React and TypeScript',
          'Experience with accessibility audits',
        ],
        benefits: [SALARY, BONUS],
      },
      {
        title: 'SDET',
        category: 'Software_Testing',
        team: 'Gates, apps and ticket machines share one set of rules; you would prove that they agree.',
        duties: [
          'Write the framework that tests fares across devices',
          'Simulate a Saturday with two football matches',
          'Teach developers to extend it',
        ],
        wishes: [
          'Four years of test engineering',
          'TypeScript or Java',
          'Experience with hardware is welcome',
        ],
        benefits: [SALARY, BONUS],
      },
      {
        title: 'Performance Test Engineer',
        category: 'Software_Testing',
        team: 'Every morning at eight, everybody buys at once.',
        duties: [
          'Plan and run load tests with JMeter or k6',
          'Find the slowest part and sit with its owner until it is not',
          'Report in one page',
        ],
        wishes: ['Three years of performance testing', 'SQL and Linux', 'Stubbornness'],
        benefits: [SALARY],
      },
      {
        title: 'iOS Developer',
        category: 'Software_Development',
        team: 'The passenger app has a million installations and four buttons.',
        duties: [
          'Develop the app in Swift',
          'Keep tickets available without signal',
          'Work with blind passengers on every release',
        ],
        wishes: ['Three years of iOS', 'SwiftUI', 'Care for accessibility'],
        benefits: [HOURS, LEARNING],
      },
    ],
  },
  {
    name: 'Lanternfield Security',
    countryCode: 'US',
    place: 'Austin',
    website: 'https://www.lf-night-desk.example',
    ground: '#3a3a4a',
    hiresBy: 'Teresa Nguyen',
    overview:
      'Lanternfield Security watches over the networks of small hospitals and libraries, who cannot afford a night shift. We found each other at a library.',
    ways: 'Shifts follow the sun: India covers its own day, and nobody works at night.',
    isPremium: false,
    state: 'waiting',
    jobPosts: [
      {
        title: 'Security Engineer',
        category: 'Software_Development',
        team: 'Four analysts and you would look after sixty networks.',
        duties: [
          'Investigate what our sensors report',
          'Write rules that raise fewer false alarms',
          'Help customers mend what you found',
        ],
        wishes: ['Three years in security', 'Linux and Python', 'Discretion'],
        benefits: [SALARY, LEARNING],
      },
    ],
  },
];

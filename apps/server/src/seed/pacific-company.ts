import type { DemoCompany } from './demo-company.ts';

const SALARY = 'hasCompetitiveSalary';
const HOURS = 'hasFlexibleHours';
const BONUS = 'hasPerformanceBonus';
const LEARNING = 'hasLearningOpportunities';

/** The first belongs to the persona company@, the second to free@. */
export const PACIFIC_COMPANIES: readonly DemoCompany[] = [
  {
    name: 'Harbourline Health',
    countryCode: 'AU',
    place: 'Sydney',
    website: 'https://www.harbourlinehealth.example',
    ground: '#2f5f7a',
    hiresBy: 'Imogen Carter',
    overview:
      'Harbourline Health makes appointment and triage software for **four hundred clinics** in Australia. Patients book, receptionists breathe, doctors see who comes next and why.\n\nWe are forty people in Sydney and eleven in India, and we would like the second number to grow.',
    ways: 'You work from home in India, with four hours of overlap with Sydney, and visit us for two weeks a year. We give new colleagues a quiet first month and a partner to ask.',
    isPremium: true,
    state: 'approved',
    jobPosts: [
      {
        title: 'Senior React Developer',
        category: 'Software_Development',
        team: 'The booking team builds what patients and receptionists see all day: calendars, forms, waiting rooms.',
        duties: [
          'Own the calendar in React and TypeScript, from the first sketch to the first complaint',
          'Make every screen usable with a keyboard, a screen reader and an old phone',
          'Review code with care and help two younger colleagues grow',
        ],
        wishes: [
          'Five years or more with JavaScript, three of them with React',
          'A habit of measuring before making things faster',
          'Clear English in writing',
        ],
        benefits: [SALARY, HOURS, LEARNING],
      },
      {
        title: 'Backend Developer (Node.js)',
        category: 'Software_Development',
        team: 'The records team keeps appointments, reminders and referrals correct, on time and private.',
        duties: [
          'Design and run services in TypeScript on PostgreSQL',
          'Connect the product to the systems of hospitals, with patience',
          'Take part in a calm on-call rota, one week in six',
        ],
        wishes: [
          'Experience with data that must not be lost or shown to the wrong person',
          'Good SQL, and the wish to keep services few',
          'Two years or more in backend work',
        ],
        benefits: [SALARY, HOURS],
      },
      {
        title: 'QA Engineer',
        category: 'Software_Testing',
        team: 'Quality sits with every team here; you would be the person who makes that true for bookings.',
        duties: [
          'Plan what to test by hand and what to automate with Playwright',
          'Keep the regression suite short, trusted and fast',
          'Sit with receptionists once a month and bring back what hurts',
        ],
        wishes: [
          'Three years of testing web products',
          'Bug reports that others can follow',
          'Some TypeScript or Java',
        ],
        benefits: [HOURS, LEARNING],
      },
      {
        title: 'Product Designer',
        category: 'UI_UX_Design',
        team: 'You would be our second designer and take the patient’s side of the product.',
        duties: [
          'Interview patients and receptionists, and draw what follows from it',
          'Care for our design system in Figma together with engineering',
          'Write the words on the screen as well as placing them',
        ],
        wishes: [
          'A portfolio that shows what you left out',
          'Experience with accessible design',
          'Pleasure in talking with strangers',
        ],
        benefits: [SALARY, HOURS, BONUS],
      },
    ],
  },
  {
    name: 'Sandpiper Retail',
    countryCode: 'AU',
    place: 'Perth',
    website: 'https://www.sandpiperretail.example',
    ground: '#8a5a2b',
    hiresBy: 'Callum Doyle',
    overview:
      'Sandpiper Retail runs the online shops of **sixty independent stores** along the west coast: book shops, garden centres, two bakeries. We look after stock, payments and delivery so that they can look after people.',
    ways: 'Perth and India share most of a working day. You choose your hours around a short call at noon, and nobody counts them.',
    isPremium: false,
    state: 'approved',
    jobPosts: [
      {
        title: 'Full Stack Developer',
        category: 'Software_Development',
        team: 'A team of five looks after the shops and the warehouse behind them.',
        duties: [
          'Build features across React and Node.js, with the shop owner on the call',
          'Keep imports of stock lists reliable',
          'Help to move the last shops off the old platform',
        ],
        wishes: [
          'Three years with JavaScript on both sides',
          'PostgreSQL or MySQL',
          'Friendly, plain English',
        ],
        benefits: [HOURS],
      },
      {
        title: 'WordPress Developer',
        category: 'Software_Development',
        team: 'Twenty of our shops began on WordPress and are happy there.',
        duties: [
          'Keep themes and WooCommerce up to date and quick',
          'Turn wishes of shop owners into small, safe changes',
          'Write down what you did, so that nobody has to guess',
        ],
        wishes: ['Two years with WordPress and PHP', 'Care for page speed', 'Patience on the telephone'],
        benefits: [HOURS, LEARNING],
      },
    ],
  },
  {
    name: 'Fernleaf Freight',
    countryCode: 'NZ',
    place: 'Auckland',
    website: 'https://www.fernleaffreight.example',
    ground: '#2f6b4a',
    hiresBy: 'Aroha Bennett',
    overview:
      'Fernleaf Freight plans the routes of **nine hundred lorries and three ferries** each day. Our planners used to do it on paper; now they correct what the software proposes, and it learns.',
    ways: 'Your morning is our afternoon. We meet for two hours, write the rest down, and keep Fridays free of meetings.',
    isPremium: true,
    state: 'approved',
    jobPosts: [
      {
        title: 'Python Developer',
        category: 'Software_Development',
        team: 'The planning team turns orders, road works and weather into routes.',
        duties: [
          'Write and run planning services in Python',
          'Replace slow nightly jobs by small ones that run all day',
          'Explain to planners why the software proposed what it did',
        ],
        wishes: [
          'Three years of Python in production',
          'PostgreSQL and a message queue',
          'Curiosity about roads',
        ],
        benefits: [SALARY, LEARNING],
      },
      {
        title: 'Data Engineer',
        category: 'Software_Development',
        team: 'Positions, weights and temperatures arrive from lorries every ten seconds; you would make sense of them.',
        duties: [
          'Build pipelines with Spark and Airflow',
          'Agree on definitions with finance and operations',
          'Keep the bill for storage in view',
        ],
        wishes: [
          'Strong SQL and Python',
          'Experience with streams of data',
          'A sense for what can be left out',
        ],
        benefits: [SALARY, HOURS],
      },
      {
        title: 'Android Developer',
        category: 'Software_Development',
        team: 'Drivers use our app in the cab, in the rain, with gloves.',
        duties: [
          'Own the drivers’ app in Kotlin',
          'Make it work for a whole shift without signal',
          'Ride along twice a year',
        ],
        wishes: [
          'Three years of Android',
          'Care for battery and large buttons',
          'Jetpack Compose is welcome',
        ],
        benefits: [HOURS, BONUS],
      },
    ],
  },
  {
    name: 'Wattlebird Energy',
    countryCode: 'AU',
    place: 'Melbourne',
    website: 'https://www.wattlebirdenergy.example',
    ground: '#8a6d1f',
    hiresBy: 'Sophie Tran',
    overview:
      'Wattlebird Energy decides when **thirty thousand home batteries** charge and when they sell. Our customers see a smaller bill; the grid sees fewer evening peaks.',
    ways: 'Half of us are remote. We share five hours a day with India and plan in cycles of six weeks with two weeks of tidying between them.',
    isPremium: true,
    state: 'approved',
    jobPosts: [
      {
        title: 'React Developer',
        category: 'Software_Development',
        team: 'Households follow their battery on a page that should be as calm as a clock.',
        duties: [
          'Build the household’s view in React',
          'Draw a day of sun and use so that a child understands it',
          'Work with the forecast team on what to promise',
        ],
        wishes: ['Three years with React', 'Care for charts and words', 'Tests as a habit'],
        benefits: [HOURS, LEARNING],
      },
      {
        title: 'DevOps Engineer',
        category: 'Software_Development',
        team: 'The platform team of four runs what must not stop at sunset.',
        duties: [
          'Run Kubernetes on AWS with Terraform',
          'Rehearse failures every month and write down what we learnt',
          'Bring the time from merge to production under ten minutes',
        ],
        wishes: ['Four years of operations', 'Linux in depth', 'Good judgement at three in the morning'],
        benefits: [SALARY, BONUS],
      },
      {
        title: 'Data Scientist',
        category: 'Software_Development',
        team: 'Forecasts of sun, price and dinner time are our product’s heart.',
        duties: [
          'Forecast demand for every household',
          'Test ideas on a tenth of the batteries before all of them follow',
          'Explain results to people who buy and sell energy',
        ],
        wishes: ['Python and statistics', 'Time series', 'Doubt, where it is due'],
        benefits: [SALARY, HOURS, LEARNING],
      },
      {
        title: 'Embedded Software Engineer',
        category: 'Software_Development',
        team: 'Our gateway sits beside the battery and has to survive dust, heat and software updates.',
        duties: [
          'Write firmware in C for the gateway',
          'Make updates safe over poor connections',
          'Build the bench on which we test it',
        ],
        wishes: ['Three years of embedded work', 'An oscilloscope and patience', 'Experience with an RTOS'],
        benefits: [SALARY],
      },
    ],
  },
  {
    name: 'Bluegum Cover',
    countryCode: 'AU',
    place: 'Brisbane',
    website: 'https://www.bluegumcover.example',
    ground: '#3f5f8a',
    hiresBy: 'Daniel Whitlock',
    overview:
      'Bluegum Cover insures small boats, caravans and market stalls, and answers claims **within two days**. We replaced most forms by a photograph and a question.',
    ways: 'The team in India owns whole areas of the product. We meet daily for thirty minutes and twice a year in person.',
    isPremium: false,
    state: 'approved',
    jobPosts: [
      {
        title: '.NET Developer',
        category: 'Software_Development',
        team: 'The claims team looks after the oldest and most important part of the product.',
        duties: [
          'Develop with C# and .NET Core on Azure',
          'Split a large database into parts that can change alone',
          'Keep claims moving while you do it',
        ],
        wishes: ['Four years of .NET', 'SQL Server', 'Experience with careful migrations'],
        benefits: [SALARY, HOURS],
      },
      {
        title: 'UX Researcher',
        category: 'UI_UX_Design',
        team: 'People speak to us on a bad day; you would find out how to make it better.',
        duties: [
          'Interview customers after claims',
          'Test wording and order of questions',
          'Bring teams to the sessions, not only the report',
        ],
        wishes: ['Three years of research', 'Kind interviewing', 'Clear writing'],
        benefits: [HOURS],
      },
    ],
  },
  {
    name: 'Quillstone Digital',
    countryCode: 'NZ',
    place: 'Wellington',
    website: 'https://www.quillstonedigital.example',
    ground: '#6b4f2f',
    hiresBy: 'Hemi Walker',
    overview:
      'We are hiring! Write to jobs@quillstonedigital.example or call +64 4 555 0100 and ask for Hemi.',
    ways: 'We will tell you more when we talk.',
    isPremium: false,
    state: 'rejected',
    jobPosts: [
      {
        title: 'Ruby on Rails Developer',
        category: 'Software_Development',
        team: 'A team of three builds membership software for clubs.',
        duties: [
          'Develop with Ruby on Rails and PostgreSQL',
          'Answer clubs when they ask for help',
          'Keep the test suite green',
        ],
        wishes: ['Two years of Rails', 'Good tests', 'Friendliness'],
        benefits: [HOURS],
      },
    ],
  },
];

import { matchQuery } from '@talaash/domain/talent-match/query';

const ABOUT = [
  'We are a fast growing company headquartered in India with customers in more than twenty countries. Our teams are small, ' +
    'own what they build, and talk to customers every week. We believe in writing things down, in reviewing each other kindly, ' +
    'and in going home on time. We were founded in 2014 and have been profitable since 2019. ',
  'Our client is a leading services organisation that helps banks, insurers and retailers modernise the systems they run on. ' +
    'The account has grown from twelve to more than two hundred people within three years and offers real responsibility early. ' +
    'You will join a programme with a clear roadmap, a patient customer and an experienced delivery manager. ',
];

const WORK = [
  'Design, develop and maintain features from the first conversation until they run in production. ',
  'Work closely with product managers, designers and other engineers to turn vague wishes into small deliverable steps. ',
  'Write clean, tested and documented code, and take part in code reviews with an open mind. ',
  'Find out why something is slow or broken, fix it, and make sure that it does not happen again. ',
  'Mentor junior colleagues, help in interviews, and share what you learn in our fortnightly talks. ',
  'Take your turn in the on-call rotation, about one week in every eight, with compensatory time off. ',
  'Estimate honestly, say early when a date is in danger, and suggest what could be left out. ',
  'Keep an eye on cost, security and accessibility, and say so when something that was promised to a customer does not hold. ',
  'Talk to the support desk at least once a month and read what people complain about before planning the next release. ',
  'Help to retire old parts that nobody loves: moving data without losing any, switching customers over in small groups, ' +
    'and deleting what is left, with a plan to go back at every step. ',
  'Visit a customer twice a year, watch how they work with our product, and bring back three things that we should change. ',
];

const OFFER = [
  'What we offer: health insurance for you, your spouse, children and parents, a yearly learning budget, a good laptop, ' +
    'flexible hours, twenty four days of leave besides public holidays, gratuity and provident fund, and a team lunch on Fridays. ',
  'Perks and benefits: cab facility, free meals, accidental cover, rewards and recognition, internal job postings, ' +
    'maternity and paternity leave, creche facility, and an annual bonus that depends on how all of us did. ',
];

const PROCESS =
  'How we hire: a call of twenty minutes, a small exercise that we pay for, two conversations with the team, and one with the founder. ' +
  'We answer everybody within a week. We are an equal opportunity employer and do not discriminate on the basis of religion, caste, ' +
  'gender, age, disability or marital status. Please do not send money to anybody who says that they act for us. To apply send your ' +
  'updated resume with current CTC, expected CTC and notice period to the address below with the job title in the subject line. ';

/** Title, skills that are needed, skills that are preferred. */
const JOBS: readonly (readonly [title: string, needed: string, preferred: string])[] = [
  ['Senior React Developer', 'React, TypeScript, Redux, HTML, CSS', 'Next.js, GraphQL'],
  ['Java Backend Developer', 'Java, Spring Boot, Microservices, Kafka', 'AWS, Docker'],
  ['Python Developer', 'Python, Django, PostgreSQL, REST APIs', 'Celery, Redis'],
  ['DevOps Engineer', 'AWS, Kubernetes, Terraform, Linux', 'Prometheus, Jenkins'],
  ['QA Automation Engineer', 'Selenium, Java, TestNG, API Testing', 'Cypress, Jenkins'],
  ['Data Engineer', 'Python, Spark, Airflow, SQL', 'Snowflake, Kafka'],
  ['UI/UX Designer', 'Figma, Prototyping, User Research', 'HTML, CSS'],
  ['Android Developer', 'Kotlin, Java, Jetpack Compose', 'Firebase, CI/CD'],
  ['Full Stack Developer', 'React, Node.js, MongoDB, Express', 'AWS, TypeScript'],
  ['Machine Learning Engineer', 'Python, PyTorch, Machine Learning', 'NLP, Docker'],
  ['Data Analyst', 'SQL, Excel, Power BI', 'Python, Tableau'],
  ['iOS Developer', 'Swift, SwiftUI, Combine', 'Objective-C, Firebase'],
  ['PHP Developer', 'PHP, Laravel, MySQL', 'Vue.js, Redis'],
  ['Flutter Developer', 'Flutter, Dart, Firebase', 'Riverpod, REST APIs'],
  ['Golang Developer', 'Go, Kubernetes, PostgreSQL', 'gRPC, Kafka'],
  ['Salesforce Developer', 'Salesforce, Apex, Lightning', 'SOQL, Integration'],
  ['Site Reliability Engineer', 'Linux, Kubernetes, Prometheus, Bash', 'Go, AWS'],
  ['.NET Developer', '.NET, C#, SQL Server, Azure', 'Angular, Docker'],
  ['Product Designer', 'Figma, Design Systems, Prototyping', 'Illustration'],
  ['Manual Tester', 'Manual Testing, JIRA, API Testing', 'Selenium, SQL'],
];
const PLACES = ['Bengaluru', 'Pune', 'Hyderabad', 'Chennai', 'Gurugram', 'Mumbai', 'Noida', 'Kochi'];

/** Pasted job ads of about 3,000 characters each. */
export function pastedJobAds(): string[] {
  return JOBS.map(([title, needed, preferred], at) => {
    const place = PLACES[at % PLACES.length] ?? '';
    const years = 2 + (at % 5);
    return (
      `Job title: ${title}\nLocation: ${place}\nExperience: ${years}-${years + 3} years\nSalary: ${8 + at} - ${14 + at} LPA\n` +
      `Notice period: ${at % 2 === 0 ? 'immediate to 30 days' : 'up to 60 days'}\n\nAbout us\n${ABOUT[at % 2]}\n` +
      `About the role\nWe are looking for a ${title} to join our team in ${place}. You will report to the engineering manager ` +
      `and work in a team of seven.\n\nResponsibilities\n${WORK.map((line) => `- ${line}\n`).join('')}\n` +
      `Requirements\n- ${years}+ years of experience as ${title}\n${needed
        .split(', ')
        .map((skill) => `- Strong knowledge of ${skill}\n`)
        .join(
          '',
        )}- Good communication in English\n- A degree in engineering, or work that shows the same\n\n` +
      `Nice to have\n${preferred
        .split(', ')
        .map((skill) => `- ${skill}\n`)
        .join('')}\n${OFFER[at % 2]}\n${PROCESS}`
    );
  });
}

/** What the search for a job post asks. */
export const postQuestions = (): { text: string; niceSkills: string[] }[] =>
  JOBS.map(([title, needed, preferred], at) => ({
    text: matchQuery(
      {
        title,
        mustSkills: needed.split(', ').map((name) => ({ names: [name] })),
        niceSkills: [],
        conditions: {
          experience: { kind: 'experience', min: 2 + (at % 5), max: 5 + (at % 5) },
          salary: { kind: 'salary', max: 14 + at },
          notice: { kind: 'notice', maxWeeks: 8 },
          place: { kind: 'place', names: [PLACES[at % PLACES.length] ?? ''] },
        },
      },
      (skill) => title.includes(skill),
    ),
    niceSkills: preferred.split(', '),
  }));

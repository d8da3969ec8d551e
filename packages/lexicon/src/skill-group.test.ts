import { expect, test } from 'vitest';
import { skillReader } from './skill-group.ts';

const groupsIn = skillReader([
  ...[
    'Java',
    'Kotlin',
    'Scala',
    'Go',
    'Python',
    'Node.js',
    'Express',
    'SQL',
    'MySQL',
    'PostgreSQL',
    'Redis',
    'Kafka',
  ],
  ...['React', 'Vue.js', 'Angular', 'TypeScript', 'JavaScript', 'HTML', 'CSS', 'Computer Vision'],
  ...['Playwright', 'Cypress', 'Selenium', 'Jest', 'AWS', 'Azure', 'GCP', 'Airflow', 'Prefect'],
]);
const read = (text: string, isProse: boolean) =>
  groupsIn(text, isProse)
    .map((group) => group.join(' | '))
    .join(', ');

test.each<[string, string]>([
  ['Some TypeScript or Java', 'TypeScript | Java'],
  ['TypeScript/Java, and SQL', 'TypeScript | Java, SQL'],
  ['React, Vue or Angular', 'React | Vue.js | Angular'],
  ['SQL, Python, Airflow or Prefect', 'SQL, Python, Airflow | Prefect'],
  ['SQL, Python, Prefect, or something like it', 'SQL, Python, Prefect'],
  ['TypeScript, React, Vue or Angular', 'TypeScript, React | Vue.js | Angular'],
  ['Redis, Java, Kotlin or Scala', 'Redis, Java | Kotlin | Scala'],
  ['SQL, Kafka or Computer Vision', 'SQL, Kafka | Computer Vision'],
  ['Computer Vision, Kafka or Redis', 'Computer Vision, Kafka | Redis'],
  ['React, AWS, Azure or GCP and SQL', 'React, AWS | Azure | GCP, SQL'],
  ['React, Vue, or Angular.', 'React | Vue.js | Angular'],
  ['React, TypeScript and SQL', 'React, TypeScript, SQL'],
  ['React and TypeScript or JavaScript', 'React, TypeScript | JavaScript'],
  ['Java, Kotlin or Scala and SQL', 'Java | Kotlin | Scala, SQL'],
  ['React, TypeScript, SQL', 'React, TypeScript, SQL'],
  ['Java (or Kotlin), Redis', 'Java | Kotlin, Redis'],
  ['Python and/or Java', 'Python | Java'],
  ['one of Selenium, Cypress, Playwright', 'Selenium | Cypress | Playwright'],
  ['One of the following: Java, Python', 'Java | Python'],
  ['At least one cloud platform (AWS, Azure, GCP)', 'AWS | Azure | GCP'],
  ['any modern framework like React, Vue and Angular', 'React | Vue.js | Angular'],
  ['tools such as Selenium and Cypress', 'Selenium | Cypress'],
  ['test runners (e.g. Jest, Cypress)', 'Jest | Cypress'],
  ['Selenium, Cypress or similar tools', 'Selenium | Cypress'],
  ['Kafka or similar', 'Kafka'],
  ['Scripting in Python, Go or Bash', 'Python | Go'],
  ['AWS (GCP or Azure also fine)', 'AWS | GCP | Azure'],
  // Svelte is not one of the known skills, so it is dropped, and the others stay alternatives.
  ['React, Vue or Svelte', 'React | Vue.js'],
  ['a MySQL database or PostgreSQL', 'MySQL | PostgreSQL'],
  ['**React** or **Vue**', 'React | Vue.js'],
  ['HTML/CSS/JavaScript', 'HTML, CSS, JavaScript'],
  ['React. Or you come from Java.', 'React, Java'],
  // A repeated skill counts as one alternative.
  ['React or ReactJS', 'React'],
  ['You like React and TypeScript', 'React, TypeScript'],
  // Ordinary words are skills where the context shows that they are meant as skills.
  ['Python, Go or Java', 'Python | Go | Java'],
  ['Three years of writing services in Go', 'Go'],
  ['Go and talk to users', ''],
  ['Send your CV, and go through two rounds', ''],
  ['We express ourselves in Java', 'Java'],
])('“%s” asks %s', (text, groups) => {
  expect(read(text, true)).toBe(groups);
});

test('in a title', () => {
  expect(read('Node/Go Engineer (React or Vue)', false)).toBe('Node.js | Go, React | Vue.js');
});

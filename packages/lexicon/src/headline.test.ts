import { expect, test } from 'vitest';
import { headlineOf } from './headline.ts';

test.each([
  ['Java Developer', 'Java Developer', '', ''],
  ['UI/UX Designer', 'UI/UX Designer', '', ''],
  ['Java Developer at Infosys', 'Java Developer', '', 'Infosys'],
  ['Java Developer | Spring Boot | Kafka', 'Java Developer', 'Spring Boot | Kafka', ''],
  ['Open to work • SRE @ Ola | Linux', 'SRE', 'Open to work | Linux', 'Ola'],
  ['QA Lead — Selenium, Java', 'QA Lead', 'Selenium, Java', ''],
  ['Team Lead | Senior Developer at Zoho', 'Team Lead | Senior Developer', '', 'Zoho'],
  ['React | Node.js | MongoDB', 'React | Node.js | MongoDB', '', ''],
  ['Good at testing', 'Good at testing', '', ''],
  ['', '', '', ''],
])('%j', (text, title, listed, employer) => {
  expect(headlineOf(text)).toEqual({ title, listed, employer });
});

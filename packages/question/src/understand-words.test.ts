import { describe, expect, test } from 'vitest';
import { summary } from '../test/summary.ts';
import { understand } from './understand.ts';

describe('operators', () => {
  test.each([
    ['react OR angular', 'react/angular'],
    ['Executive / virtual assistant', 'executive/virtual assistant'],
    ['tester / qa engineer', 'tester/qa engineer'],
    ['python AND (django OR flask)', 'python django/flask'],
    ['react/vue developer', 'react/vue developer'],
    ['react or vue developer', 'react/vue developer'],
    ['react / vue', 'react/vue'],
    ['react | vue', 'react/vue'],
    ['(selenium OR cypress) AND (jenkins OR "github actions")', 'selenium/cypress jenkins/"github actions"'],
    ['flutter OR "react native" pune', '{in Pune} flutter/react native'],
    ['python OR django OR flask', 'python/django/flask'],
    ['react developer or angular developer in pune', '{in Pune} react/angular developer'],
    ['react or (vue and typescript)', 'react/vue react/typescript'],
    ['(java and spring) or (python and django)', 'java/python java/django spring/python spring/django'],
    ['java & spring', 'java spring'],
    ['java + spring', 'java spring'],
    ['ui/ux designer', 'ui ux designer'],
    ['c/c++ developer', 'c c++ developer'],
    ['ci/cd docker', 'ci cd docker'],
    // Names of different kinds are all required. Of names of one kind, any is enough.
    ['backend engineer node.js/express/mongodb', 'backend engineer node js express mongodb'],
    ['html/css/javascript', 'html css javascript'],
    ['stl / boost.asio / qt', 'stl boost asio qt'],
    ['aws/azure/gcp engineer', 'aws/azure/gcp engineer'],
    ['react/vue/angular', 'react/vue/angular'],
    ['tester/qa/sdet', 'tester/qa/sdet'],
    ['java not php/laravel/wordpress', 'java -php -laravel -wordpress'],
    ['24/7 support', 'support'],
    ['react developer or work from home', '{can work from home} react developer'],
    [
      'developer with react and (node or python) in pune or remote',
      'developer react node/python ~{in Pune}/{can work from home}',
    ],
    ['((react', 'react'],
    ['react))', 'react'],
    ['java or', 'java'],
    ['or java', 'java'],
    ['java AND', 'java'],
    ['"react', 'react'],
    ['react OR OR vue', 'react/vue'],
    ['( ) java', 'java'],
    ['java ()', 'java'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

describe('names that contain a Hindi word', () => {
  test.each([
    ['last mile', '[logistics]'],
    ['operations manager last mile', 'operations manager [logistics]'],
    ['last mile delivery', 'last mile delivery'],
    ['last-mile delivery manager', 'last mile delivery manager'],
    ['not last mile', '-[logistics]'],
    ['java developer mile', 'java developer'],
    ['java nahi mile', '-java'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

describe('exclusions', () => {
  test.each([
    ['frontend -angular', 'frontend -angular'],
    ['react developer -bengaluru', 'react developer -{in Bengaluru}'],
    ['developer with typescript without react', 'developer typescript -react'],
    ['data engineer -company:tcs', 'data engineer -{worked at Tata Consultancy Services or TCS}'],
    ['full stack developer excluding php', 'full stack developer -php'],
    [
      'azure cloud engineer noida 5+ yrs not dxc',
      '{in Noida} {5+ years} azure cloud engineer -{worked at DXC or DXC Technology}',
    ],
    ['java nobody from tcs', 'java -{worked at Tata Consultancy Services or TCS}'],
    ['java devs but no one from wipro', 'java devs -{worked at Wipro}'],
    [
      'java developer not tcs infosys wipro',
      'java developer -{worked at Tata Consultancy Services or TCS} -{worked at Infosys} -{worked at Wipro}',
    ],
    ['java not in delhi noida', 'java -{in Delhi} -{in Noida}'],
    ['java dont want tcs', 'java -{worked at Tata Consultancy Services or TCS}'],
    ['java !tcs', 'java -{worked at Tata Consultancy Services or TCS}'],
    ['java leave out tcs', 'java -{worked at Tata Consultancy Services or TCS}'],
    ['java tcs not allowed', 'java -{worked at Tata Consultancy Services or TCS}'],
    ['java tcs excluded', 'java -{worked at Tata Consultancy Services or TCS}'],
    ['java tcs ke alawa', 'java -{worked at Tata Consultancy Services or TCS}'],
    ['java tcs ko chhod kar', 'java -{worked at Tata Consultancy Services or TCS}'],
    ['java instead of php', 'java -php'],
    ['java no trainers', 'java -trainers'],
    ['we do not want freshers, java pune', '{in Pune} java -{up to 1 year}'],
    [
      'please do not share profiles from infosys or wipro java',
      'java -{worked at Infosys} -{worked at Wipro}',
    ],
    [
      'java pune noida 5 yrs tcs do not apply',
      '{in Pune or Noida} {5 to 7 years} java -{worked at Tata Consultancy Services or TCS}',
    ],
    ['java hiring! pune', '{in Pune} java'],
    ['react -"react native"', 'react -react native'],
    ['designer not figma', 'designer -figma'],
    ['java not spring', 'java -spring'],
    ['full stack developer without aws, docker and jenkins', 'full stack developer -aws -docker -jenkins'],
    ['java developer except spring and hibernate', 'java developer -spring -hibernate'],
    ['java, not php, spring', 'java spring -php'],
    ['developer without php, react developer', 'developer react -php'],
    ['java without php AND spring', 'java spring -php'],
    ['react developer -angular, redux', 'react developer redux -angular'],
    ['java NOT (spring OR hibernate)', 'java -spring -hibernate'],
    ['react -redux -angular', 'react -redux -angular'],
    ['developer other than php', 'developer -php'],
    ['java without experience in struts', 'java -struts'],
    ['excluding infosys and wipro java', 'java -{worked at Infosys} -{worked at Wipro}'],
    ['no freshers java', 'java -{up to 1 year}'],
    ['java, freshers please do not apply', 'java -{up to 1 year}'],
    ['java developer not in bangalore', 'java developer -{in Bengaluru}'],
    ['java developer but not from tcs', 'java developer -{worked at Tata Consultancy Services or TCS}'],
    ['python developer except bangalore', 'python developer -{in Bengaluru}'],
    ['frontend developer no angular', 'frontend developer -angular'],
    ['backend engineer without php or laravel', 'backend engineer -php -laravel'],
    ['manual tester not automation', 'manual tester -automation'],
    ['designer not a manager', 'designer -manager'],
    ['react dev w/o redux', 'react dev -redux'],
    ['java -fintech', 'java -[fintech]'],
    ['java -senior', 'java -{Senior}'],
    ['react not', 'react'],
    ['react - vue', 'react vue'],
    ['java developer who is not required to travel', 'java developer [travel]'],
    ['react developer outside bangalore', 'react developer -{in Bengaluru}'],
    ['data scientist without phd', 'data scientist -{PhD degree}'],
    ['no php no wordpress', '-php -wordpress'],
    ['any city except delhi java', 'java -{in Delhi}'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

test.each([
  ['office administrator pune', '{in Pune} office administrator'],
  ['field engineer', 'field engineer'],
  ['office boy pune', '{in Pune} office boy'],
  ['company secretary', 'company secretary'],
  ['customer relationship executive', 'customer relationship executive'],
  ['java developer for our office', 'java developer'],
  ['startup company developer', 'developer'],
])('a word that asks for nothing elsewhere is kept in a title: %s', (text, asked) => {
  expect(summary(understand(`${text} `))).toBe(asked);
});

describe('sentences', () => {
  test.each([
    [
      'we are looking for a senior react developer with typescript in bengaluru who can join immediately',
      '{Senior} {in Bengaluru} {notice up to 1 week} react developer typescript',
    ],
    [
      'can you find me a python developer who knows django and aws and lives in hyderabad',
      '{in Hyderabad} python developer django aws',
    ],
    [
      'somebody who can build dashboards in power bi for a bank, 3+ years',
      '{3+ years} ~dashboards power bi [banking]',
    ],
    [
      'urgent requirement: android developer with kotlin, 2-5 years, immediate joiner preferred',
      '{2 to 5 years} {notice up to 1 week} android developer kotlin',
    ],
    [
      'please share profiles of data engineers with spark and airflow having good english',
      '{Advanced English or better} data engineers spark airflow',
    ],
    [
      'who has done payment integrations in node and can work from home',
      '{can work from home} ~payment ~integrations node',
    ],
    [
      'find me a manual tester in chennai who can join in 2 weeks and expects less than 6 lakhs',
      '{in Chennai} {notice up to 2 weeks} {under ₹6 LPA} manual tester',
    ],
    [
      'I need a designer who has experience with design systems and figma and speaks fluent english',
      '{Advanced English or better} designer "design systems" figma',
    ],
    [
      'need someone who can manage our aws infrastructure and knows terraform',
      '~manage aws infrastructure terraform',
    ],
    [
      'android developer who worked on payment apps in kotlin and has published apps on play store',
      'android developer ~payment ~apps kotlin ~published ~play ~store',
    ],
    [
      'Sr. QA Engineer | Pune | 5-8 yrs | upto 18 LPA',
      '{Senior} {in Pune} {5 to 8 years} {under ₹18 LPA} qa engineer',
    ],
    [
      'React JS Developer - 3+ Yrs - Remote - Upto 12LPA',
      '{3+ years} {can work from home} {under ₹12 LPA} react js developer',
    ],
    ['hiring 5 java developers', 'java developers'],
    ['selenium automation testers', 'selenium automation testers'],
    ['software tester', '~software tester'],
    ['software engineer java', '~software engineer java'],
    ['software engineer', 'software engineer'],
    ['java developer, freshers are also ok', 'java developer'],
    ['need urgently 2 java developers', 'java developers'],
    ['go developer', 'go developer'],
    ['experience', 'experience'],
    ['looking for', 'looking'],
    ['angular 17', 'angular ~17'],
    ['python 3', 'python 3'],
    [
      'Looking for backend devs. Must know Go or Rust. 5+ years. Remote.',
      '{5+ years} {can work from home} backend devs go/rust',
    ],
    [
      'react developer with at least 3 years of experience in redux and typescript, based in mumbai or pune, notice period under 30 days, max 22 lpa',
      '{3+ years} {in Mumbai or Pune} {notice up to 30 days} {under ₹22 LPA} react developer redux typescript',
    ],
    [
      'We need a QA lead for automation: selenium, java, api testing, 8+ yrs, Hyderabad.',
      '{Lead} {8+ years} {in Hyderabad} qa automation selenium java api testing',
    ],
    ['urgent!!! java developer needed in pune!!!', '{in Pune} java developer'],
    ['java developer age below 30', 'java developer'],
    ['someone who can lead a team with java', 'java'],
    ['java developer female', 'java developer'],
    ['HR cum Admin Executive', 'hr admin executive'],
    ['SALES CUM MARKETING executive', 'sales marketing executive'],
    ['C#.NET Core developer', 'c# dotnet core developer'],
    ['telecaller turant chahiye noida', '{in Noida} telecaller'],
    ['warehouse ka kaam jaanne wala pune', '{in Pune} warehouse'],
    ['computer operator ki zarurat hai noida', '{in Noida} computer operator'],
    ['telecaller turant join kare noida', '{notice up to 1 week} {in Noida} telecaller'],
    ['ui designer not figma', 'ui designer -figma'],
    ['java but not javascript', 'java -javascript'],
    ['python developer who worked for banks or fintech', 'python developer [banking]/[fintech]'],
    ['java developer who worked for Banks Technologies', '{worked at Banks Technologies} java developer'],
    ['customer care who speaks english very well', '{Advanced English or better} customer care'],
    ['customer care exl or concentrix', '{worked at EXL, EXL Service or Concentrix} customer care'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

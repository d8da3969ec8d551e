import { describe, expect, test } from 'vitest';
import { summary } from '../../test/summary.ts';
import { understand } from './understand.ts';

describe('years', () => {
  test.each([
    ['react developer experienced 5', '{5 to 7 years} react developer'],
    ['java 5 years', '{5 to 7 years} java'],
    ['5 years of react', '{5 to 7 years} react'],
    ['3-6 yrs java developer', '{3 to 6 years} java developer'],
    ['experienced devops engineer 8+ yrs', '{8+ years} devops engineer'],
    ['data scientist min 4 years', '{4+ years} data scientist'],
    ['data engineer at least 6 years', '{6+ years} data engineer'],
    ['10 years exp .net developer', '{10 to 12 years} dotnet developer'],
    ['java developer 2 to 4 years', '{2 to 4 years} java developer'],
    ['0-1 year exp react', '{up to 1 year} react'],
    ['less than 3 years python', '{up to 3 years} python'],
    ['over 10 years java architect', '{10+ years} java architect'],
    ['10 plus years java', '{10+ years} java'],
    ['5 or more years java', '{5+ years} java'],
    ['up to 2 years tester', '{up to 2 years} tester'],
    ['not more than 4 years java', '{up to 4 years} java'],
    ['react developer (3-5 years)', '{3 to 5 years} react developer'],
    ['exp 3-6 php', '{3 to 6 years} php'],
    ['experience: 4+ qa', '{4+ years} qa'],
    ['4yoe react', '{4 to 6 years} react'],
    ['java dev 4yrs', '{4 to 6 years} java dev'],
    ['fresher data analyst', '{up to 1 year} data analyst'],
    ['freshers java', '{up to 1 year} java'],
    ['entry level frontend developer', '{up to 1 year} frontend developer'],
    ['fresher 0-2 years', '{up to 2 years}'],
    ['0-2 java', '{up to 2 years} java'],
    ['6 months experience php', '{0.5+ years} php'],
    ['react 5+', '{5+ years} react'],
    ['java developer three years', '{3 to 5 years} java developer'],
    ['between 4 and 6 years java', '{4 to 6 years} java'],
    ['react 3 to 5 yrs exp, max ctc 15', '{3 to 5 years} {under ₹15 LPA} react'],
    [
      'please suggest candidates with angular 12+ and .net core having 6+ yrs',
      '{6+ years} angular dotnet core',
    ],
    ['java 17 developer', 'java ~17 developer'],
    ['angular 12+ developer', 'angular developer'],
    ['java 3-5 or 6-8 years', '{3 to 8 years} java'],
    ['8 to 10 java', '{8 to 10 years} java'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

describe('salary', () => {
  test.each([
    ['react developer under 15 lakhs', '{under ₹15 LPA} react developer'],
    ['python developer 15-20 lakhs', '{₹15 to 20 LPA} python developer'],
    ['qa engineer below 8 lpa', '{under ₹8 LPA} qa engineer'],
    ['designer max 12 lakh', '{under ₹12 LPA} designer'],
    ['php developer less than 6 lakhs per annum', '{under ₹6 LPA} php developer'],
    ['android developer within 14L', '{under ₹14 LPA} android developer'],
    ['flutter developer budget 18', '{under ₹18 LPA} flutter developer'],
    ['ctc 18-26 LPA devops', '{₹18 to 26 LPA} devops'],
    ['1.5 cr architect', '{under ₹150 LPA} architect'],
    ['₹18,00,000 java developer', '{under ₹18 LPA} java developer'],
    ['80k per month tester', '{under ₹9.6 LPA} tester'],
    ['salary upto 12 lpa java', '{under ₹12 LPA} java'],
    ['3ish years java', '{3 to 5 years} java'],
    ['expect: 2-5 years java', '{2 to 5 years} java'],
    ['expecting 30 days notice java', '{notice up to 30 days} java'],
    ['expecting 12-15 java', '{₹12 to 15 LPA} java'],
    ['expected ctc below 10 lakhs react', '{under ₹10 LPA} react'],
    ['python dev < 20 lpa', '{under ₹20 LPA} python dev'],
    ['java developer 10 lpa', '{under ₹10 LPA} java developer'],
    ['20+ lpa architect', '{₹20 LPA or more} architect'],
    ['min 20 lpa architect', '{₹20 LPA or more} architect'],
    ['under 20 java', '{under ₹20 LPA} java'],
    ['no more than 15 lpa tester', '{under ₹15 LPA} tester'],
    ['salary 12 to 18 lakhs react', '{₹12 to 18 LPA} react'],
    ['rs 12 lakhs java', '{under ₹12 LPA} java'],
    ['1200000 per annum budget java', '{under ₹12 LPA} java'],
    ['12LPA java', '{under ₹12 LPA} java'],
    ['java 12-15 lacs', '{₹12 to 15 LPA} java'],
    ['around 10 lakhs java', '{under ₹10 LPA} java'],
    ['java 50,000 per month', '{under ₹6 LPA} java'],
    ['ctc: 12L java', '{under ₹12 LPA} java'],
    ['25k per month fresher', '{under ₹3 LPA} {up to 1 year}'],
    ['1 crore cto', '{under ₹100 LPA} cto'],
    ['below 50k per month java', '{under ₹6 LPA} java'],
    ['15L max react', '{under ₹15 LPA} react'],
    ['tester 15k-25k per month', '{₹1.8 to 3 LPA} tester'],
    ['python 30 lpa+', '{₹30 LPA or more} python'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

describe('notice', () => {
  test.each([
    ['java developer immediate joiner', '{notice up to 1 week} java developer'],
    ['java immediate joiners only', '{notice up to 1 week} java'],
    ['python developer 30 days notice', '{notice up to 30 days} python developer'],
    ['qa engineer can join in 15 days', '{notice up to 15 days} qa engineer'],
    ['full stack developer available immediately', '{notice up to 1 week} full stack developer'],
    ['angular developer max 60 days notice period', '{notice up to 60 days} angular developer'],
    ['notice period 2 weeks react', '{notice up to 2 weeks} react'],
    ['np 30 days java', '{notice up to 30 days} java'],
    ['serving notice period java', '{notice up to 30 days} java'],
    ['java dev joining within 1 month', '{notice up to 30 days} java dev'],
    ['php developer urgent joining', '{notice up to 1 week} php developer'],
    ['react developer 15 days', '{notice up to 15 days} react developer'],
    ['java 90 days notice', '{notice up to 90 days} java'],
    ['notice up to 2 months java', '{notice up to 60 days} java'],
    ['java can start in two weeks', '{notice up to 2 weeks} java'],
    ['can join within a week java', '{notice up to 1 week} java'],
    ['immediate requirement java developer', 'java developer'],
    ['no notice period java', '{notice up to 1 week} java'],
    ['notice less than 30 days qa', '{notice up to 30 days} qa'],
    ['joins in 1 week java', '{notice up to 1 week} java'],
    ['available from next week java', '{notice up to 2 weeks} java'],
    ['notice period less than a month java', '{notice up to 30 days} java'],
    ['notice period negotiable java', 'java'],
    ['java joining immediately or within 15 days', '{notice up to 15 days} java'],
    ['java developer 30 or 60 days notice', '{notice up to 60 days} java developer'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

describe('work, language and activity', () => {
  test.each([
    ['remote react developer', '{can work from home} react developer'],
    ['wfh data analyst', '{can work from home} data analyst'],
    ['work from home java', '{can work from home} java'],
    ['react who can work remotely', '{can work from home} react'],
    ['onsite java', '{works on site} java'],
    ['work from office tester', '{works on site} tester'],
    ['remote sensing engineer', '~remote sensing engineer'],
    ['unemployed java developer', '{not employed} java developer'],
    ['react developer between jobs', '{not employed} react developer'],
    ['frontend developer not working currently', '{not employed} frontend developer'],
    ['currently employed qa', '{employed} qa'],
    ['fluent english support engineer', '{Advanced English or better} support engineer'],
    ['qa engineer native english', '{Native English} qa engineer'],
    ['good written english tester', '{Intermediate English or better} tester'],
    ['good english tester', '{Advanced English or better} tester'],
    ['excellent communication skills in english qa', '{Advanced English or better} qa'],
    ['english speaking java developer', '{Intermediate English or better} java developer'],
    ['tester english intermediate', '{Intermediate English or better} tester'],
    ['react active this week', '{active in the last 7 days} react'],
    ['react developer active in last 30 days', '{active in the last 30 days} react developer'],
    ['updated in last 2 weeks java', '{active in the last 14 days} java'],
    ['recently active python', '{active in the last 30 days} python'],
    ['java active today', '{active today} java'],
    ['actively looking java developers', '{Actively Seeking} java developers'],
    ['open to work designers', '{Actively Seeking or Open to Opportunities} designers'],
    ['java with resume', '{has a resume} java'],
    ['mca java', '{MCA degree} java'],
    ['b.tech java developer', '{B.Tech degree} java developer'],
    ['btech or mca java', '{B.Tech or MCA degree} java'],
    ['mba product manager', '{MBA degree} product manager'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

describe('places', () => {
  test.each([
    ['react developer in koramangala', '{in Koramangala} react developer'],
    [
      'python developer ncr',
      '{in Delhi, Gurugram, Noida, Greater Noida, Ghaziabad or Faridabad} python developer',
    ],
    ['data analyst near gurgaon', '{within 25 km of Gurugram} data analyst'],
    ['full stack developer from kerala', '{in Kerala} full stack developer'],
    ['android developer based in pune', '{in Pune} android developer'],
    ['designer mumbai or navi mumbai', '{in Mumbai or Navi Mumbai} designer'],
    ['react developer blr', '{in Bengaluru} react developer'],
    ['.net developer madras', '{in Chennai} dotnet developer'],
    [
      'java developers in south india',
      '{in Karnataka, Tamil Nadu, Kerala, Telangana, Andhra Pradesh or Puducherry} java developers',
    ],
    ['react developer anywhere in Karnataka or Kerala', '{in Karnataka or Kerala} react developer'],
    ['java Pune or remote', 'java ~{in Pune}/{can work from home}'],
    ['react developers in electronic city bangalore', '{in Electronic City} react developers'],
    ['whitefield, bangalore java', '{in Whitefield} java'],
    ['java pune, mumbai, delhi', '{in Pune, Mumbai or Delhi} java'],
    ['within 20 km of pune java developer', '{within 20 km of Pune} java developer'],
    ['developer in hyd', '{in Hyderabad} developer'],
    ['react metro cities', '{in Mumbai, Delhi, Bengaluru, Hyderabad, Chennai or Kolkata} react'],
    ['java tricity', '{in Chandigarh, Mohali or Panchkula} java'],
    ['pune based react developer', '{in Pune} react developer'],
    ['react developer from salem', '{in Salem} react developer'],
    ['anand kumar', 'anand kumar'],
    ['developers in anand', '{in Anand} developers'],
    ['delhi university java', 'delhi university java'],
    ['iit bombay java', 'iit bombay java'],
    ['java hitech city', '{in HITEC City} java'],
    ['noida/gurgaon java', '{in Noida or Gurugram} java'],
    ['delhi ncr react', '{in Delhi, Gurugram, Noida, Greater Noida, Ghaziabad or Faridabad} react'],
    ['pan india java', 'java'],
    ['java developer willing to relocate', 'java developer'],
    ['cloud engineer uttaranchal', '{in Uttarakhand} cloud engineer'],
    ['java bombay', '{in Mumbai} java'],
    ['react developer bangalore or remote', 'react developer ~{in Bengaluru}/{can work from home}'],
    ['android jaipur rajasthan', '{in Jaipur} android'],
    [
      'java tier 2 cities',
      '{in Jaipur, Lucknow, Indore, Kochi, Coimbatore, Chandigarh, Nagpur, Bhubaneswar, Visakhapatnam, Vadodara, Surat, Mysuru, Thiruvananthapuram, Bhopal or Nashik} java',
    ],
    ['senior dev chennai/bangalore', '{Senior} {in Chennai or Bengaluru} dev'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

describe('levels', () => {
  test.each([
    ['senior react developer', '{Senior} react developer'],
    ['junior python developer', '{Junior} python developer'],
    ['jr python dev', '{Junior} python dev'],
    ['sr. java developer', '{Senior} java developer'],
    ['tech lead java', '{Lead} java'],
    ['team lead react native', '{Lead} react native'],
    ['lead developer', '{Lead} developer'],
    ['qa lead', '{Lead} qa'],
    ['principal architect', '{Lead} architect'],
    ['staff engineer', '{Lead} engineer'],
    ['head of design', '{Lead} design'],
    ['mid-level react', '{Mid-level} react'],
    ['mid to senior react', '{Mid-level or Senior} react'],
    ['junior or mid react', '{Junior or Mid-level} react'],
    ['senior/lead java', '{Senior or Lead} java'],
    ['intern python', '{Junior} python'],
    ['lead generation executive', 'lead generation executive'],
    ['engineering manager', 'engineering manager'],
    ['sde 2 java', '{Mid-level} sde java'],
    ['sde-3 java', '{Senior} sde java'],
    ['level:senior react', '{Senior} react'],
    ['principal engineer java', '{Lead} engineer java'],
  ])('%s', (text, asked) => {
    expect(summary(understand(`${text} `))).toBe(asked);
  });
});

import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The rest of `blind-10.ts`. */
export const BLIND_10_REST: readonly Blind[] = [
  {
    key: 'blind10-sandeep',
    by: 'pdf-lib',
    source: [
      'B17|SANDEEP KUMAR SAHOO',
      'N10|Bhubaneswar, Odisha | +91 93370 12345 | sandeep.sahoo@outlook.com',
      'B12|CAREER SUMMARY',
      'N10|o  7.5 years in software testing, of which 4 in automation with Java and Selenium.',
      'N10|o  Domain knowledge in insurance and healthcare.',
      'B12|ORGANISATIONAL EXPERIENCE',
      'B10|1) Infosys Limited, Bhubaneswar%390%(Apr 2021 - till now)',
      'N10|Test Lead',
      'N10|Project: Medicare Advantage (Client: Aetna)',
      'N10|o  Plans releases and reports quality to the client each week.',
      'N10|o  Automated 900 cases with Selenium and RestAssured.',
      'B10|2) Mindfire Solutions, Bhubaneswar%390%(Jul 2018 - Mar 2021)',
      'N10|QA Engineer',
      'N10|Project: Pet insurance portal',
      'N10|o  Tested web portal and Android app.',
      'B12|SKILL SET',
      'N10|Automation Tools   : Selenium, Appium, RestAssured',
      'N10|Languages          : Java, Groovy',
      'N10|Management Tools   : JIRA, qTest, Confluence',
      'B12|EDUCATION',
      'N10|B.Tech in Computer Science from BPUT, Odisha with 7.9 CGPA in 2018',
      'N10|+2 Science from CHSE Odisha with 68% in 2014',
      'B12|ACHIEVEMENTS',
      'N10|o  Insta award (2022) and Star of the quarter (2023).',
    ].join('\n'),
    expected: {
      name: 'SANDEEP KUMAR SAHOO',
      about:
        '7.5 years in software testing, of which 4 in automation with Java and Selenium. Domain knowledge in insurance and healthcare.',
      jobTitle: 'Test Lead',
      jobCategory: 'Software_Testing',
      place: 'Bhubaneswar, Odisha',
      years: 7.5,
      isEmployed: true,
      skills: 'Selenium, Appium, RestAssured, Java, Groovy, JIRA, qTest, Confluence',
      jobs: [
        {
          title: 'Test Lead',
          company: 'Infosys Limited',
          place: 'Bhubaneswar',
          from: '2021-04',
          isCurrent: true,
          points:
            'Project: Medicare Advantage (Client: Aetna) Plans releases and reports quality to the client each week. Automated 900 cases with Selenium and RestAssured.',
        },
        {
          title: 'QA Engineer',
          company: 'Mindfire Solutions',
          place: 'Bhubaneswar',
          from: '2018-07',
          to: '2021-03',
          points: 'Project: Pet insurance portal. Tested web portal and Android app.',
        },
      ],
      studies: [
        { course: 'B.Tech in Computer Science', university: 'BPUT', place: 'Odisha' },
        { course: '+2 Science', university: 'CHSE Odisha' },
      ],
    },
  },
  {
    key: 'blind10-rekha',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:15mm}body{font:10.5pt/1.5 "Noto Sans Devanagari","Liberation Sans";margin:0}h2{font-size:12pt;border-bottom:1px solid #333;margin:10px 0 4px}p{margin:0 0 3px}ul{margin:0 0 5px;padding-left:18px}')}<p style="font-size:18pt"><b>Rekha Chauhan</b></p><p>Web Developer</p><p>Indore, Madhya Pradesh | rekha.chauhan@gmail.com | 7869012345</p><h2>परिचय</h2><p>Web developer with 3 years of experience in PHP and WordPress for newspapers and schools.</p><h2>कार्य अनुभव</h2><p><b>Web Developer, Dainik Bhaskar Digital, Indore</b></p><p>Feb 2023 – Present</p><ul><li>Builds pages of elections and cricket that carry heavy traffic.</li></ul><p><b>WordPress Developer, Webdunia, Indore</b></p><p>Jan 2022 – Jan 2023</p><ul><li>Maintained themes of three sites.</li></ul><h2>शिक्षा</h2><p><b>BCA</b>, Devi Ahilya Vishwavidyalaya, Indore, 2021</p><h2>कौशल</h2><p>PHP, WordPress, MySQL, JavaScript, HTML, CSS</p><h2>भाषाएँ</h2><p>हिन्दी, English</p>`,
    expected: {
      name: 'Rekha Chauhan',
      about: 'Web developer with 3 years of experience in PHP and WordPress for newspapers and schools.',
      jobTitle: 'Web Developer',
      jobCategory: 'Software_Development',
      place: 'Indore, Madhya Pradesh',
      years: 3,
      isEmployed: true,
      skills: 'PHP, WordPress, MySQL, JavaScript, HTML, CSS',
      jobs: [
        {
          title: 'Web Developer',
          company: 'Dainik Bhaskar Digital',
          place: 'Indore',
          from: '2023-02',
          isCurrent: true,
          points: 'Builds pages of elections and cricket that carry heavy traffic.',
        },
        {
          title: 'WordPress Developer',
          company: 'Webdunia',
          place: 'Indore',
          from: '2022-01',
          to: '2023-01',
          points: 'Maintained themes of three sites.',
        },
      ],
      studies: [{ course: 'BCA', university: 'Devi Ahilya Vishwavidyalaya', place: 'Indore' }],
    },
  },
  {
    key: 'blind10-arvind',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:0}body{margin:0;font:9.5pt/1.45 "Liberation Sans";color:#222}.h{background:#1b2a41;color:#fff;padding:9mm 14mm;display:flex;justify-content:space-between}.h h1{margin:0;font-size:21pt}.h p{margin:0}.m{padding:6mm 14mm}h2{font-size:11.5pt;color:#1b2a41;margin:12px 0 4px}h2::after{content:"";display:block;height:2px;width:30px;background:#e4572e}.j{display:flex;justify-content:space-between}.j i{color:#666;font-style:normal}p{margin:0 0 2px}ul{margin:2px 0 8px;padding-left:14px}.sk{display:grid;grid-template-columns:repeat(4,1fr)}')}<div class="h"><div><h1>Arvind Swamy N.</h1><p>Engineering Manager</p></div><div style="text-align:right"><p>Chennai, India</p><p>+91 98401 54321</p><p>arvind.swamy@fastmail.com</p><p>linkedin.com/in/arvindswamy</p></div></div><div class="m"><p>Engineering manager with 14 years in software, the last five with teams of 10 to 25 people across Chennai and Bengaluru. Cares about calm releases and growing people.</p><h2>Professional Experience</h2><div class="j"><b>Chargebee, Chennai</b><i>2019 – Present</i></div><div class="j"><span>Engineering Manager</span><i>Apr 2021 – Present</i></div><ul><li>Heads the invoicing group of 22 engineers.</li><li>Brought the failure rate of changes from 18% to 4%.</li></ul><div class="j"><span>Lead Engineer</span><i>Jan 2019 – Mar 2021</i></div><ul><li>Designed taxes for 40 countries.</li></ul><div class="j"><b>ThoughtWorks, Bengaluru</b><i>Aug 2014 – Dec 2018</i></div><div class="j"><span>Senior Consultant Developer</span></div><ul><li>Delivered a retail bank's onboarding in Scala.</li></ul><div class="j"><b>HCL Technologies, Chennai</b><i>Jul 2011 – Jul 2014</i></div><div class="j"><span>Software Engineer</span></div><ul><li>Maintained a telecom billing system in Java.</li></ul><h2>Core Skills</h2><div class="sk"><span>Java</span><span>Scala</span><span>Kafka</span><span>AWS</span><span>System Design</span><span>Hiring</span><span>Agile</span><span>MySQL</span></div><h2>Education</h2><div class="j"><span><b>M.S. Software Systems</b> – BITS Pilani (WILP)</span><i>2013 – 2015</i></div><div class="j"><span><b>B.E. Computer Science</b> – College of Engineering, Guindy, Anna University</span><i>2007 – 2011</i></div><h2>Patents &amp; Talks</h2><ul><li>Taxes without tears, The Fifth Elephant 2020</li></ul></div>`,
    expected: {
      name: 'Arvind Swamy N.',
      about:
        'Engineering manager with 14 years in software, the last five with teams of 10 to 25 people across Chennai and Bengaluru. Cares about calm releases and growing people.',
      jobTitle: 'Engineering Manager',
      jobCategory: 'Software_Development',
      place: 'Chennai',
      years: 14,
      isEmployed: true,
      skills: 'Java, Scala, Kafka, AWS, System Design, Hiring, Agile, MySQL',
      jobs: [
        {
          title: 'Engineering Manager',
          company: 'Chargebee',
          place: 'Chennai',
          from: '2021-04',
          isCurrent: true,
          points:
            'Heads the invoicing group of 22 engineers. Brought the failure rate of changes from 18% to 4%.',
        },
        {
          title: 'Lead Engineer',
          company: 'Chargebee',
          from: '2019-01',
          to: '2021-03',
          points: 'Designed taxes for 40 countries.',
        },
        {
          title: 'Senior Consultant Developer',
          company: 'ThoughtWorks',
          place: 'Bengaluru',
          from: '2014-08',
          to: '2018-12',
          points: "Delivered a retail bank's onboarding in Scala.",
        },
        {
          title: 'Software Engineer',
          company: 'HCL Technologies',
          place: 'Chennai',
          from: '2011-07',
          to: '2014-07',
          points: 'Maintained a telecom billing system in Java.',
        },
      ],
      studies: [
        { course: 'M.S. Software Systems', university: 'BITS Pilani (WILP)' },
        {
          course: 'B.E. Computer Science',
          university: 'College of Engineering, Guindy, Anna University',
        },
      ],
      links: { linkedIn: 'https://linkedin.com/in/arvindswamy' },
    },
  },
];

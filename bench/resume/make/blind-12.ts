import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The first half of a fourth round of twelve. */
export const BLIND_12: readonly Blind[] = [
  {
    key: 'blind12-kiran',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:0}body{margin:0;font:9.5pt/1.45 Lato;color:#444}.w{display:grid;grid-template-columns:1fr 65mm;min-height:297mm}.m{padding:14mm 10mm}.s{background:#2d3e50;color:#fff;padding:14mm 8mm}.s h2{color:#fff;border-color:#fff}h1{margin:0;font-size:28pt;color:#2d3e50}h2{font-size:11pt;text-transform:uppercase;border-bottom:1px solid #2d3e50;color:#2d3e50;margin:14px 0 6px;letter-spacing:1px}p{margin:0 0 3px}ul{margin:2px 0 8px;padding-left:14px}.t{font-weight:bold}.c{font-style:italic}.dt{float:right;font-size:8.5pt}')}<div class="w"><div class="m"><h1>Kiran Bedekar</h1><p style="font-size:12pt">Lead Android Engineer</p><h2>Career Profile</h2><p>Android engineer since the days of Eclipse. 11 years of experience, of which 4 leading teams, in media and mobility.</p><h2>Experiences</h2><p><span class="dt">2021/04 - Present</span><span class="t">Lead Android Engineer</span></p><p class="c">Rapido, Bengaluru</p><ul><li>Leads six engineers on the captain app.</li><li>Crash-free sessions from 98.1% to 99.8%.</li></ul><p><span class="dt">2017/09 - 2021/03</span><span class="t">Senior Android Developer</span></p><p class="c">Saavn Media, Mumbai</p><ul><li>Wrote the offline player and its cache.</li></ul><p><span class="dt">2014/06 - 2017/08</span><span class="t">Android Developer</span></p><p class="c">Tata Interactive Systems, Mumbai</p><ul><li>Made learning games for tablets in schools.</li></ul><h2>Projects</h2><p><span class="t">Shloka</span> - A prayer book app with audio; 400,000 downloads.</p><p><span class="t">Taalmala</span> - A tabla metronome for practice.</p></div><div class="s"><h2>Details</h2><p>Pune, India</p><p>+91 98500 67890</p><p>kiran.bedekar@gmail.com</p><p>github.com/kbedekar</p><h2>Skills &amp; Proficiency</h2><p>Kotlin</p><p>Java</p><p>Jetpack Compose</p><p>RxJava</p><p>Gradle</p><h2>Education</h2><p class="t">B.E. in Computer Engineering</p><p>Pune Institute of Computer Technology</p><p>2010 - 2014</p><h2>Languages</h2><p>Marathi (Native)</p><p>English (Professional)</p><h2>Interests</h2><p>Tabla, Cycling</p></div></div>`,
    expected: {
      name: 'Kiran Bedekar',
      about:
        'Android engineer since the days of Eclipse. 11 years of experience, of which 4 leading teams, in media and mobility.',
      jobTitle: 'Lead Android Engineer',
      jobCategory: 'Software_Development',
      place: 'Pune',
      years: 11,
      isEmployed: true,
      skills: 'Kotlin, Java, Jetpack Compose, RxJava, Gradle',
      jobs: [
        {
          title: 'Lead Android Engineer',
          company: 'Rapido',
          place: 'Bengaluru',
          from: '2021-04',
          isCurrent: true,
          points: 'Leads six engineers on the captain app. Crash-free sessions from 98.1% to 99.8%.',
        },
        {
          title: 'Senior Android Developer',
          company: 'Saavn Media',
          place: 'Mumbai',
          from: '2017-09',
          to: '2021-03',
          points: 'Wrote the offline player and its cache.',
        },
        {
          title: 'Android Developer',
          company: 'Tata Interactive Systems',
          place: 'Mumbai',
          from: '2014-06',
          to: '2017-08',
          points: 'Made learning games for tablets in schools.',
        },
      ],
      studies: [
        {
          course: 'B.E. in Computer Engineering',
          university: 'Pune Institute of Computer Technology',
        },
      ],
      projects: [
        { title: 'Shloka', text: 'A prayer book app with audio; 400,000 downloads.' },
        { title: 'Taalmala', text: 'A tabla metronome for practice.' },
      ],
      links: { github: 'https://github.com/kbedekar' },
    },
  },
  {
    key: 'blind12-jasleen',
    by: 'writer',
    source: `${css('body{font:11pt Carlito}h1{font-size:20pt;margin:0}h2{font-size:13pt;color:#2e74b5;margin:10px 0 2px}h3{font-size:11pt;margin:5px 0 0}p{margin:0 0 3px}')}<h1>Jasleen Kaur Bhatia</h1><p>#1042, Sector 21-B, Chandigarh | +91 98140 12345 | jasleenbhatia@gmail.com | linkedin.com/in/jasleenbhatia</p><h2>Summary</h2><p>Business-minded QA automation engineer with 5.5 years of experience across healthcare and e-commerce. Known for stable suites and clear bug reports.</p><h2>Experience</h2><h3>Senior QA Automation Engineer | Grazitti Interactive | Panchkula | Sep 2022 – Present</h3><ul><li>Own automation of three Salesforce products with Playwright and TypeScript.</li><li>Brought nightly runs from 5 hours to 48 minutes by sharding.</li></ul><h3>QA Engineer | Net Solutions | Chandigarh | Mar 2020 – Aug 2022</h3><ul><li>Tested a pharmacy portal: API, web and mobile.</li><li>Trained four juniors in Cypress.</li></ul><h2>Education</h2><h3>B.Tech in Computer Science | Chandigarh Engineering College, Landran | 2015 – 2019</h3><h3>Senior Secondary (XII) | Shishu Niketan, Chandigarh | 2015</h3><h2>Skills</h2><p>Playwright · Cypress · TypeScript · Postman · k6 · Jenkins · Jira</p><h2>Certifications</h2><ul><li>ISTQB CTFL – ID 19-CTFL-12345 – Oct 2021</li><li>Salesforce Certified Administrator – May 2023</li></ul><h2>Volunteering</h2><p>Weekend teacher, Khalsa Aid learning centre</p>`,
    expected: {
      name: 'Jasleen Kaur Bhatia',
      about:
        'Business-minded QA automation engineer with 5.5 years of experience across healthcare and e-commerce. Known for stable suites and clear bug reports.',
      jobTitle: 'Senior QA Automation Engineer',
      jobCategory: 'Software_Testing',
      place: 'Chandigarh',
      years: 5.5,
      isEmployed: true,
      skills: 'Playwright, Cypress, TypeScript, Postman, k6, Jenkins, Jira',
      jobs: [
        {
          title: 'Senior QA Automation Engineer',
          company: 'Grazitti Interactive',
          place: 'Panchkula',
          from: '2022-09',
          isCurrent: true,
          points:
            'Own automation of three Salesforce products with Playwright and TypeScript. Brought nightly runs from 5 hours to 48 minutes by sharding.',
        },
        {
          title: 'QA Engineer',
          company: 'Net Solutions',
          place: 'Chandigarh',
          from: '2020-03',
          to: '2022-08',
          points: 'Tested a pharmacy portal: API, web and mobile. Trained four juniors in Cypress.',
        },
      ],
      studies: [
        {
          course: 'B.Tech in Computer Science',
          university: 'Chandigarh Engineering College, Landran',
        },
        { course: 'Senior Secondary (XII)', university: 'Shishu Niketan', place: 'Chandigarh' },
      ],
      certificates: [
        { name: 'ISTQB CTFL', month: '2021-10', id: '19-CTFL-12345' },
        { name: 'Salesforce Certified Administrator', month: '2023-05' },
      ],
      links: { linkedIn: 'https://linkedin.com/in/jasleenbhatia' },
    },
  },
  {
    key: 'blind12-manoj',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Serif"}p{margin:0 0 2px}')}<p align="center"><font size="4"><b><u>CURRICULUM-VITAE</u></b></font></p><p><b>MANOJ KUMAR PANDEY</b></p><p>C/o Shri R.S. Tiwari, H.No. 45, Gali No. 3</p><p>Shahdara, Delhi-110032</p><p>Contact No. – 9718012345</p><p>E-mail – manojpandey.web@gmail.com</p><br><p><b>CAREER OBJECTIVE:-</b></p><p>To work with an organization where I can learn new technologies and give my best as a web designer.</p><br><p><b>EDUCATIONAL QUALIFICATION:-</b></p><ul><li>10<sup>th</sup> Passed from U.P. Board Allahabad in 2009.</li><li>12<sup>th</sup> Passed from U.P. Board Allahabad in 2011.</li><li>B.A. Passed from Delhi University in 2014.</li></ul><p><b>PROFESSIONAL QUALIFICATION:-</b></p><ul><li>One year Diploma in Multimedia from Arena Animation, Laxmi Nagar.</li></ul><p><b>WORK EXPERIENCE:-</b></p><ul><li>Presently working with <b>Pixel Web Solutions, Noida</b> as a <b>Web Designer</b> since March 2019 to till date.</li><li>Worked with <b>Creative Infotech, Delhi</b> as a <b>Graphic Designer</b> from June 2015 to February 2019.</li></ul><p><b>SOFTWARE SKILLS:-</b></p><ul><li>Photoshop, CorelDraw, Illustrator</li><li>HTML, CSS, Bootstrap, WordPress</li></ul><p><b>STRENGTH:-</b></p><ul><li>Hard working, Punctual, Positive attitude.</li></ul><p><b>PERSONAL DETAILS:-</b></p><p>Father's Name &nbsp;&nbsp;: &nbsp;&nbsp;Sh. Ram Naresh Pandey</p><p>Date of Birth &nbsp;&nbsp;: &nbsp;&nbsp;05<sup>th</sup> July 1993</p><p>Marital Status &nbsp;&nbsp;: &nbsp;&nbsp;Married</p><p>Nationality &nbsp;&nbsp;: &nbsp;&nbsp;Indian</p><p>Languages Known &nbsp;&nbsp;: &nbsp;&nbsp;Hindi &amp; English</p><br><p>Date: ..............</p><p>Place: ............. &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; (MANOJ KUMAR PANDEY)</p>`,
    expected: {
      name: 'MANOJ KUMAR PANDEY',
      about:
        'To work with an organization where I can learn new technologies and give my best as a web designer.',
      jobTitle: 'Web Designer',
      jobCategory: 'UI_UX_Design',
      place: 'Shahdara, Delhi',
      isEmployed: true,
      skills: 'Photoshop, CorelDraw, Illustrator, HTML, CSS, Bootstrap, WordPress',
      jobs: [
        {
          title: 'Web Designer',
          company: 'Pixel Web Solutions',
          place: 'Noida',
          from: '2019-03',
          isCurrent: true,
        },
        {
          title: 'Graphic Designer',
          company: 'Creative Infotech',
          place: 'Delhi',
          from: '2015-06',
          to: '2019-02',
        },
      ],
      studies: [
        { course: '10th', university: 'U.P. Board Allahabad' },
        { course: '12th', university: 'U.P. Board Allahabad' },
        { course: 'B.A.', university: 'Delhi University' },
        {
          course: 'One year Diploma in Multimedia',
          university: 'Arena Animation',
          place: 'Laxmi Nagar, Delhi',
        },
      ],
    },
  },
];

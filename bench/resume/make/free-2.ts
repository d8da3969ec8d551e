import type { Free } from './free-1.ts';

const css = (rules: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:12mm}body{font:10pt/1.35 "DejaVu Sans";margin:0}p,h1,h2,h3,ul{margin:0 0 4px}${rules}</style>`;

export const FREE_2: readonly Free[] = [
  {
    key: 'tanmay-free',
    html: `${css('table{border-collapse:collapse;width:100%}td,th{border:1px solid #000;padding:3px;text-align:left}h3{background:#eee;font-size:10pt}')}<h1>Tanmay Kulshrestha</h1><p>QA Engineer | Noida, Uttar Pradesh</p><p>tanmay.k@gmail.com, 9811122233</p><h3>Profile</h3><p>QA engineer with over 5 years in manual and automation testing of telecom and retail applications.</p><h3>Employment Details</h3><table><tr><th>Organization</th><th>Designation</th><th>From</th><th>To</th></tr><tr><td>Nagarro Software</td><td>QA Engineer</td><td>Feb 2021</td><td>Till Date</td></tr><tr><td>Magic Software</td><td>Test Engineer</td><td>Jul 2018</td><td>Jan 2021</td></tr></table><h3>Education Details</h3><table><tr><th>Degree</th><th>College</th><th>University</th><th>Year</th></tr><tr><td>B.Tech (IT)</td><td>ABES Engineering College</td><td>AKTU</td><td>2018</td></tr></table><h3>Skills</h3><p>Manual Testing, Selenium, Java, TestNG, Postman, JIRA, SQL</p>`,
    expected: {
      name: 'Tanmay Kulshrestha',
      jobTitle: 'QA Engineer',
      jobCategory: 'Software_Testing',
      place: 'Noida, Uttar Pradesh',
      years: 5,
      isEmployed: true,
      about:
        'QA engineer with over 5 years in manual and automation testing of telecom and retail applications.',
      skills: 'Manual Testing, Selenium, Java, TestNG, Postman, JIRA, SQL',
      jobs: [
        { title: 'QA Engineer', company: 'Nagarro Software', from: '2021-02', isCurrent: true },
        { title: 'Test Engineer', company: 'Magic Software', from: '2018-07', to: '2021-01' },
      ],
      studies: [{ course: 'B.Tech (IT)', university: 'ABES Engineering College' }],
    },
  },
  {
    key: 'gauri-free',
    html: `${css('body{font-family:"Liberation Sans"}.g{display:grid;grid-template-columns:1fr 55mm;gap:8mm}h1{font-size:22pt;margin:0}h2{font-size:11pt;text-transform:uppercase;border-top:3px solid #246;padding-top:3px;margin-top:10px}small{color:#666}')}<h1>GAURI</h1><h1>CHATTERJEE</h1><p>FRONT-END DEVELOPER</p><div class="g"><div><h2>Work</h2><p><b>BrowserStack</b>, Mumbai<br><small>Front-End Engineer · July 2022 – Present · 2 yrs 6 mos</small></p><ul><li>Session replay viewer in React and TypeScript.</li><li>Brought the bundle from 900 KB to 310 KB.</li></ul><p><b>Quinbay</b>, Remote<br><small>UI Developer · January 2020 – June 2022</small></p><ul><li>Storefront components in Vue for an Indonesian marketplace.</li></ul><h2>Projects</h2><p><b>Adda</b> — a chat for book clubs (React, Firebase). github.com/gauric/adda</p><p><b>Rang</b> — colour-blindness simulator as a browser extension.</p></div><div><h2>Contact</h2><p>gauri.c@proton.me</p><p>+91 83350 00111</p><p>Kolkata, West Bengal</p><p>github.com/gauric</p><h2>Skills</h2><p>JavaScript &nbsp; ●●●●●</p><p>React &nbsp; ●●●●○</p><p>Vue &nbsp; ●●●○○</p><p>CSS &nbsp; ●●●●●</p><h2>Education</h2><p><b>B.Tech, Computer Science</b></p><p>Heritage Institute of Technology, Kolkata</p><p><small>2015 – 2019</small></p><h2>Achievements</h2><p>Winner, Smart India Hackathon 2018</p></div></div>`,
    expected: {
      name: 'Gauri Chatterjee',
      jobTitle: 'Front-End Developer',
      jobCategory: 'Software_Development',
      place: 'Kolkata, West Bengal',
      isEmployed: true,
      skills: 'JavaScript, React, Vue, CSS',
      jobs: [
        {
          title: 'Front-End Engineer',
          company: 'BrowserStack',
          place: 'Mumbai',
          from: '2022-07',
          isCurrent: true,
          points: 'Session replay viewer in React and TypeScript. Brought the bundle from 900 KB to 310 KB.',
        },
        {
          title: 'UI Developer',
          company: 'Quinbay',
          from: '2020-01',
          to: '2022-06',
          isRemote: true,
          points: 'Storefront components in Vue for an Indonesian marketplace.',
        },
      ],
      studies: [
        {
          course: 'B.Tech, Computer Science',
          university: 'Heritage Institute of Technology',
          place: 'Kolkata',
        },
      ],
      projects: [
        {
          title: 'Adda',
          url: 'https://github.com/gauric/adda',
          text: 'a chat for book clubs (React, Firebase).',
        },
        { title: 'Rang', text: 'colour-blindness simulator as a browser extension.' },
      ],
      links: { github: 'https://github.com/gauric' },
    },
  },
  {
    key: 'abdul-free',
    html: `${css('h2{font-size:11pt}b{color:#000}.d{color:#777}')}<h1>Abdul Rahim P.K.</h1><p>Address: Door No. 12/4, Beach Road, Kozhikode, Kerala - 673001</p><p>Contact: abdulrahimpk@gmail.com / +91 9446 000 111</p><h2>OBJECTIVE</h2><p>Mobile developer looking for a role in a product company.</p><h2>EXPERIENCE (4 Years)</h2><p>1. Mobile Application Developer</p><p>Company Name: Aufait Technologies Pvt Ltd</p><p>Period: 03-2022 to Present</p><p>Responsibilities: Developing hybrid apps in Flutter, publishing to the stores and fixing crashes.</p><p>2. Android Developer (Trainee)</p><p>Company Name: Techvantage Systems</p><p>Period: 08-2020 to 02-2022</p><p>Responsibilities: Developed screens of an attendance app in Java.</p><h2>EDUCATION</h2><p>B.Tech in Computer Science (2016-2020), Government Engineering College Kozhikode, APJ Abdul Kalam Technological University, CGPA 7.1</p><p>Plus Two (2016), MM HSS Kozhikode, 88%</p><h2>SKILLS</h2><p>Flutter, Dart, Android, Java, Kotlin (basic), Firebase, REST API</p><h2>PERSONAL DETAILS</h2><p>DOB: 02-02-1998</p><p>Passport No: X1234567</p>`,
    expected: {
      name: 'Abdul Rahim P.K.',
      jobTitle: 'Mobile Application Developer',
      jobCategory: 'Software_Development',
      place: 'Kozhikode, Kerala',
      isEmployed: true,
      about: 'Mobile developer looking for a role in a product company.',
      years: 4,
      skills: 'Flutter, Dart, Android, Java, Kotlin, Firebase, REST API',
      jobs: [
        {
          title: 'Mobile Application Developer',
          company: 'Aufait Technologies Pvt Ltd',
          from: '2022-03',
          isCurrent: true,
          points: 'Developing hybrid apps in Flutter, publishing to the stores and fixing crashes.',
        },
        {
          title: 'Android Developer (Trainee)',
          company: 'Techvantage Systems',
          from: '2020-08',
          to: '2022-02',
          isInternship: true,
          points: 'Developed screens of an attendance app in Java.',
        },
      ],
      studies: [
        {
          course: 'B.Tech in Computer Science',
          university: 'Government Engineering College Kozhikode, APJ Abdul Kalam Technological University',
        },
        { course: 'Plus Two', university: 'MM HSS Kozhikode' },
      ],
    },
  },
  {
    key: 'manpreet-free',
    html: `${css('body{font-family:"Liberation Serif";font-size:11pt}h2{font-variant:small-caps;border-bottom:1px solid #000}.r{float:right}')}<h1 style="text-align:center">Manpreet Kaur Gill</h1><p style="text-align:center">manpreet.gill@iitr.ac.in | +91 7087012345 | github.com/mkgill</p><h2>Education</h2><p><b>Indian Institute of Technology, Roorkee</b><span class="r">Roorkee, Uttarakhand</span></p><p>Bachelor of Technology in Computer Science; GPA: 8.9/10<span class="r">Nov 2020 – May 2024</span></p><p><b>St. Soldier Public School</b><span class="r">Jalandhar, Punjab</span></p><p>Class XII, CBSE; 95.4%<span class="r">2019 – 2020</span></p><h2>Internships</h2><p><b>Adobe</b><span class="r">Noida</span></p><p>Product Intern<span class="r">May 2023 – Jul 2023</span></p><ul><li>Added undo to the annotation layer of the PDF viewer in C++.</li></ul><p><b>CleverTap</b><span class="r">Mumbai</span></p><p>Backend Intern<span class="r">May 2022 – Jul 2022</span></p><ul><li>Wrote a load generator in Go.</li></ul><h2>Projects</h2><p><b>Kabaddi Stats</b> | <i>Python, FastAPI, React</i><span class="r">Jan 2023</span></p><ul><li>Scraped eight seasons and served player graphs to 5,000 visitors.</li></ul><p><b>Tiny Shell</b> | <i>C</i><span class="r">Sep 2022</span></p><ul><li>A POSIX shell with pipes, jobs and history.</li></ul><h2>Technical Skills</h2><p><b>Languages</b>: C, C++, Go, Python, SQL</p><p><b>Developer Tools</b>: Git, Docker, Vim</p><h2>Achievements</h2><ul><li>Rank 812 in JEE Advanced 2020.</li></ul>`,
    expected: {
      name: 'Manpreet Kaur Gill',
      jobTitle: 'Product Intern',
      jobCategory: 'Software_Development',
      isEmployed: false,
      skills: 'C, C++, Go, Python, SQL, Git, Docker, Vim',
      jobs: [
        {
          title: 'Product Intern',
          company: 'Adobe',
          place: 'Noida',
          from: '2023-05',
          to: '2023-07',
          isInternship: true,
          points: 'Added undo to the annotation layer of the PDF viewer in C++.',
        },
        {
          title: 'Backend Intern',
          company: 'CleverTap',
          place: 'Mumbai',
          from: '2022-05',
          to: '2022-07',
          isInternship: true,
          points: 'Wrote a load generator in Go.',
        },
      ],
      studies: [
        {
          course: 'Bachelor of Technology in Computer Science',
          university: 'Indian Institute of Technology, Roorkee',
          place: 'Roorkee, Uttarakhand',
          from: '2020-11',
          to: '2024-05',
        },
        { course: 'Class XII, CBSE', university: 'St. Soldier Public School', place: 'Jalandhar, Punjab' },
      ],
      projects: [
        { title: 'Kabaddi Stats', text: 'Scraped eight seasons and served player graphs to 5,000 visitors.' },
        { title: 'Tiny Shell', text: 'A POSIX shell with pipes, jobs and history.' },
      ],
      links: { github: 'https://github.com/mkgill' },
    },
  },
  {
    key: 'suresh-free',
    html: `${css('h2{font-size:12pt;color:#700}')}<h1>P. Suresh Babu, M.C.A.</h1><p>Database Administrator</p><p>Mobile: 94901 23456   Email: psureshbabu.dba@gmail.com</p><p>Current Location: Visakhapatnam</p><h2>Career Highlights</h2><ul><li>11 years of experience as Oracle and PostgreSQL DBA.</li><li>Handled databases up to 22 TB.</li></ul><h2>Organisational Experience</h2><p><b>Since Apr'18: Miracle Software Systems, Visakhapatnam as Senior DBA</b></p><p>Key Result Areas:</p><ul><li>RAC, Data Guard and patching for 60 databases.</li><li>Migrated 14 databases to PostgreSQL.</li></ul><p><b>Sep'13 – Mar'18: Wipro Technologies, Bengaluru as Database Administrator</b></p><ul><li>24x7 support of banking databases.</li></ul><h2>Academic Details</h2><ul><li>M.C.A. from Andhra University in 2013</li><li>B.Sc. (M.P.C.) from Dr. L. B. College in 2010</li></ul><h2>IT Skills</h2><p>Oracle 19c, PostgreSQL, RMAN, GoldenGate, Shell Scripting, Linux</p><h2>Certifications</h2><ul><li>Oracle Certified Professional (OCP) 12c</li></ul>`,
    expected: {
      name: 'P. Suresh Babu',
      jobTitle: 'Database Administrator',
      jobCategory: 'Software_Development',
      place: 'Visakhapatnam',
      years: 11,
      isEmployed: true,
      about: '11 years of experience as Oracle and PostgreSQL DBA. Handled databases up to 22 TB.',
      skills: 'Oracle 19c, PostgreSQL, RMAN, GoldenGate, Shell Scripting, Linux',
      jobs: [
        {
          title: 'Senior DBA',
          company: 'Miracle Software Systems',
          place: 'Visakhapatnam',
          from: '2018-04',
          isCurrent: true,
          points: 'RAC, Data Guard and patching for 60 databases. Migrated 14 databases to PostgreSQL.',
        },
        {
          title: 'Database Administrator',
          company: 'Wipro Technologies',
          place: 'Bengaluru',
          from: '2013-09',
          to: '2018-03',
          points: '24x7 support of banking databases.',
        },
      ],
      studies: [
        { course: 'M.C.A.', university: 'Andhra University' },
        { course: 'B.Sc. (M.P.C.)', university: 'Dr. L. B. College' },
      ],
      certificates: [{ name: 'Oracle Certified Professional (OCP) 12c' }],
    },
  },
];

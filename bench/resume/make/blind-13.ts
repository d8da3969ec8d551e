import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The second half of the round that `blind-12.ts` begins. */
export const BLIND_13: readonly Blind[] = [
  {
    key: 'blind13-anusha',
    by: 'writer',
    source: `${css('body{font:10.5pt Carlito}td{vertical-align:top;padding:2px 4px}h2{font-size:12.5pt;margin:8px 0 2px;color:#7030a0}p{margin:0 0 3px}')}<table width="100%"><tr><td width="62%"><p><font size="5"><b>Anusha Shetty</b></font></p><p>Product Owner turned Full Stack Developer</p></td><td width="38%" align="right"><p>Udupi, Karnataka</p><p>+91 81970 12345</p><p>anusha.shetty@gmail.com</p></td></tr></table><h2>Profile</h2><p>Full stack developer with 4 years of experience in Vue and Django, and two years before that as a product owner. I like to talk to users first.</p><h2>Work Experience</h2><p><b>Software Engineer</b> — Robosoft Technologies, Udupi (Jan 2022 – Present)</p><ul><li>Built a streaming admin panel in Vue 3.</li><li>Wrote the search service with Django and OpenSearch.</li></ul><p><b>Product Owner</b> — Novigo Solutions, Mangaluru (Jan 2020 – Dec 2021)</p><ul><li>Wrote stories for a team of nine.</li></ul><h2>Education</h2><p><b>MBA</b> — T. A. Pai Management Institute, Manipal (2017 – 2019)</p><p><b>B.E. Computer Science</b> — Shri Madhwa Vadiraja Institute of Technology, Bantakal (2013 – 2017)</p><h2>Skills</h2><p><b>Frontend:</b> Vue 3, Nuxt, Tailwind</p><p><b>Backend:</b> Django, FastAPI, PostgreSQL, OpenSearch</p><p><b>Product:</b> Story mapping, Jira</p><h2>Projects</h2><p><b>Theyyam Calendar</b> — Dates and places of ritual dances; Nuxt, 20,000 visitors a season.</p><h2>Certifications</h2><p>Certified Scrum Product Owner — Scrum Alliance — Mar 2020</p>`,
    expected: {
      name: 'Anusha Shetty',
      about:
        'Full stack developer with 4 years of experience in Vue and Django, and two years before that as a product owner. I like to talk to users first.',
      jobTitle: 'Product Owner turned Full Stack Developer',
      jobCategory: 'Software_Development',
      place: 'Udupi, Karnataka',
      years: 4,
      isEmployed: true,
      skills: 'Vue 3, Nuxt, Tailwind, Django, FastAPI, PostgreSQL, OpenSearch, Story mapping, Jira',
      jobs: [
        {
          title: 'Software Engineer',
          company: 'Robosoft Technologies',
          place: 'Udupi',
          from: '2022-01',
          isCurrent: true,
          points:
            'Built a streaming admin panel in Vue 3. Wrote the search service with Django and OpenSearch.',
        },
        {
          title: 'Product Owner',
          company: 'Novigo Solutions',
          place: 'Mangaluru',
          from: '2020-01',
          to: '2021-12',
          points: 'Wrote stories for a team of nine.',
        },
      ],
      studies: [
        { course: 'MBA', university: 'T. A. Pai Management Institute', place: 'Manipal' },
        {
          course: 'B.E. Computer Science',
          university: 'Shri Madhwa Vadiraja Institute of Technology, Bantakal',
        },
      ],
      projects: [
        {
          title: 'Theyyam Calendar',
          text: 'Dates and places of ritual dances; Nuxt, 20,000 visitors a season.',
        },
      ],
      certificates: [{ name: 'Certified Scrum Product Owner', month: '2020-03' }],
    },
  },
  {
    key: 'blind13-hemant',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:14mm}body{font:10pt/1.4 Carlito;margin:0}h1{font-size:20pt;margin:0;text-align:center}p{margin:0 0 3px}ul{margin:0 0 5px;padding-left:18px}.h{text-align:center;background:#ddd;font-weight:bold;margin:9px 0 4px}table{width:100%;border-collapse:collapse}td{border:1px solid #888;padding:1px 6px}')}<h1>Hemant Raj Purohit</h1><p style="text-align:center">hemantpurohit.dw@gmail.com || +91-7737012345</p><div class="h">Professional Summary</div><ul><li>Overall 10 years of experience in data warehousing with Informatica, Teradata and Snowflake.</li><li>Worked with clients in retail, banking and pharma.</li></ul><div class="h">Professional Experience</div><table><tr><td>LTIMindtree, Pune</td><td>Lead Data Engineer</td><td>05/2021 – Till Date</td></tr><tr><td>Tata Consultancy Services, Mumbai</td><td>IT Analyst</td><td>11/2017 – 04/2021</td></tr><tr><td>Syntel Ltd, Pune</td><td>Associate Consultant</td><td>09/2015 – 10/2017</td></tr></table><div class="h">Technical Skills</div><table><tr><td>ETL Tools</td><td>Informatica PowerCenter 10.4, IICS, Talend</td></tr><tr><td>Databases</td><td>Teradata, Snowflake, Oracle</td></tr><tr><td>Scripting</td><td>Unix Shell, Python</td></tr><tr><td>Scheduling</td><td>Control-M, Autosys</td></tr></table><div class="h">Project Details</div><p><b>Client: Novartis</b> &nbsp; (Jun 2021 – Till Date)</p><p><b>Project: Commercial Data Lake</b></p><p><b>Environment:</b> Snowflake, IICS, Python</p><p><b>Responsibilities:</b></p><ul><li>Designed ingestion of sales data of 40 countries.</li><li>Led a team of six.</li></ul><p><b>Client: Citi</b> &nbsp; (Nov 2017 – Apr 2021)</p><p><b>Project: Regulatory Reporting</b></p><p><b>Environment:</b> Teradata, Informatica</p><p><b>Responsibilities:</b></p><ul><li>Built mappings for monthly reports to regulators.</li></ul><div class="h">Education</div><p>B.E. (Electronics) from M.B.M. Engineering College, Jodhpur in 2015</p>`,
    expected: {
      name: 'Hemant Raj Purohit',
      about:
        'Overall 10 years of experience in data warehousing with Informatica, Teradata and Snowflake. Worked with clients in retail, banking and pharma.',
      jobTitle: 'Lead Data Engineer',
      jobCategory: 'Software_Development',
      years: 10,
      isEmployed: true,
      skills:
        'Informatica PowerCenter 10.4, IICS, Talend, Teradata, Snowflake, Oracle, Unix Shell, Python, Control-M, Autosys, Informatica',
      jobs: [
        {
          title: 'Lead Data Engineer',
          company: 'LTIMindtree',
          place: 'Pune',
          from: '2021-05',
          isCurrent: true,
        },
        {
          title: 'IT Analyst',
          company: 'Tata Consultancy Services',
          place: 'Mumbai',
          from: '2017-11',
          to: '2021-04',
        },
        {
          title: 'Associate Consultant',
          company: 'Syntel Ltd',
          place: 'Pune',
          from: '2015-09',
          to: '2017-10',
        },
      ],
      studies: [
        {
          course: 'B.E. (Electronics)',
          university: 'M.B.M. Engineering College',
          place: 'Jodhpur',
        },
      ],
      projects: [
        {
          title: 'Commercial Data Lake',
          text: 'Client: Novartis. Environment: Snowflake, IICS, Python. Designed ingestion of sales data of 40 countries. Led a team of six.',
        },
        {
          title: 'Regulatory Reporting',
          text: 'Client: Citi. Environment: Teradata, Informatica. Built mappings for monthly reports to regulators.',
        },
      ],
    },
  },
  {
    key: 'blind13-neelima',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:0}body{margin:0;font:9.5pt/1.45 "Liberation Sans";color:#333}.w{display:grid;grid-template-columns:68mm 1fr;min-height:297mm}.s{background:#fdf3e7;padding:12mm 7mm}.m{padding:12mm 10mm}.n{font-size:23pt;font-weight:bold;line-height:1.1}h3{color:#d35400;font-size:11pt;margin:13px 0 4px}p{margin:0 0 3px}ul{margin:0 0 7px;padding-left:14px}')}<div class="w"><div class="s"><p class="n">NEELIMA<br>PRASAD</p><p>Software Test Engineer</p><h3>CONTACT</h3><p>Mobile: 8886012345</p><p>neelima.prasad@yahoo.com</p><p>Madhapur, Hyderabad</p><h3>SKILLS</h3><ul><li>Manual Testing</li><li>Selenium with Java</li><li>Rest Assured</li><li>SQL</li><li>JIRA</li></ul><h3>EDUCATION</h3><p><b>B.Tech (ECE)</b></p><p>Vasavi College of Engineering</p><p>2015 - 2019 | 74%</p><p><b>Intermediate (MPC)</b></p><p>Narayana Junior College</p><p>2013 - 2015 | 93%</p><h3>LANGUAGES</h3><p>Telugu, English, Hindi</p></div><div class="m"><h3>PROFESSIONAL SUMMARY</h3><p>Test engineer with 5 years of experience in testing insurance and e-commerce applications. Comfortable with agile teams in three time zones.</p><h3>WORK EXPERIENCE</h3><p><b>Test Engineer</b></p><p>ValueLabs LLP, Hyderabad</p><p>June 2021 - Present</p><ul><li>Automates regression of an insurance portal.</li><li>Reviews test cases of three colleagues.</li></ul><p><b>Associate QA</b></p><p>Pennant Technologies, Hyderabad</p><p>August 2019 - May 2021</p><ul><li>Tested a lending product by hand and with Postman.</li></ul><h3>PROJECTS</h3><p><b>Policy Admin</b> (June 2021 - Present)</p><p>Web portal to issue and renew motor policies.</p><p><b>Gold Loan Suite</b> (August 2019 - May 2021)</p><p>Valuation and disbursal of gold loans in branches.</p><h3>ACHIEVEMENTS</h3><ul><li>Bug hunter of the year 2022.</li></ul></div></div>`,
    expected: {
      name: 'NEELIMA PRASAD',
      about:
        'Test engineer with 5 years of experience in testing insurance and e-commerce applications. Comfortable with agile teams in three time zones.',
      jobTitle: 'Software Test Engineer',
      jobCategory: 'Software_Testing',
      place: 'Madhapur, Hyderabad',
      years: 5,
      isEmployed: true,
      skills: 'Manual Testing, Selenium with Java, Rest Assured, SQL, JIRA',
      jobs: [
        {
          title: 'Test Engineer',
          company: 'ValueLabs LLP',
          place: 'Hyderabad',
          from: '2021-06',
          isCurrent: true,
          points: 'Automates regression of an insurance portal. Reviews test cases of three colleagues.',
        },
        {
          title: 'Associate QA',
          company: 'Pennant Technologies',
          place: 'Hyderabad',
          from: '2019-08',
          to: '2021-05',
          points: 'Tested a lending product by hand and with Postman.',
        },
      ],
      studies: [
        { course: 'B.Tech (ECE)', university: 'Vasavi College of Engineering' },
        { course: 'Intermediate (MPC)', university: 'Narayana Junior College' },
      ],
      projects: [
        { title: 'Policy Admin', text: 'Web portal to issue and renew motor policies.' },
        { title: 'Gold Loan Suite', text: 'Valuation and disbursal of gold loans in branches.' },
      ],
    },
  },
];

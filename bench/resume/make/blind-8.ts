import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The first half of a second round of twelve. */
export const BLIND_8: readonly Blind[] = [
  {
    key: 'blind8-sanjana',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:0}body{font:9.5pt/1.4 Carlito;margin:12mm 11mm;color:#2f2f2f}.hd{border-bottom:2px solid #7a1f3d;padding-bottom:6px;margin-bottom:8px}h1{font-size:24pt;margin:0;color:#7a1f3d;text-transform:uppercase}.t{color:#555;font-weight:bold;font-size:11pt}.c{font-size:8.5pt}.c span{margin-right:14px}.g{display:grid;grid-template-columns:1.55fr 1fr;gap:9mm}h2{font-size:12pt;color:#7a1f3d;text-transform:uppercase;border-bottom:1px solid #7a1f3d;margin:8px 0 4px}.e{font-weight:bold}.o{color:#7a1f3d;font-weight:bold}.m{display:flex;justify-content:space-between;font-size:8.5pt;color:#666}ul{margin:2px 0 7px;padding-left:13px}p{margin:0 0 3px}.tag{display:inline-block;border:1px solid #bbb;border-radius:4px;padding:0 5px;margin:0 3px 4px 0}')}<div class="hd"><h1>Sanjana Kulkarni</h1><div class="t">Backend Engineer</div><div class="c"><span>✉ sanjana.k@hey.com</span><span>☎ +91 90110 22334</span><span>⌂ Nagpur, India</span><span>⚲ github.com/sanjanak</span><span>in linkedin.com/in/sanjana-kulkarni</span></div></div><div class="g"><div><h2>Experience</h2><p class="e">Senior Backend Engineer</p><p class="o">Postman</p><div class="m"><span>June 2022 – Ongoing</span><span>Bengaluru, India</span></div><ul><li>Designed rate limiting for the public API network; 60k requests per second.</li><li>Moved the audit log from MongoDB to ClickHouse.</li></ul><p class="e">Backend Engineer</p><p class="o">Turtlemint</p><div class="m"><span>Aug 2019 – May 2022</span><span>Pune, India</span></div><ul><li>Integrated 14 insurers behind one quote API.</li><li>Halved the cost of SMS by batching.</li></ul><h2>Projects</h2><p class="e">Lokal Rail</p><ul><li>Telegram bot with train timings of Mumbai suburban, 9,000 users.</li></ul><p class="e">pgtail</p><ul><li>A command line tool that follows changes of a PostgreSQL table.</li></ul></div><div><h2>About</h2><p>Engineer who likes databases, queues and clear error messages. Mentor at Women Who Code Pune.</p><h2>Strengths</h2><p><span class="tag">Hard-working</span><span class="tag">Eye for detail</span></p><h2>Skills</h2><p><span class="tag">Go</span><span class="tag">Node.js</span><span class="tag">PostgreSQL</span><span class="tag">MongoDB</span></p><p><span class="tag">ClickHouse</span><span class="tag">RabbitMQ</span><span class="tag">gRPC</span></p><h2>Languages</h2><p>English ●●●●●</p><p>Marathi ●●●●●</p><h2>Education</h2><p class="e">B.E. in Computer Engineering</p><p class="o">Ramdeobaba College of Engineering, Nagpur</p><div class="m"><span>2015 – 2019</span></div></div></div>`,
    expected: {
      name: 'Sanjana Kulkarni',
      about: 'Engineer who likes databases, queues and clear error messages. Mentor at Women Who Code Pune.',
      jobTitle: 'Backend Engineer',
      jobCategory: 'Software_Development',
      place: 'Nagpur',
      isEmployed: true,
      skills: 'Go, Node.js, PostgreSQL, MongoDB, ClickHouse, RabbitMQ, gRPC',
      jobs: [
        {
          title: 'Senior Backend Engineer',
          company: 'Postman',
          place: 'Bengaluru',
          from: '2022-06',
          isCurrent: true,
          points:
            'Designed rate limiting for the public API network; 60k requests per second. Moved the audit log from MongoDB to ClickHouse.',
        },
        {
          title: 'Backend Engineer',
          company: 'Turtlemint',
          place: 'Pune',
          from: '2019-08',
          to: '2022-05',
          points: 'Integrated 14 insurers behind one quote API. Halved the cost of SMS by batching.',
        },
      ],
      studies: [
        {
          course: 'B.E. in Computer Engineering',
          university: 'Ramdeobaba College of Engineering',
          place: 'Nagpur',
        },
      ],
      projects: [
        {
          title: 'Lokal Rail',
          text: 'Telegram bot with train timings of Mumbai suburban, 9,000 users.',
        },
        { title: 'pgtail', text: 'A command line tool that follows changes of a PostgreSQL table.' },
      ],
      links: {
        github: 'https://github.com/sanjanak',
        linkedIn: 'https://linkedin.com/in/sanjana-kulkarni',
      },
    },
  },
  {
    key: 'blind8-balaji',
    by: 'writer',
    source: `${css('body{font:11pt Carlito}h4{font-size:11.5pt;margin:9px 0 2px;border-bottom:1px solid #000}p{margin:0 0 3px}')}<table width="100%"><tr><td><font size="5"><b>Balaji Subramaniam</b></font><br>SAP ABAP / S4 HANA Consultant</td><td align="right">balaji.sapabap@gmail.com<br>+91 94430 11223<br>Coimbatore</td></tr></table><h4>Executive Summary</h4><p>Certified SAP ABAP consultant with 8+ years of experience in implementation, support and upgrade projects for manufacturing and retail clients.</p><ul><li>Hands on in RICEF objects, CDS views, AMDP and OData.</li><li>Experience in two end to end S/4HANA implementations.</li></ul><h4>Professional Experience</h4><p><b>Organization: Capgemini Technology Services India Ltd, Bangalore</b></p><p><b>Designation: Senior Consultant</b></p><p><b>Period: Feb 2020 to till date</b></p><p><i>Project: S/4HANA Rollout, Client: Unilever</i></p><ul><li>Developed CDS views and Fiori OData services for order tracking.</li><li>Reviewed code of offshore team.</li></ul><p><b>Organization: Bosch Global Software Technologies, Coimbatore</b></p><p><b>Designation: SAP ABAP Developer</b></p><p><b>Period: Aug 2016 to Jan 2020</b></p><p><i>Project: Plant maintenance support, Client: Bosch internal</i></p><ul><li>Handled tickets of MM and PM modules within agreed times.</li><li>Wrote smart forms for gate passes.</li></ul><h4>Technical Skills</h4><ul><li>ERP: SAP ECC 6.0, S/4HANA 2020</li><li>Languages: ABAP, OOABAP, SQL</li><li>Others: CDS Views, OData, Fiori, Smart Forms, BAPI</li></ul><h4>Certification</h4><p>SAP Certified Development Associate – ABAP with SAP NetWeaver 7.50 (June 2018)</p><h4>Education</h4><p>B.E. (EEE) from Kumaraguru College of Technology, Coimbatore, Anna University – 2016 – 7.8 CGPA</p><p>HSC from Avila Convent Matric Hr. Sec. School – 2012 – 91%</p><h4>Personal Information</h4><p>Date of Birth: 21/05/1995 &nbsp;&nbsp; Passport: Valid till 2029 &nbsp;&nbsp; Visa: B1 (USA)</p>`,
    expected: {
      name: 'Balaji Subramaniam',
      about:
        'Certified SAP ABAP consultant with 8+ years of experience in implementation, support and upgrade projects for manufacturing and retail clients. Hands on in RICEF objects, CDS views, AMDP and OData. Experience in two end to end S/4HANA implementations.',
      jobTitle: 'SAP ABAP / S4 HANA Consultant',
      jobCategory: 'Software_Development',
      place: 'Coimbatore',
      years: 8,
      isEmployed: true,
      skills: 'SAP ECC 6.0, S/4HANA 2020, ABAP, OOABAP, SQL, CDS Views, OData, Fiori, Smart Forms, BAPI',
      jobs: [
        {
          title: 'Senior Consultant',
          company: 'Capgemini Technology Services India Ltd',
          place: 'Bangalore',
          from: '2020-02',
          isCurrent: true,
          points:
            'Project: S/4HANA Rollout, Client: Unilever. Developed CDS views and Fiori OData services for order tracking. Reviewed code of offshore team.',
        },
        {
          title: 'SAP ABAP Developer',
          company: 'Bosch Global Software Technologies',
          place: 'Coimbatore',
          from: '2016-08',
          to: '2020-01',
          points:
            'Project: Plant maintenance support, Client: Bosch internal. Handled tickets of MM and PM modules within agreed times. Wrote smart forms for gate passes.',
        },
      ],
      studies: [
        {
          course: 'B.E. (EEE)',
          university: 'Kumaraguru College of Technology',
          place: 'Coimbatore',
        },
        { course: 'HSC', university: 'Avila Convent Matric Hr. Sec. School' },
      ],
      certificates: [
        { name: 'SAP Certified Development Associate – ABAP with SAP NetWeaver 7.50', month: '2018-06' },
      ],
    },
  },
  {
    key: 'blind8-muskan',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:0}body{margin:0;font:9.5pt/1.5 "Liberation Sans";color:#3b3b3b}.top{background:#e9d8c6;padding:10mm 12mm}.top h1{margin:0;font-size:30pt;letter-spacing:2px}.top p{margin:0;letter-spacing:4px;text-transform:uppercase}.w{display:grid;grid-template-columns:66mm 1fr}.a{padding:8mm 6mm 8mm 12mm;border-right:1px solid #ccc}.b{padding:8mm 12mm 8mm 8mm}h3{letter-spacing:3px;text-transform:uppercase;font-size:10.5pt;margin:10px 0 5px}.bar{height:5px;background:#ddd;margin-bottom:6px}.bar i{display:block;height:5px;background:#b58b63}p{margin:0 0 4px}ul{margin:0 0 6px;padding-left:14px}')}<div class="top"><h1>Muskan Agarwal</h1><p>Frontend Developer</p></div><div class="w"><div class="a"><h3>Contact</h3><p>+91-7690012345</p><p>muskan.agarwal02@gmail.com</p><p>Jaipur, Rajasthan</p><p>muskan-agarwal.vercel.app</p><h3>Skills</h3><p>HTML &amp; CSS</p><div class="bar"><i style="width:90%"></i></div><p>JavaScript</p><div class="bar"><i style="width:80%"></i></div><p>React</p><div class="bar"><i style="width:75%"></i></div><p>Git</p><div class="bar"><i style="width:60%"></i></div><h3>Soft skills</h3><ul><li>Teamwork</li><li>Time management</li></ul><h3>Languages</h3><p>Hindi – Native</p><p>English – Fluent</p></div><div class="b"><h3>Profile</h3><p>Final-year student of computer science who builds accessible websites. Looking for a first role in a product team.</p><h3>Education</h3><p><b>Bachelor of Technology (CSE)</b><br>Poornima College of Engineering | 2022 – 2026 | CGPA 8.9</p><p><b>Senior Secondary (CBSE)</b><br>Maheshwari Girls Public School | 2022 | 92.4%</p><h3>Internships</h3><p><b>Web Developer Intern – Celebal Technologies</b><br>May 2025 – July 2025 | Jaipur</p><ul><li>Built three screens of a dashboard in React.</li><li>Fixed contrast and keyboard problems.</li></ul><p><b>Campus Ambassador – Internshala</b><br>Jan 2024 – Jun 2024</p><ul><li>Organised four workshops.</li></ul><h3>Projects</h3><p><b>Haat – a craft marketplace</b></p><ul><li>React, Firebase. Artisans of Bagru list block prints; 40 sellers.</li></ul><p><b>Weather Saathi</b></p><ul><li>Shows rain warnings in Hindi with the OpenWeather API.</li></ul><h3>Certifications</h3><ul><li>Meta Front-End Developer – Coursera (2024)</li><li>JavaScript Algorithms – freeCodeCamp</li></ul></div></div>`,
    expected: {
      name: 'Muskan Agarwal',
      about:
        'Final-year student of computer science who builds accessible websites. Looking for a first role in a product team.',
      jobTitle: 'Frontend Developer',
      jobCategory: 'Software_Development',
      place: 'Jaipur, Rajasthan',
      isEmployed: false,
      skills: 'HTML, CSS, JavaScript, React, Git, Teamwork, Time management',
      jobs: [
        {
          title: 'Web Developer Intern',
          company: 'Celebal Technologies',
          place: 'Jaipur',
          from: '2025-05',
          to: '2025-07',
          isInternship: true,
          points: 'Built three screens of a dashboard in React. Fixed contrast and keyboard problems.',
        },
        {
          title: 'Campus Ambassador',
          company: 'Internshala',
          from: '2024-01',
          to: '2024-06',
          isInternship: true,
          points: 'Organised four workshops.',
        },
      ],
      studies: [
        { course: 'Bachelor of Technology (CSE)', university: 'Poornima College of Engineering' },
        { course: 'Senior Secondary (CBSE)', university: 'Maheshwari Girls Public School' },
      ],
      projects: [
        {
          title: 'Haat – a craft marketplace',
          text: 'React, Firebase. Artisans of Bagru list block prints; 40 sellers.',
        },
        { title: 'Weather Saathi', text: 'Shows rain warnings in Hindi with the OpenWeather API.' },
      ],
      certificates: [{ name: 'Meta Front-End Developer' }, { name: 'JavaScript Algorithms' }],
      links: { blog: 'https://muskan-agarwal.vercel.app' },
    },
  },
];

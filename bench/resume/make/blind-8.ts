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
      about:
        'Engineer who likes databases, queues and clear error messages. Mentor at Women Who Code Pune.',
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
      skills:
        'SAP ECC 6.0, S/4HANA 2020, ABAP, OOABAP, SQL, CDS Views, OData, Fiori, Smart Forms, BAPI',
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
      certificates: [
        { name: 'Meta Front-End Developer' },
        { name: 'JavaScript Algorithms' },
      ],
      links: { blog: 'https://muskan-agarwal.vercel.app' },
    },
  },
  {
    key: 'blind8-irfan',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:15mm}body{font:10pt/1.4 "Liberation Sans";margin:0}h1{font-size:20pt;margin:0 0 4px;color:#0e4194}.row{display:grid;grid-template-columns:42mm 1fr;gap:6mm;margin-bottom:6px}.k{color:#0e4194;text-align:right}.h{color:#0e4194;text-transform:uppercase;border-bottom:1px solid #9fb4d8;margin:10px 0 6px;font-size:10.5pt;font-weight:bold}p{margin:0 0 3px}ul{margin:0;padding-left:15px}')}<p style="color:#0e4194;font-size:9pt">Curriculum vitae</p><h1>Irfan Shaikh</h1><p>Address: 14, Camp Road, Belagavi, Karnataka (India)</p><p>Phone: (+91) 8105012345 · Email: irfan.shaikh@gmx.com · Nationality: Indian</p><div class="h">Work experience</div><div class="row"><div class="k">01/03/2021 – Current</div><div><p><b>Embedded Software Engineer</b></p><p>KPIT Technologies – Pune, India</p><ul><li>Writes drivers in C for AUTOSAR body controllers.</li><li>Measures timing with an oscilloscope and Lauterbach.</li></ul></div></div><div class="row"><div class="k">15/07/2018 – 28/02/2021</div><div><p><b>Graduate Engineer Trainee</b></p><p>Tata Elxsi – Bengaluru, India</p><ul><li>Ported a boot loader to a new microcontroller.</li></ul></div></div><div class="h">Education and training</div><div class="row"><div class="k">2014 – 2018</div><div><p><b>B.E., Electronics and Communication</b></p><p>KLS Gogte Institute of Technology, Belagavi</p></div></div><div class="row"><div class="k">2012 – 2014</div><div><p><b>Pre-University Course (PCMB)</b></p><p>RLS College, Belagavi</p></div></div><div class="h">Language skills</div><p>Mother tongue: Urdu</p><p>Other languages: English C1, Hindi C2, Kannada B2</p><div class="h">Digital skills</div><p>Embedded C | AUTOSAR | CAN | CANoe | Python | Git</p><div class="h">Driving licence</div><p>Motorbike and car</p>`,
    expected: {
      name: 'Irfan Shaikh',
      jobTitle: 'Embedded Software Engineer',
      jobCategory: 'Software_Development',
      place: 'Belagavi, Karnataka',
      isEmployed: true,
      skills: 'Embedded C, AUTOSAR, CAN, CANoe, Python, Git',
      jobs: [
        {
          title: 'Embedded Software Engineer',
          company: 'KPIT Technologies',
          place: 'Pune',
          from: '2021-03',
          isCurrent: true,
          points:
            'Writes drivers in C for AUTOSAR body controllers. Measures timing with an oscilloscope and Lauterbach.',
        },
        {
          title: 'Graduate Engineer Trainee',
          company: 'Tata Elxsi',
          place: 'Bengaluru',
          from: '2018-07',
          to: '2021-02',
          isInternship: true,
          points: 'Ported a boot loader to a new microcontroller.',
        },
      ],
      studies: [
        {
          course: 'B.E., Electronics and Communication',
          university: 'KLS Gogte Institute of Technology',
          place: 'Belagavi',
        },
        { course: 'Pre-University Course (PCMB)', university: 'RLS College', place: 'Belagavi' },
      ],
    },
  },
  {
    key: 'blind8-tanvi',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:18mm 20mm}body{font:10pt/1.5 Lato;margin:0;color:#111}h1{font-size:34pt;margin:0;line-height:1}h2{font-size:13pt;margin:18px 0 6px}p{margin:0 0 5px}.s{color:#777}.two{columns:2}')}<h1>tanvi<br>desai</h1><p class="s">illustrator &amp; visual designer, surat</p><p>hello@tanvidesai.in — tanvidesai.in — +91 97255 00112</p><h2>Hello</h2><p>I draw brands, icons and picture books. In eight years I have worked with 40 clients, from chai stalls to banks. I letter in Gujarati and English.</p><h2>Where I’ve worked</h2><p><b>Illustrator, self-employed</b>, since April 2020<br>Clients: Amul, Paper Boat, Pratham Books</p><p><b>Visual designer, Urban Company, Gurugram</b><br>Nov 2017 – Mar 2020. Drew the icon set of the app, 300 icons on one grid.</p><p><b>Junior graphic designer, Schbang, Mumbai</b><br>Jun 2016 – Oct 2017. Social posts, packaging, late nights.</p><h2>Where I’ve studied</h2><p><b>B.Des., Communication Design</b>, National Institute of Design, Ahmedabad, 2012 – 2016</p><h2>What I use</h2><p>Procreate, Illustrator, Photoshop, After Effects, Figma, Riso ink</p><h2>Shows</h2><p>Zine Bazaar, Mumbai 2019; Kyoorius, 2022</p>`,
    expected: {
      name: 'tanvi desai',
      about:
        'I draw brands, icons and picture books. In eight years I have worked with 40 clients, from chai stalls to banks. I letter in Gujarati and English.',
      jobTitle: 'illustrator & visual designer',
      jobCategory: 'UI_UX_Design',
      place: 'Surat',
      isEmployed: true,
      skills: 'Procreate, Illustrator, Photoshop, After Effects, Figma, Riso ink',
      jobs: [
        {
          title: 'Illustrator',
          company: 'self-employed',
          from: '2020-04',
          isCurrent: true,
          points: 'Clients: Amul, Paper Boat, Pratham Books',
        },
        {
          title: 'Visual designer',
          company: 'Urban Company',
          place: 'Gurugram',
          from: '2017-11',
          to: '2020-03',
          points: 'Drew the icon set of the app, 300 icons on one grid.',
        },
        {
          title: 'Junior graphic designer',
          company: 'Schbang',
          place: 'Mumbai',
          from: '2016-06',
          to: '2017-10',
          points: 'Social posts, packaging, late nights.',
        },
      ],
      studies: [
        {
          course: 'B.Des., Communication Design',
          university: 'National Institute of Design',
          place: 'Ahmedabad',
        },
      ],
      links: { blog: 'https://tanvidesai.in' },
    },
  },
  {
    key: 'blind8-krishna',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Serif"}p{margin:0 0 2px}u{font-weight:bold}')}<p><b>KRISHNA MURTHY. V</b></p><p>Mobile No: +91-9000456123</p><p>Email id: vkmurthy.test@gmail.com</p><br><p><u>OBJECTIVE</u></p><p>Seeking a challenging position in Software Testing where I can contribute to the growth of the organization and enhance my skills.</p><br><p><u>PROFESSIONAL SUMMARY</u></p><ul><li>3+ years of experience in Manual and Automation testing.</li><li>Expertise in writing test cases, test execution and defect tracking.</li><li>Good knowledge of STLC and SDLC.</li></ul><p><u>PROFESSIONAL EXPERIENCE</u></p><ul><li>Currently working as a QA Engineer for Tech Mahindra, Hyderabad from Nov-2021 to Till Date.</li></ul><p><u>EDUCATION DETAILS</u></p><ul><li>B.Tech from Sri Venkateswara University, Tirupati in 2021.</li></ul><p><u>TECHNICAL SKILLS</u></p><p>Automation Tool : Selenium WebDriver</p><p>Bug Tracking Tool : JIRA, Bugzilla</p><p>Language : Core Java</p><p>Framework : TestNG, Cucumber</p><p>Operating System : Windows 10</p><br><p><u>PROJECT PROFILE</u></p><br><p><u>Project #1</u></p><p>Project Name : AT&amp;T Order Management</p><p>Client : AT&amp;T, USA</p><p>Team Size : 9</p><p>Role : Test Engineer</p><p>Duration : Dec 2021 to Till Date</p><p><b>Description:</b></p><p>This application takes the orders of broadband and TV and follows them till the installation is done at the customer's home.</p><p><b>Roles &amp; Responsibilities:</b></p><ul><li>Preparing and executing test cases.</li><li>Automated the regression suite using Selenium and TestNG.</li><li>Reporting defects in JIRA.</li></ul><p><u>DECLARATION</u></p><p>I hereby declare that the above particulars are true to the best of my knowledge.</p><br><p>Date:</p><p>Place: Hyderabad&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;(Krishna Murthy V)</p>`,
    expected: {
      name: 'KRISHNA MURTHY. V',
      about:
        'Seeking a challenging position in Software Testing where I can contribute to the growth of the organization and enhance my skills.',
      jobTitle: 'QA Engineer',
      jobCategory: 'Software_Testing',
      place: 'Hyderabad',
      years: 3,
      isEmployed: true,
      skills: 'Selenium WebDriver, JIRA, Bugzilla, Core Java, TestNG, Cucumber, Windows 10',
      jobs: [
        {
          title: 'QA Engineer',
          company: 'Tech Mahindra',
          place: 'Hyderabad',
          from: '2021-11',
          isCurrent: true,
        },
      ],
      studies: [{ course: 'B.Tech', university: 'Sri Venkateswara University', place: 'Tirupati' }],
      projects: [
        {
          title: 'AT&T Order Management',
          text: "Client : AT&T, USA Team Size : 9 Role : Test Engineer Duration : Dec 2021 to Till Date This application takes the orders of broadband and TV and follows them till the installation is done at the customer's home. Preparing and executing test cases. Automated the regression suite using Selenium and TestNG. Reporting defects in JIRA.",
        },
      ],
    },
  },
];

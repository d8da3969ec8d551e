import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The rest of `blind-8.ts`. */
export const BLIND_8_REST: readonly Blind[] = [
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

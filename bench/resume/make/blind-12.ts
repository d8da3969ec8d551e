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
          points:
            'Leads six engineers on the captain app. Crash-free sessions from 98.1% to 99.8%.',
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
  {
    key: 'blind12-advait',
    by: 'tex',
    source: String.raw`\documentclass[11pt]{article}\usepackage[T1]{fontenc}\usepackage{lmodern}\usepackage[a4paper,margin=2cm]{geometry}\usepackage{enumitem}\setlength{\parindent}{0pt}\pagestyle{empty}\setlist[itemize]{nosep}
\newcommand{\hd}[1]{\par\bigskip\textbf{\large #1}\par\hrule\smallskip}
\begin{document}{\LARGE\textbf{Advait Joglekar}}\hfill Email: advait.joglekar@gmail.com\\Portfolio: https://advait.page\hfill Mobile: +91-976-712-3456\\GitHub: github.com/advaitj\hfill Thane, Maharashtra
\hd{Education}
\textbf{Veermata Jijabai Technological Institute (VJTI)}\hfill Mumbai, India\\\textit{Bachelor of Technology - Electronics; GPA: 8.6/10}\hfill\textit{July 2016 - June 2020}\\\textit{Courses: Operating Systems, Data Structures, Networking}
\hd{Skills Summary}
\begin{itemize}\item \textbf{Languages:} Python, C++, Go, Bash\item \textbf{Frameworks:} FastAPI, gRPC, Flask\item \textbf{Platforms:} Linux, AWS, Raspberry Pi\item \textbf{Soft Skills:} Event Management, Writing\end{itemize}
\hd{Experience}
\textbf{Juspay Technologies}\hfill Bengaluru, India\\\textit{Software Development Engineer (Full-time)}\hfill\textit{Aug 2021 - Present}\begin{itemize}\item \textbf{Retries:} Built a service that chooses the next bank when a payment fails; success up 3 points.\item \textbf{Tooling:} Wrote a load tester in Go.\end{itemize}\smallskip
\textbf{Reliance Jio}\hfill Navi Mumbai, India\\\textit{Graduate Engineer (Full-time)}\hfill\textit{July 2020 - July 2021}\begin{itemize}\item \textbf{Probes:} Wrote probes that measure towers every minute.\end{itemize}
\hd{Projects}
\begin{itemize}\item \textbf{Local Bus (Networking, Go):} A peer to peer map of buses that works without a server. Tech: Go, WebRTC (Nov '22)\item \textbf{Inkpad (Electronics):} An e-paper notebook with handwriting search. Tech: C++, ESP32 (March '20)\end{itemize}
\hd{Honors and Awards}
\begin{itemize}\item Winner, IETE national robotics contest - Jan 2019\end{itemize}
\end{document}`,
    expected: {
      name: 'Advait Joglekar',
      jobTitle: 'Software Development Engineer',
      jobCategory: 'Software_Development',
      place: 'Thane, Maharashtra',
      isEmployed: true,
      skills:
        'Python, C++, Go, Bash, FastAPI, gRPC, Flask, Linux, AWS, Raspberry Pi, Event Management, Writing',
      jobs: [
        {
          title: 'Software Development Engineer',
          company: 'Juspay Technologies',
          place: 'Bengaluru',
          from: '2021-08',
          isCurrent: true,
          points:
            'Retries: Built a service that chooses the next bank when a payment fails; success up 3 points. Tooling: Wrote a load tester in Go.',
        },
        {
          title: 'Graduate Engineer',
          company: 'Reliance Jio',
          place: 'Navi Mumbai',
          from: '2020-07',
          to: '2021-07',
          points: 'Probes: Wrote probes that measure towers every minute.',
        },
      ],
      studies: [
        {
          course: 'Bachelor of Technology - Electronics',
          university: 'Veermata Jijabai Technological Institute (VJTI)',
          place: 'Mumbai',
          from: '2016-07',
          to: '2020-06',
        },
      ],
      projects: [
        {
          title: 'Local Bus',
          text: 'A peer to peer map of buses that works without a server. Tech: Go, WebRTC (Nov 22)',
        },
        {
          title: 'Inkpad',
          text: 'An e-paper notebook with handwriting search. Tech: C++, ESP32 (March 20)',
        },
      ],
      links: { github: 'https://github.com/advaitj', blog: 'https://advait.page' },
    },
  },
  {
    key: 'blind12-lavanya',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:13mm 15mm}body{font:9.5pt/1.4 "Liberation Sans";margin:0}h1{font-size:17pt;margin:0;letter-spacing:3px}h2{font-size:10pt;background:#eef;padding:2px 5px;margin:10px 0 4px}table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:1px 6px 4px 0}.d{width:34mm;color:#555}p{margin:0 0 2px}ul{margin:0;padding-left:14px}')}<h1>LAVANYA RAMESH</h1><p>UI Developer &amp; Web Accessibility Specialist</p><p>Chennai · lavanya.ramesh@zohomail.in · +91 99620 12345 · lavanyaramesh.github.io</p><h2>About</h2><p>UI developer with 7 years of experience. I make forms, tables and charts that work with a keyboard and a screen reader.</p><h2>Employment</h2><table><tr><td class="d">Dec 2021 – Present</td><td><p><b>Senior UI Developer</b>, Freshworks, Chennai</p><ul><li>Owner of the accessible component library.</li><li>Audits 30 screens a quarter against WCAG 2.2.</li></ul></td></tr><tr><td class="d">Jun 2018 – Nov 2021</td><td><p><b>UI Developer</b>, Hexaware Technologies, Chennai</p><ul><li>Built airline check-in screens in Angular.</li></ul></td></tr><tr><td class="d">Feb 2018 – May 2018</td><td><p><b>Intern</b>, Contus, Chennai</p></td></tr></table><h2>Education</h2><table><tr><td class="d">2014 – 2018</td><td><p><b>B.Tech Information Technology</b>, Madras Institute of Technology, Anna University</p></td></tr></table><h2>Skills</h2><table><tr><td class="d">Core</td><td>HTML5, CSS3, JavaScript, TypeScript</td></tr><tr><td class="d">Libraries</td><td>React, Angular, D3.js</td></tr><tr><td class="d">Testing</td><td>axe, NVDA, Jest</td></tr></table><h2>Talks</h2><p>“Tables are not evil”, JSFoo 2023</p>`,
    expected: {
      name: 'LAVANYA RAMESH',
      about:
        'UI developer with 7 years of experience. I make forms, tables and charts that work with a keyboard and a screen reader.',
      jobTitle: 'UI Developer & Web Accessibility Specialist',
      jobCategory: 'Software_Development',
      place: 'Chennai',
      years: 7,
      isEmployed: true,
      skills:
        'HTML5, CSS3, JavaScript, TypeScript, React, Angular, D3.js, axe, NVDA, Jest',
      jobs: [
        {
          title: 'Senior UI Developer',
          company: 'Freshworks',
          place: 'Chennai',
          from: '2021-12',
          isCurrent: true,
          points:
            'Owner of the accessible component library. Audits 30 screens a quarter against WCAG 2.2.',
        },
        {
          title: 'UI Developer',
          company: 'Hexaware Technologies',
          place: 'Chennai',
          from: '2018-06',
          to: '2021-11',
          points: 'Built airline check-in screens in Angular.',
        },
        {
          title: 'Intern',
          company: 'Contus',
          place: 'Chennai',
          from: '2018-02',
          to: '2018-05',
          isInternship: true,
        },
      ],
      studies: [
        {
          course: 'B.Tech Information Technology',
          university: 'Madras Institute of Technology, Anna University',
        },
      ],
      links: { blog: 'https://lavanyaramesh.github.io' },
    },
  },
  {
    key: 'blind12-farooq',
    by: 'pdf-lib',
    source: [
      'B16|Farooq Abdulla Shariff',
      'N10|Network & Cloud Engineer',
      'N10|Shivamogga, Karnataka  |  farooq.shariff@gmail.com  |  9449912345',
      'B11|Career Objective',
      'N10|To grow as a cloud engineer in a company that runs large networks, using my four',
      'N10|years with routers, firewalls and AWS.',
      'B11|Professional Experience',
      'B10|Sify Technologies Ltd.',
      'N10|Network Engineer, Bengaluru',
      'N10|Aug 2021 - Present',
      'N10|- Looks after MPLS links of 300 bank branches.',
      'N10|- Automated config backups with Python and Ansible.',
      'B10|Airtel Business',
      'N10|Graduate Trainee, Hubballi',
      'N10|Jul 2020 - Jul 2021',
      'N10|- First line support for leased lines.',
      'B11|Education',
      'N10|BE (E&C), JNN College of Engineering, Shivamogga, 2020, 7.4 CGPA',
      'N10|PUC (PCMB), DVS Independent PU College, Shivamogga, 2016, 81%',
      'B11|Technical Skills',
      'N10|Networking: BGP, OSPF, MPLS, Fortinet',
      'N10|Cloud: AWS (VPC, EC2, Transit Gateway), Terraform',
      'N10|Scripting: Python, Bash',
      'B11|Certifications',
      'N10|CCNA 200-301, Cisco, Dec 2020',
      'N10|AWS Certified Advanced Networking - Specialty, Mar 2024',
      'B11|Hobbies',
      'N10|Birding, volleyball',
    ].join('\n'),
    expected: {
      name: 'Farooq Abdulla Shariff',
      about:
        'To grow as a cloud engineer in a company that runs large networks, using my four years with routers, firewalls and AWS.',
      jobTitle: 'Network & Cloud Engineer',
      jobCategory: 'Software_Development',
      place: 'Shivamogga, Karnataka',
      isEmployed: true,
      skills:
        'BGP, OSPF, MPLS, Fortinet, AWS (VPC EC2 Transit Gateway), Terraform, Python, Bash',
      jobs: [
        {
          title: 'Network Engineer',
          company: 'Sify Technologies Ltd.',
          place: 'Bengaluru',
          from: '2021-08',
          isCurrent: true,
          points:
            'Looks after MPLS links of 300 bank branches. Automated config backups with Python and Ansible.',
        },
        {
          title: 'Graduate Trainee',
          company: 'Airtel Business',
          place: 'Hubballi',
          from: '2020-07',
          to: '2021-07',
          isInternship: true,
          points: 'First line support for leased lines.',
        },
      ],
      studies: [
        { course: 'BE (E&C)', university: 'JNN College of Engineering', place: 'Shivamogga' },
        {
          course: 'PUC (PCMB)',
          university: 'DVS Independent PU College',
          place: 'Shivamogga',
        },
      ],
      certificates: [
        { name: 'CCNA 200-301', month: '2020-12' },
        { name: 'AWS Certified Advanced Networking - Specialty', month: '2024-03' },
      ],
    },
  },
];

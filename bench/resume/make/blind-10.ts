import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The first half of a third round of twelve. */
export const BLIND_10: readonly Blind[] = [
  {
    key: 'blind10-shubham',
    by: 'tex',
    source: String.raw`\documentclass[11pt,a4paper]{article}\usepackage[T1]{fontenc}\usepackage{lmodern}\usepackage[margin=1.6cm]{geometry}\usepackage{enumitem,xcolor}\renewcommand{\familydefault}{\sfdefault}\setlength{\parindent}{0pt}\pagestyle{empty}\setlist[itemize]{nosep,leftmargin=1.2em}
\newcommand{\cvsection}[1]{\par\vspace{8pt}{\Large\bfseries\textcolor{red!70!black}{#1}}\hspace{4pt}\leaders\hrule height .6pt\hfill\kern0pt\par\vspace{4pt}}
\newcommand{\cventry}[4]{\textbf{#2}\hfill{\small\itshape\textcolor{red!70!black}{#3}}\par{\small\textsc{#1}\hfill\itshape #4}\par}
\begin{document}\begin{center}{\fontsize{28}{30}\selectfont Shubham {\bfseries Tripathi}}\\[4pt]{\small\textsc{\textcolor{red!70!black}{Full Stack Engineer $\cdot$ Open Source Contributor}}}\\[2pt]{\small\itshape Sector 62, Noida, Uttar Pradesh, India}\\[2pt]{\small (+91) 88009-12345 \textbar{} shubham@tripathi.dev \textbar{} tripathi.dev \textbar{} github.com/shubhamt \textbar{} linkedin.com/in/shubhamtripathi}\end{center}
\cvsection{Summary}Full stack engineer with 5+ years of experience in education technology. Maintainer of two libraries with a million downloads a month.
\cvsection{Work Experience}
\cventry{Lead Software Engineer}{Physics Wallah}{Noida, India}{Mar. 2023 - PRESENT}\begin{itemize}\item Rebuilt the live class player in React; start time from 6 s to 1.5 s.\item Manages a team of five.\end{itemize}\vspace{4pt}
\cventry{Software Engineer}{Testbook}{Navi Mumbai, India}{Jul. 2020 - Feb. 2023}\begin{itemize}\item Wrote the mock test engine in Node.js, 300,000 tests at once.\item Introduced feature flags.\end{itemize}
\cvsection{Open Source}\textbf{tinyroute} \hfill{\small github.com/shubhamt/tinyroute}\begin{itemize}\item A router of 900 bytes for browsers.\end{itemize}
\cvsection{Skills}\begin{tabular}{@{}r@{\hspace{10pt}}l@{}}\textbf{Front-end} & React, TypeScript, Next.js\\\textbf{Back-end} & Node.js, PostgreSQL, Redis\\\textbf{DevOps} & Docker, GitHub Actions\end{tabular}
\cvsection{Education}\cventry{B.Tech. in Information Technology}{Harcourt Butler Technical University}{Kanpur, India}{Aug. 2016 - Jun. 2020}
\end{document}`,
    expected: {
      name: 'Shubham Tripathi',
      about:
        'Full stack engineer with 5+ years of experience in education technology. Maintainer of two libraries with a million downloads a month.',
      jobTitle: 'Full Stack Engineer',
      jobCategory: 'Software_Development',
      place: 'Noida, Uttar Pradesh',
      years: 5,
      isEmployed: true,
      skills:
        'React, TypeScript, Next.js, Node.js, PostgreSQL, Redis, Docker, GitHub Actions',
      jobs: [
        {
          title: 'Lead Software Engineer',
          company: 'Physics Wallah',
          place: 'Noida',
          from: '2023-03',
          isCurrent: true,
          points:
            'Rebuilt the live class player in React; start time from 6 s to 1.5 s. Manages a team of five.',
        },
        {
          title: 'Software Engineer',
          company: 'Testbook',
          place: 'Navi Mumbai',
          from: '2020-07',
          to: '2023-02',
          points:
            'Wrote the mock test engine in Node.js, 300,000 tests at once. Introduced feature flags.',
        },
      ],
      studies: [
        {
          course: 'B.Tech. in Information Technology',
          university: 'Harcourt Butler Technical University',
          place: 'Kanpur',
          from: '2016-08',
          to: '2020-06',
        },
      ],
      projects: [
        {
          title: 'tinyroute',
          url: 'https://github.com/shubhamt/tinyroute',
          text: 'A router of 900 bytes for browsers.',
        },
      ],
      links: {
        github: 'https://github.com/shubhamt',
        linkedIn: 'https://linkedin.com/in/shubhamtripathi',
        blog: 'https://tripathi.dev',
      },
    },
  },
  {
    key: 'blind10-venkata',
    by: 'writer',
    source: `${css('body{font:10.5pt "Liberation Sans"}p{margin:0 0 3px}h5{font-size:11pt;margin:8px 0 2px;background:#c6d9f1}')}<p><b>Venkata Ramana Reddy P</b> &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Ph: 9704012345</p><p>Email: ramana.dotnet@gmail.com</p><h5>PROFILE SUMMARY:</h5><ul><li>Around 6 years of IT experience as a .NET developer in design, development and deployment of web applications using C#, ASP.NET MVC, Web API and SQL Server.</li><li>Experience in Angular 8 and TypeScript.</li><li>Good communication and problem solving skills.</li></ul><h5>EMPLOYMENT DETAILS:</h5><ul><li>Wipro Technologies, Hyderabad as Project Engineer – Oct 2021 to Present</li><li>Kellton Tech Solutions, Hyderabad as Software Developer – Jan 2019 to Sep 2021</li></ul><h5>ACADEMIC PROFILE:</h5><ul><li>B.Tech (CSE) from JNTU Kakinada, 2018.</li></ul><h5>TECHNICAL SKILLS:</h5><p>Languages: C#, SQL, JavaScript</p><p>Web: ASP.NET MVC, Web API, Angular 8, HTML5</p><p>Database: SQL Server 2016</p><p>Tools: Visual Studio 2019, TFS, Git, Postman</p><h5>PROJECTS:</h5><p><b>Project 1: Loan Origination System</b></p><p><b>Client:</b> Citizens Bank, USA</p><p><b>Role:</b> Developer</p><p><b>Technologies:</b> ASP.NET MVC, Web API, Angular 8, SQL Server</p><p><b>Description:</b> Customers apply for home and car loans; officers verify papers and sanction them.</p><p><b>Responsibilities:</b></p><ul><li>Developed Web APIs and stored procedures.</li><li>Involved in code reviews and unit testing.</li></ul><p><b>Project 2: Hospital Inventory</b></p><p><b>Client:</b> Apollo Hospitals</p><p><b>Role:</b> Developer</p><p><b>Technologies:</b> ASP.NET, SQL Server</p><p><b>Description:</b> Tracks medicines from purchase to ward.</p><p><b>Responsibilities:</b></p><ul><li>Designed screens and reports.</li></ul><h5>PERSONAL DETAILS:</h5><p>Name: P Venkata Ramana Reddy</p><p>Gender: Male</p><p>DOB: 12th June 1996</p><p>Languages: Telugu, English, Hindi</p><p>Address: Flat 302, KPHB Colony, Hyderabad - 500072</p>`,
    expected: {
      name: 'Venkata Ramana Reddy P',
      about:
        'Around 6 years of IT experience as a .NET developer in design, development and deployment of web applications using C#, ASP.NET MVC, Web API and SQL Server. Experience in Angular 8 and TypeScript. Good communication and problem solving skills.',
      jobTitle: 'Project Engineer',
      jobCategory: 'Software_Development',
      place: 'KPHB Colony, Hyderabad',
      years: 6,
      isEmployed: true,
      skills:
        'C#, SQL, JavaScript, ASP.NET MVC, Web API, Angular 8, HTML5, SQL Server 2016, Visual Studio 2019, TFS, Git, Postman, ASP.NET, SQL Server',
      jobs: [
        {
          title: 'Project Engineer',
          company: 'Wipro Technologies',
          place: 'Hyderabad',
          from: '2021-10',
          isCurrent: true,
        },
        {
          title: 'Software Developer',
          company: 'Kellton Tech Solutions',
          place: 'Hyderabad',
          from: '2019-01',
          to: '2021-09',
        },
      ],
      studies: [{ course: 'B.Tech (CSE)', university: 'JNTU Kakinada' }],
      projects: [
        {
          title: 'Loan Origination System',
          text: 'Client: Citizens Bank, USA Role: Developer Technologies: ASP.NET MVC, Web API, Angular 8, SQL Server Customers apply for home and car loans; officers verify papers and sanction them. Developed Web APIs and stored procedures. Involved in code reviews and unit testing.',
        },
        {
          title: 'Hospital Inventory',
          text: 'Client: Apollo Hospitals Role: Developer Technologies: ASP.NET, SQL Server Tracks medicines from purchase to ward. Designed screens and reports.',
        },
      ],
    },
  },
  {
    key: 'blind10-ira',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:16mm}body{font:10pt/1.45 "DejaVu Sans";margin:0;color:#222}.r{display:grid;grid-template-columns:38mm 1fr;gap:5mm;margin-bottom:9px}.l{font-weight:bold;color:#c0392b}p{margin:0 0 3px}ul{margin:2px 0 6px;padding-left:14px}h1{font-size:22pt;margin:0}')}<h1>Ira Chatterjee</h1><p>UX Researcher • Kolkata, West Bengal • ira.chatterjee@gmail.com • 98300 12345 • medium.com/@irachat</p><br><div class="r"><div class="l">Profile</div><div>UX researcher with 6 years of experience in mixed methods. I have interviewed farmers, drivers, nurses and bankers, and I write reports that get read.</div></div><div class="r"><div class="l">Experience</div><div><p><b>Senior UX Researcher, PhonePe</b></p><p>Bengaluru (Remote), Jan 2023 – Present</p><ul><li>Leads research for merchant lending.</li><li>Started a panel of 3,000 shopkeepers.</li></ul><p><b>UX Researcher, Ola Electric</b></p><p>Bengaluru, Apr 2020 – Dec 2022</p><ul><li>Studied how people charge scooters at home.</li></ul><p><b>Research Associate, Quicksand Design Studio</b></p><p>New Delhi, Jul 2018 – Mar 2020</p><ul><li>Field work in 11 states for health and sanitation.</li></ul></div></div><div class="r"><div class="l">Education</div><div><p><b>M.A. Social Psychology</b>, Tata Institute of Social Sciences, Mumbai, 2018</p><p><b>B.A. (Hons.) Psychology</b>, Presidency University, Kolkata, 2016</p></div></div><div class="r"><div class="l">Skills</div><div>Interviews, Diary studies, Surveys, Card sorting, Usability testing, Dovetail, Figma, SPSS</div></div><div class="r"><div class="l">Languages</div><div>Bengali, Hindi, English</div></div>`,
    expected: {
      name: 'Ira Chatterjee',
      about:
        'UX researcher with 6 years of experience in mixed methods. I have interviewed farmers, drivers, nurses and bankers, and I write reports that get read.',
      jobTitle: 'UX Researcher',
      jobCategory: 'UI_UX_Design',
      place: 'Kolkata, West Bengal',
      years: 6,
      isEmployed: true,
      skills:
        'Interviews, Diary studies, Surveys, Card sorting, Usability testing, Dovetail, Figma, SPSS',
      jobs: [
        {
          title: 'Senior UX Researcher',
          company: 'PhonePe',
          place: 'Bengaluru',
          from: '2023-01',
          isCurrent: true,
          isRemote: true,
          points: 'Leads research for merchant lending. Started a panel of 3,000 shopkeepers.',
        },
        {
          title: 'UX Researcher',
          company: 'Ola Electric',
          place: 'Bengaluru',
          from: '2020-04',
          to: '2022-12',
          points: 'Studied how people charge scooters at home.',
        },
        {
          title: 'Research Associate',
          company: 'Quicksand Design Studio',
          place: 'New Delhi',
          from: '2018-07',
          to: '2020-03',
          points: 'Field work in 11 states for health and sanitation.',
        },
      ],
      studies: [
        {
          course: 'M.A. Social Psychology',
          university: 'Tata Institute of Social Sciences',
          place: 'Mumbai',
        },
        { course: 'B.A. (Hons.) Psychology', university: 'Presidency University', place: 'Kolkata' },
      ],
      links: { blog: 'https://medium.com/@irachat' },
    },
  },
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
      about:
        'Web developer with 3 years of experience in PHP and WordPress for newspapers and schools.',
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

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
      skills: 'React, TypeScript, Next.js, Node.js, PostgreSQL, Redis, Docker, GitHub Actions',
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
          points: 'Wrote the mock test engine in Node.js, 300,000 tests at once. Introduced feature flags.',
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
      skills: 'Interviews, Diary studies, Surveys, Card sorting, Usability testing, Dovetail, Figma, SPSS',
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
];

import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The first half of a round of twelve that was written before the rules knew them. */
export const BLIND_6: readonly Blind[] = [
  {
    key: 'blind6-aditya',
    by: 'tex',
    source: String.raw`\documentclass[letterpaper,11pt]{article}\usepackage[empty]{fullpage}\usepackage{titlesec,enumitem,hyperref,tabularx}\usepackage[T1]{fontenc}\pagestyle{empty}
\addtolength{\oddsidemargin}{-0.5in}\addtolength{\evensidemargin}{-0.5in}\addtolength{\textwidth}{1in}\addtolength{\topmargin}{-.5in}\addtolength{\textheight}{1.0in}\raggedright\setlength{\tabcolsep}{0in}
\titleformat{\section}{\vspace{-4pt}\scshape\raggedright\large}{}{0em}{}[\titlerule \vspace{-5pt}]
\newcommand{\sub}[4]{\vspace{-2pt}\item\begin{tabular*}{0.97\textwidth}[t]{l@{\extracolsep{\fill}}r}\textbf{#1} & #2 \\ \textit{\small#3} & \textit{\small #4} \\\end{tabular*}\vspace{-7pt}}
\newcommand{\proj}[2]{\item\begin{tabular*}{0.97\textwidth}{l@{\extracolsep{\fill}}r}\small#1 & #2 \\\end{tabular*}\vspace{-7pt}}
\newcommand{\s}{\begin{itemize}[leftmargin=0.15in, label={}]}\newcommand{\e}{\end{itemize}}\newcommand{\bs}{\begin{itemize}}\newcommand{\be}{\end{itemize}\vspace{-5pt}}
\begin{document}
\begin{center}\textbf{\Huge \scshape Aditya Raghavan} \\ \vspace{1pt}\small +91 98840 55123 $|$ \href{mailto:aditya.raghavan@outlook.com}{\underline{aditya.raghavan@outlook.com}} $|$ \href{https://linkedin.com/in/adiraghavan}{\underline{linkedin.com/in/adiraghavan}} $|$ \href{https://github.com/adirag}{\underline{github.com/adirag}}\end{center}
\section{Education}\s\sub{Vellore Institute of Technology}{Vellore, Tamil Nadu}{Bachelor of Technology in Computer Science and Engineering; CGPA: 8.94/10}{Jul 2018 -- May 2022}\sub{Chettinad Vidyashram}{Chennai, Tamil Nadu}{CBSE Class XII; 93.4\%}{Jun 2016 -- Apr 2018}\e
\section{Experience}\s
\sub{Software Engineer II}{August 2023 -- Present}{Freshworks}{Chennai, India}\bs\item Own the notification pipeline which sends 40M e-mails a day using Kafka and Go.\item Reduced p99 latency of the ticket search API from 900 ms to 210 ms by rewriting Elasticsearch queries.\item Mentored two interns, both of whom got full-time offers.\be
\sub{Graduate Software Engineer}{July 2022 -- July 2023}{Zoho Corporation}{Chennai, India}\bs\item Developed REST APIs for Zoho Desk in Java and migrated four services to Spring Boot.\item Wrote unit tests that raised coverage from 41\% to 78\%.\be
\sub{Summer Intern}{May 2021 -- July 2021}{PayPal India}{Bengaluru, India}\bs\item Prototyped a fraud dashboard in React and D3.js that was shown to the risk team.\be\e
\section{Projects}\s
\proj{\textbf{Gitlytics} $|$ \emph{Python, Flask, React, PostgreSQL, Docker}}{June 2021 -- Present}\bs\item Full-stack web application serving a REST API with Flask which visualises GitHub data.\item Used Celery and Redis for asynchronous tasks.\be
\proj{\textbf{Kolam Generator} $|$ \emph{TypeScript, WebGL}}{Dec 2020}\bs\item Draws kolam patterns from L-systems in the browser; 1.2k stars on GitHub.\be\e
\section{Technical Skills}\begin{itemize}[leftmargin=0.15in, label={}]\small{\item{\textbf{Languages}{: Java, Python, Go, SQL (Postgres), JavaScript, HTML/CSS} \\ \textbf{Frameworks}{: React, Node.js, Flask, JUnit, Spring Boot} \\ \textbf{Developer Tools}{: Git, Docker, TravisCI, Google Cloud Platform, VS Code} \\ \textbf{Libraries}{: pandas, NumPy, Matplotlib}}}\end{itemize}
\end{document}`,
    expected: {
      name: 'Aditya Raghavan',
      jobTitle: 'Software Engineer II',
      jobCategory: 'Software_Development',
      isEmployed: true,
      skills:
        'Java, Python, Go, SQL (Postgres), JavaScript, HTML, CSS, React, Node.js, Flask, JUnit, Spring Boot, Git, Docker, TravisCI, Google Cloud Platform, VS Code, pandas, NumPy, Matplotlib',
      jobs: [
        {
          title: 'Software Engineer II',
          company: 'Freshworks',
          place: 'Chennai',
          from: '2023-08',
          isCurrent: true,
          points:
            'Own the notification pipeline which sends 40M e-mails a day using Kafka and Go. Reduced p99 latency of the ticket search API from 900 ms to 210 ms by rewriting Elasticsearch queries. Mentored two interns, both of whom got full-time offers.',
        },
        {
          title: 'Graduate Software Engineer',
          company: 'Zoho Corporation',
          place: 'Chennai',
          from: '2022-07',
          to: '2023-07',
          points:
            'Developed REST APIs for Zoho Desk in Java and migrated four services to Spring Boot. Wrote unit tests that raised coverage from 41% to 78%.',
        },
        {
          title: 'Summer Intern',
          company: 'PayPal India',
          place: 'Bengaluru',
          from: '2021-05',
          to: '2021-07',
          isInternship: true,
          points: 'Prototyped a fraud dashboard in React and D3.js that was shown to the risk team.',
        },
      ],
      studies: [
        {
          course: 'Bachelor of Technology in Computer Science and Engineering',
          university: 'Vellore Institute of Technology',
          place: 'Vellore, Tamil Nadu',
          from: '2018-07',
          to: '2022-05',
        },
        {
          course: 'CBSE Class XII',
          university: 'Chettinad Vidyashram',
          place: 'Chennai, Tamil Nadu',
          from: '2016-06',
          to: '2018-04',
        },
      ],
      projects: [
        {
          title: 'Gitlytics',
          text: 'Full-stack web application serving a REST API with Flask which visualises GitHub data. Used Celery and Redis for asynchronous tasks.',
        },
        {
          title: 'Kolam Generator',
          text: 'Draws kolam patterns from L-systems in the browser; 1.2k stars on GitHub.',
        },
      ],
      links: { linkedIn: 'https://linkedin.com/in/adiraghavan', github: 'https://github.com/adirag' },
    },
  },
  {
    key: 'blind6-farida',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:0}body{font:9.5pt/1.45 Lato;margin:0;color:#333}.w{display:grid;grid-template-columns:70mm 1fr}.l{background:#26334d;color:#fff;padding:12mm 8mm;min-height:273mm}.r{padding:12mm 10mm}.ph{width:34mm;height:34mm;border-radius:50%;background:#c8a;margin:0 auto 6mm}h1{font-size:25pt;letter-spacing:6px;margin:0;font-weight:300}h2{font-size:11pt;letter-spacing:3px;margin:16px 0 6px;text-transform:uppercase}.sub{letter-spacing:3px;text-transform:uppercase;color:#888;margin:2px 0 10px}p{margin:0 0 4px}ul{margin:2px 0 8px;padding-left:14px}.d{color:#999;font-size:8.5pt}')}<div class="w"><div class="l"><div class="ph"></div><h2>Contact</h2><p>+91 99300 77881</p><p>farida.contractor@gmail.com</p><p>Andheri West, Mumbai</p><p>behance.net/faridac</p><p>linkedin.com/in/faridacontractor</p><h2>Education</h2><p><b>M.Des. Interaction Design</b><br>IDC School of Design, IIT Bombay<br><span class="d">2014 - 2016</span></p><p><b>B.Arch.</b><br>Sir J. J. College of Architecture<br><span class="d">2009 - 2014</span></p><h2>Expertise</h2><ul><li>User Research</li><li>Wireframing</li><li>Prototyping</li><li>Design Systems</li><li>Figma</li><li>Adobe XD</li><li>Usability Testing</li></ul><h2>Language</h2><p>English</p><p>Gujarati</p><p>Hindi</p></div><div class="r"><h1>FARIDA CONTRACTOR</h1><p class="sub">Senior Product Designer</p><h2>About me</h2><p>Product designer with over 8 years of experience in fintech and health. I enjoy turning messy flows into screens that my mother can use without calling me.</p><h2>Work experience</h2><p><b>Lead Product Designer</b><br>CRED, Bengaluru (Remote)<br><span class="d">MAR 2021 - PRESENT</span></p><ul><li>Lead design for CRED Cash, from zero to 2 million users.</li><li>Set up a research repository used by six squads.</li></ul><p><b>Senior UX Designer</b><br>Practo Technologies, Bengaluru<br><span class="d">JAN 2018 - FEB 2021</span></p><ul><li>Redesigned the doctor onboarding; time to go live fell from 9 days to 2.</li><li>Ran more than 100 usability tests in tier 2 cities.</li></ul><p><b>UX Designer</b><br>Fractal Ink Design Studio, Mumbai<br><span class="d">JUL 2016 - DEC 2017</span></p><ul><li>Designed banking apps for HDFC Bank and Kotak.</li></ul><h2>Awards</h2><ul><li>India's Best Design Award, 2019</li><li>Speaker at DesignUp 2022</li></ul></div></div>`,
    expected: {
      name: 'FARIDA CONTRACTOR',
      about:
        'Product designer with over 8 years of experience in fintech and health. I enjoy turning messy flows into screens that my mother can use without calling me.',
      jobTitle: 'Senior Product Designer',
      jobCategory: 'UI_UX_Design',
      place: 'Andheri West, Mumbai',
      years: 8,
      isEmployed: true,
      skills: 'User Research, Wireframing, Prototyping, Design Systems, Figma, Adobe XD, Usability Testing',
      jobs: [
        {
          title: 'Lead Product Designer',
          company: 'CRED',
          place: 'Bengaluru',
          from: '2021-03',
          isCurrent: true,
          isRemote: true,
          points:
            'Lead design for CRED Cash, from zero to 2 million users. Set up a research repository used by six squads.',
        },
        {
          title: 'Senior UX Designer',
          company: 'Practo Technologies',
          place: 'Bengaluru',
          from: '2018-01',
          to: '2021-02',
          points:
            'Redesigned the doctor onboarding; time to go live fell from 9 days to 2. Ran more than 100 usability tests in tier 2 cities.',
        },
        {
          title: 'UX Designer',
          company: 'Fractal Ink Design Studio',
          place: 'Mumbai',
          from: '2016-07',
          to: '2017-12',
          points: 'Designed banking apps for HDFC Bank and Kotak.',
        },
      ],
      studies: [
        { course: 'M.Des. Interaction Design', university: 'IDC School of Design, IIT Bombay' },
        { course: 'B.Arch.', university: 'Sir J. J. College of Architecture' },
      ],
      links: {
        linkedIn: 'https://linkedin.com/in/faridacontractor',
        blog: 'https://behance.net/faridac',
      },
    },
  },
  {
    key: 'blind6-raghu',
    by: 'writer',
    source: `${css('body{font:10.5pt Carlito}td{border:1px solid #000;padding:2px 5px}h3{background:#d9d9d9;font-size:11pt;margin:8px 0 3px}')}<p align="center"><b>Curriculum Vitae</b></p><p><b>Raghunandan K S</b><br>Mobile: +91-9448877665<br>E-mail: raghu.ks84@gmail.com</p><h3>PROFESSIONAL SUMMARY</h3><ul><li>Having 9.5 years of IT experience in analysis, design, development and maintenance of Java/J2EE applications.</li><li>Good exposure to Spring Boot, Microservices and Hibernate.</li><li>Experience in working with onsite-offshore model and direct client interaction.</li></ul><h3>WORK EXPERIENCE</h3><ul><li>Working as Technical Lead in Mindtree Ltd, Bangalore from Sep 2019 to till date.</li><li>Worked as Senior Software Engineer in Mphasis Ltd, Bangalore from Mar 2016 to Aug 2019.</li><li>Worked as Software Engineer in Sasken Technologies, Mysore from Jul 2014 to Feb 2016.</li></ul><h3>EDUCATIONAL QUALIFICATION</h3><ul><li>B.E in Computer Science from VTU, Belgaum, 2014 with 68%.</li></ul><h3>TECHNICAL SKILLS</h3><table width="100%" cellspacing="0"><tr><td>Languages</td><td>Java 8, SQL, JavaScript</td></tr><tr><td>Frameworks</td><td>Spring Boot, Hibernate, Spring MVC</td></tr><tr><td>Databases</td><td>Oracle 11g, MySQL</td></tr><tr><td>App Servers</td><td>WebLogic, Apache Tomcat</td></tr><tr><td>Tools</td><td>Jenkins, SonarQube, JIRA, Git</td></tr></table><h3>PROJECT DETAILS</h3><p><b>Project #1</b></p><table width="100%" cellspacing="0"><tr><td>Title</td><td>Claims Adjudication System</td></tr><tr><td>Client</td><td>AIG, USA</td></tr><tr><td>Duration</td><td>Sep 2019 – till date</td></tr><tr><td>Role</td><td>Technical Lead</td></tr><tr><td>Environment</td><td>Java 8, Spring Boot, Kafka, Oracle</td></tr></table><p><b>Description:</b> The system takes claims from agents and customers and adjudicates them by rules of the policy.</p><p><b>Responsibilities:</b></p><ul><li>Designed the rules service and reviewed code of five developers.</li><li>Coordinated with the client for requirements.</li></ul><p><b>Project #2</b></p><table width="100%" cellspacing="0"><tr><td>Title</td><td>e-Statement Portal</td></tr><tr><td>Client</td><td>JP Morgan Chase</td></tr><tr><td>Duration</td><td>Mar 2016 – Aug 2019</td></tr><tr><td>Role</td><td>Senior Developer</td></tr><tr><td>Environment</td><td>Java, Spring MVC, Hibernate, WebLogic</td></tr></table><p><b>Description:</b> Portal by which customers download statements of the last seven years.</p><p><b>Responsibilities:</b></p><ul><li>Developed the download module.</li><li>Fixed defects of system testing.</li></ul><h3>PERSONAL DETAILS</h3><p>Father's Name : K Shivaramu<br>Date of Birth : 12-08-1992<br>Marital Status : Married<br>Languages Known : English, Kannada, Telugu<br>Passport No : K1234567</p><p>Place: Bangalore<br>Date: </p>`,
    expected: {
      name: 'Raghunandan K S',
      about:
        'Having 9.5 years of IT experience in analysis, design, development and maintenance of Java/J2EE applications. Good exposure to Spring Boot, Microservices and Hibernate. Experience in working with onsite-offshore model and direct client interaction.',
      jobTitle: 'Technical Lead',
      jobCategory: 'Software_Development',
      place: 'Bangalore',
      years: 9.5,
      isEmployed: true,
      skills:
        'Java 8, SQL, JavaScript, Spring Boot, Hibernate, Spring MVC, Oracle 11g, MySQL, WebLogic, Apache Tomcat, Jenkins, SonarQube, JIRA, Git, Kafka, Oracle, Java',
      jobs: [
        {
          title: 'Technical Lead',
          company: 'Mindtree Ltd',
          place: 'Bangalore',
          from: '2019-09',
          isCurrent: true,
        },
        {
          title: 'Senior Software Engineer',
          company: 'Mphasis Ltd',
          place: 'Bangalore',
          from: '2016-03',
          to: '2019-08',
        },
        {
          title: 'Software Engineer',
          company: 'Sasken Technologies',
          place: 'Mysore',
          from: '2014-07',
          to: '2016-02',
        },
      ],
      studies: [{ course: 'B.E in Computer Science', university: 'VTU', place: 'Belgaum' }],
      projects: [
        {
          title: 'Claims Adjudication System',
          text: 'Client AIG, USA. Duration Sep 2019 – till date. Role Technical Lead. Environment Java 8, Spring Boot, Kafka, Oracle. The system takes claims from agents and customers and adjudicates them by rules of the policy. Designed the rules service and reviewed code of five developers. Coordinated with the client for requirements.',
        },
        {
          title: 'e-Statement Portal',
          text: 'Client JP Morgan Chase. Duration Mar 2016 – Aug 2019. Role Senior Developer. Environment Java, Spring MVC, Hibernate, WebLogic. Portal by which customers download statements of the last seven years. Developed the download module. Fixed defects of system testing.',
        },
      ],
    },
  },
];

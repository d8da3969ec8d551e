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
  {
    key: 'blind6-nandita',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:0}body{font:10.5pt/1.4 "Liberation Sans";margin:0}.w{display:grid;grid-template-columns:62mm 1fr}.l{background:#293e49;color:#e6e6e6;padding:12mm 7mm;min-height:273mm}.r{padding:12mm 9mm}h1{font-weight:400;font-size:26px;margin:0}h2{font-weight:400;font-size:16px;margin:18px 0 6px}.l h3{font-size:13px;font-weight:400;margin:16px 0 4px}p{margin:0 0 3px}.g{color:#888}')}<div class="w"><div class="l"><h3>Contact</h3><p>nandita.bora@gmail.com</p><p>www.linkedin.com/in/nandita-bora (LinkedIn)</p><p>nanditawrites.dev (Blog)</p><h3>Top Skills</h3><p>Apache Spark</p><p>Data Warehousing</p><p>Airflow</p><h3>Languages</h3><p>Assamese (Native or Bilingual)</p><p>English (Full Professional)</p><h3>Certifications</h3><p>Databricks Certified Data Engineer Associate</p><p>Google Cloud Certified Professional Data Engineer</p></div><div class="r"><h1>Nandita Bora</h1><p>Senior Data Engineer at Meesho | Spark, Airflow, dbt</p><p class="g">Bengaluru, Karnataka, India</p><h2>Summary</h2><p>I build data platforms that analysts trust. Before Meesho I moved the warehouse of a bank to the cloud.</p><h2>Experience</h2><p><b>Meesho</b></p><p class="g">3 years 2 months</p><p><b>Senior Data Engineer</b></p><p class="g">April 2023 - Present (1 year 10 months)</p><p class="g">Bengaluru, Karnataka, India</p><p>Own the order and catalogue pipelines, 3 TB a day, on Spark and Iceberg.</p><br><p><b>Data Engineer II</b></p><p class="g">December 2021 - March 2023 (1 year 4 months)</p><p>Introduced dbt and tests of data quality.</p><br><p><b>Axis Bank</b></p><p><b>Manager - Data Engineering</b></p><p class="g">August 2018 - November 2021 (3 years 4 months)</p><p class="g">Mumbai, Maharashtra, India</p><p>Moved 400 Teradata jobs to BigQuery.</p><br><p><b>Tata Consultancy Services</b></p><p><b>System Engineer</b></p><p class="g">June 2015 - July 2018 (3 years 2 months)</p><p class="g">Kolkata Area, India</p><h2>Education</h2><p><b>National Institute of Technology Silchar</b></p><p class="g">Bachelor of Technology - BTech, Computer Science · (2011 - 2015)</p><p><b>Cotton College, Guwahati</b></p><p class="g">Higher Secondary, Science · (2009 - 2011)</p></div></div>`,
    expected: {
      name: 'Nandita Bora',
      about:
        'I build data platforms that analysts trust. Before Meesho I moved the warehouse of a bank to the cloud.',
      jobTitle: 'Senior Data Engineer',
      jobCategory: 'Software_Development',
      place: 'Bengaluru, Karnataka, India',
      isEmployed: true,
      skills: 'Apache Spark, Data Warehousing, Airflow',
      jobs: [
        {
          title: 'Senior Data Engineer',
          company: 'Meesho',
          place: 'Bengaluru, Karnataka, India',
          from: '2023-04',
          isCurrent: true,
          points: 'Own the order and catalogue pipelines, 3 TB a day, on Spark and Iceberg.',
        },
        {
          title: 'Data Engineer II',
          company: 'Meesho',
          from: '2021-12',
          to: '2023-03',
          points: 'Introduced dbt and tests of data quality.',
        },
        {
          title: 'Manager - Data Engineering',
          company: 'Axis Bank',
          place: 'Mumbai, Maharashtra, India',
          from: '2018-08',
          to: '2021-11',
          points: 'Moved 400 Teradata jobs to BigQuery.',
        },
        {
          title: 'System Engineer',
          company: 'Tata Consultancy Services',
          place: 'Kolkata',
          from: '2015-06',
          to: '2018-07',
        },
      ],
      studies: [
        {
          course: 'Bachelor of Technology - BTech, Computer Science',
          university: 'National Institute of Technology Silchar',
        },
        { course: 'Higher Secondary, Science', university: 'Cotton College', place: 'Guwahati' },
      ],
      certificates: [
        { name: 'Databricks Certified Data Engineer Associate' },
        { name: 'Google Cloud Certified Professional Data Engineer' },
      ],
      links: {
        linkedIn: 'https://www.linkedin.com/in/nandita-bora',
        blog: 'https://nanditawrites.dev',
      },
    },
  },
  {
    key: 'blind6-chetan',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Serif"}table{border-collapse:collapse}td,th{border:1px solid #000;padding:2px 6px}')}<p align="center"><font size="5"><b>CHETAN RAMESH PATIL</b></font></p><p align="center">At post Nimgaon, Tal. Sakri, Dist. Dhule, Maharashtra 424304<br>Email: chetanpatil2001@gmail.com | Contact No: 7020456781</p><p><b><u>Career Objective:</u></b></p><p>To work in a challenging environment where I can utilise my skills and knowledge for the growth of the organisation and myself.</p><p><b><u>Academic Qualification:</u></b></p><table width="100%"><tr><th>Examination</th><th>Board / University</th><th>School / College</th><th>Year of Passing</th><th>Percentage / CGPA</th></tr><tr><td>B.E. (Information Technology)</td><td>SPPU</td><td>Sandip Institute of Technology, Nashik</td><td>2023</td><td>8.12</td></tr><tr><td>H.S.C.</td><td>Maharashtra State Board</td><td>Jai Hind Junior College, Dhule</td><td>2019</td><td>71.38%</td></tr><tr><td>S.S.C.</td><td>Maharashtra State Board</td><td>New English School, Sakri</td><td>2017</td><td>86.20%</td></tr></table><p><b><u>Technical Skills:</u></b></p><ul><li>Programming Languages : C, C++, Core Java, Python</li><li>Web Technologies : HTML, CSS, JavaScript, Bootstrap</li><li>Database : MySQL, MongoDB</li><li>Operating System : Windows, Ubuntu</li></ul><p><b><u>Academic Projects:</u></b></p><p><b>1. Crop Disease Detection using Deep Learning (B.E. Project)</b></p><ul><li>Technology: Python, TensorFlow, Flask</li><li>A farmer uploads the photo of a leaf and gets the name of the disease and a remedy in Marathi.</li></ul><p><b>2. Online Grampanchayat Services</b></p><ul><li>Technology: PHP, MySQL</li><li>Citizens apply for certificates and pay taxes online.</li></ul><p><b><u>Internship:</u></b></p><p>Web Development Intern at Cravita Technologies, Nashik (Jan 2023 to March 2023)</p><p><b><u>Extra Curricular Activities:</u></b></p><ul><li>NSS volunteer, 2020-21</li><li>Runner-up in inter-college Kabaddi</li></ul><p><b><u>Personal Profile:</u></b></p><p>Name : Chetan Ramesh Patil<br>Date of Birth : 04/11/2001<br>Gender : Male<br>Languages : Marathi, Hindi, English<br>Hobbies : Trekking, Cricket</p><p><b><u>Declaration:</u></b></p><p>I hereby declare that the information furnished above is true to the best of my knowledge.</p><p>Place: Nashik<span style="margin-left:300px">(Chetan R. Patil)</span></p>`,
    expected: {
      name: 'CHETAN RAMESH PATIL',
      about:
        'To work in a challenging environment where I can utilise my skills and knowledge for the growth of the organisation and myself.',
      jobTitle: 'Web Development Intern',
      jobCategory: 'Software_Development',
      place: 'Dhule, Maharashtra',
      isEmployed: false,
      skills:
        'C, C++, Core Java, Python, HTML, CSS, JavaScript, Bootstrap, MySQL, MongoDB, Windows, Ubuntu, TensorFlow, Flask, PHP',
      jobs: [
        {
          title: 'Web Development Intern',
          company: 'Cravita Technologies',
          place: 'Nashik',
          from: '2023-01',
          to: '2023-03',
          isInternship: true,
        },
      ],
      studies: [
        {
          course: 'B.E. (Information Technology)',
          university: 'Sandip Institute of Technology',
          place: 'Nashik',
        },
        { course: 'H.S.C.', university: 'Jai Hind Junior College', place: 'Dhule' },
        { course: 'S.S.C.', university: 'New English School, Sakri' },
      ],
      projects: [
        {
          title: 'Crop Disease Detection using Deep Learning',
          text: 'Technology: Python, TensorFlow, Flask. A farmer uploads the photo of a leaf and gets the name of the disease and a remedy in Marathi.',
        },
        {
          title: 'Online Grampanchayat Services',
          text: 'Technology: PHP, MySQL. Citizens apply for certificates and pay taxes online.',
        },
      ],
    },
  },
  {
    key: 'blind6-sreelatha',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:16mm}body{font:10.5pt/1.35 Carlito;margin:0}.r{float:right}h2{font-size:12pt;border-bottom:1.5px solid #1f4e79;color:#1f4e79;margin:10px 0 4px}p{margin:0 0 3px}ul{margin:0 0 6px;padding-left:18px;list-style:square}')}<p style="text-align:right;font-size:8pt;color:#777">Resume of Sreelatha Menon | sreelatha.menon@yahoo.co.in | 9895012345</p><p style="font-size:20pt"><b>SREELATHA MENON</b></p><p>QA Lead – Automation &amp; Performance Testing</p><p>Kakkanad, Kochi, Kerala</p><h2>Profile Summary</h2><ul><li>QA professional with 11+ years of experience in manual and automation testing of banking and insurance products.</li><li>ISTQB certified, with sound knowledge of Agile and SDLC.</li></ul><h2>Core Competencies</h2><p>Test Planning • Selenium WebDriver • TestNG • JMeter • REST Assured • Postman • Defect Management • Team Handling • SQL</p><h2>Career Path</h2><p><b>UST Global, Kochi</b><span class="r">Jun'19 – Till date</span></p><p><i>QA Lead</i></p><ul><li>Leading a team of 8 testers for a UK based insurer.</li><li>Built a hybrid framework with Selenium, TestNG and Maven.</li><li>Client appreciation award, Q2 FY22.</li></ul><p><b>IBS Software, Thiruvananthapuram</b><span class="r">Aug'15 – May'19</span></p><p><i>Senior Test Engineer</i></p><ul><li>Tested flight reservation flows end to end.</li><li>Load tests with JMeter for 5,000 users.</li></ul><p><b>SunTec Business Solutions, Thiruvananthapuram</b><span class="r">Jul'13 – Jul'15</span></p><p><i>Test Engineer</i></p><ul><li>Wrote and executed manual test cases for a billing product.</li></ul><h2>Academics</h2><ul><li>MCA – College of Engineering, Trivandrum – 2013 – 78%</li><li>B.Sc. Mathematics – University of Kerala – 2010 – 82%</li></ul><h2>Certifications &amp; Trainings</h2><ul><li>ISTQB Foundation Level, 2014</li><li>Certified Scrum Master (Scrum Alliance), March 2020</li></ul><h2>Personal Info</h2><p>DOB: 02-Feb-1989 | Marital Status: Married | Notice Period: 60 days</p>`,
    expected: {
      name: 'SREELATHA MENON',
      about:
        'QA professional with 11+ years of experience in manual and automation testing of banking and insurance products. ISTQB certified, with sound knowledge of Agile and SDLC.',
      jobTitle: 'QA Lead – Automation & Performance Testing',
      jobCategory: 'Software_Testing',
      place: 'Kakkanad, Kochi, Kerala',
      years: 11,
      isEmployed: true,
      skills:
        'Test Planning, Selenium WebDriver, TestNG, JMeter, REST Assured, Postman, Defect Management, Team Handling, SQL',
      jobs: [
        {
          title: 'QA Lead',
          company: 'UST Global',
          place: 'Kochi',
          from: '2019-06',
          isCurrent: true,
          points:
            'Leading a team of 8 testers for a UK based insurer. Built a hybrid framework with Selenium, TestNG and Maven. Client appreciation award, Q2 FY22.',
        },
        {
          title: 'Senior Test Engineer',
          company: 'IBS Software',
          place: 'Thiruvananthapuram',
          from: '2015-08',
          to: '2019-05',
          points: 'Tested flight reservation flows end to end. Load tests with JMeter for 5,000 users.',
        },
        {
          title: 'Test Engineer',
          company: 'SunTec Business Solutions',
          place: 'Thiruvananthapuram',
          from: '2013-07',
          to: '2015-07',
          points: 'Wrote and executed manual test cases for a billing product.',
        },
      ],
      studies: [
        { course: 'MCA', university: 'College of Engineering', place: 'Trivandrum' },
        { course: 'B.Sc. Mathematics', university: 'University of Kerala' },
      ],
      certificates: [
        { name: 'ISTQB Foundation Level' },
        { name: 'Certified Scrum Master', month: '2020-03' },
      ],
    },
  },
];

import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The second half of the round that `blind-8.ts` begins. */
export const BLIND_9: readonly Blind[] = [
  {
    key: 'blind9-vedant',
    by: 'tex',
    source: String.raw`\documentclass[10pt]{article}\usepackage[a4paper,margin=1.4cm]{geometry}\usepackage{enumitem,titlesec,paracol,xcolor}\usepackage[utf8]{inputenc}\setlength{\parindent}{0pt}\pagestyle{empty}\setlist[itemize]{nosep,leftmargin=1em}
\titleformat{\section}{\large\color{gray}\uppercase}{}{0pt}{}\titlespacing{\section}{0pt}{8pt}{2pt}\titleformat{\subsection}{\bfseries}{}{0pt}{}\titlespacing{\subsection}{0pt}{3pt}{0pt}
\newcommand{\desc}[1]{\textsc{#1}\par}\newcommand{\loc}[1]{{\color{gray}\small #1}\par}
\begin{document}\begin{center}{\Huge Vedant \textbf{Kapoor}}\\[3pt]{\small vedantkapoor.com \textbar{} vedant.kapoor@iitg.ac.in \textbar{} 9101 234 567}\end{center}
\columnratio{0.33}\setlength{\columnsep}{8mm}\begin{paracol}{2}
\section{Education}\subsection{IIT Guwahati}\desc{B.Tech in Mathematics and Computing}\loc{May 2023 {\textbar} Guwahati, Assam}\loc{CPI: 8.7 / 10.0}\vspace{4pt}
\subsection{Delhi Public School, R K Puram}\loc{Grad. May 2019 {\textbar} New Delhi}
\section{Links}Github:// \textbf{vkapoor}\par LinkedIn:// \textbf{vedantkapoor}
\section{Coursework}Operating Systems\par Optimisation\par Information Retrieval
\section{Skills}\textbf{Over 5000 lines:}\par Python \textbullet{} C++ \textbullet{} JavaScript\par \textbf{Over 1000 lines:}\par Rust \textbullet{} CUDA \textbullet{} SQL\par \textbf{Familiar:}\par PyTorch \textbullet{} Kubernetes
\switchcolumn
\section{Experience}\subsection{Sprinklr \textbar{} Machine Learning Engineer}\loc{June 2023 -- Present {\textbar} Gurugram, HR}\begin{itemize}\item Trains models which route messages of customers in 20 languages.\item Cut inference cost by 60\% by distillation.\end{itemize}\vspace{4pt}
\subsection{Microsoft Research \textbar{} Research Intern}\loc{May 2022 -- July 2022 {\textbar} Bengaluru, KA}\begin{itemize}\item Studied retrieval for Indian languages with Dr. M. Choudhury.\end{itemize}
\section{Research}\subsection{OSINT Lab, IIT Guwahati \textbar{} Undergraduate Researcher}\loc{Jan 2022 -- Apr 2023 {\textbar} Guwahati}\begin{itemize}\item Detected copied pages of news sites.\end{itemize}
\section{Awards}\begin{tabular}{@{}l@{\hspace{5mm}}l@{}}2022 & 7th of 900, ICPC Asia Amritapuri\\2019 & All India Rank 412, JEE Advanced\end{tabular}
\end{paracol}\end{document}`,
    expected: {
      name: 'Vedant Kapoor',
      jobTitle: 'Machine Learning Engineer',
      jobCategory: 'Software_Development',
      isEmployed: true,
      skills: 'Python, C++, JavaScript, Rust, CUDA, SQL, PyTorch, Kubernetes',
      jobs: [
        {
          title: 'Machine Learning Engineer',
          company: 'Sprinklr',
          place: 'Gurugram, Haryana',
          from: '2023-06',
          isCurrent: true,
          points:
            'Trains models which route messages of customers in 20 languages. Cut inference cost by 60% by distillation.',
        },
        {
          title: 'Research Intern',
          company: 'Microsoft Research',
          place: 'Bengaluru, Karnataka',
          from: '2022-05',
          to: '2022-07',
          isInternship: true,
          points: 'Studied retrieval for Indian languages with Dr. M. Choudhury.',
        },
      ],
      studies: [
        {
          course: 'B.Tech in Mathematics and Computing',
          university: 'IIT Guwahati',
          place: 'Guwahati, Assam',
          to: '2023-05',
        },
        { university: 'Delhi Public School, R K Puram', place: 'New Delhi', to: '2019-05' },
      ],
      links: { blog: 'https://vedantkapoor.com' },
    },
  },
  {
    key: 'blind9-poonam',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Sans"}h2{font-size:13pt;margin:10px 0 3px}p{margin:0 0 4px}')}<h1>Poonam Yadav</h1><p>Manual Tester</p><p>Noida, Uttar Pradesh | poonam.yadav.qa@gmail.com | 9560012345</p><h2>Professional Summary</h2><p>Detail-oriented manual tester with 2 years and 6 months of experience in web and mobile applications, functional, regression and UAT testing.</p><h2>Work Experience</h2><p><b>Manual Tester</b></p><p>Nagarro Software Pvt. Ltd. | Gurgaon</p><p>2023 – Present</p><p>Key Responsibilities:</p><ul><li>Test web and mobile apps of an airline on Android and iOS.</li><li>Log bugs in Jira and follow them until closure.</li><li>Take part in daily stand-ups and sprint planning.</li></ul><p><b>Junior Test Engineer</b></p><p>TO THE NEW | Noida</p><p>2022 – 2023</p><p>Key Responsibilities:</p><ul><li>Executed over 600 test cases of a streaming platform.</li></ul><h2>Key Skills</h2><p>Manual Testing, Regression Testing, Jira, SQL (Basic), Postman, Test Case Design, Bug Life Cycle</p><h2>Education</h2><p><b>Master of Computer Applications (MCA)</b></p><p>Dr. A.P.J. Abdul Kalam Technical University, Lucknow</p><p>2020 – 2022 | 76%</p><p><b>Bachelor of Computer Applications (BCA)</b></p><p>Chaudhary Charan Singh University, Meerut</p><p>2017 – 2020 | 68%</p><h2>Certifications</h2><p>ISTQB Foundation Level (CTFL) – 2023</p><p>Software Testing Bootcamp – Udemy</p><h2>Strengths</h2><p>Patience, curiosity, clear reports</p>`,
    expected: {
      name: 'Poonam Yadav',
      about:
        'Detail-oriented manual tester with 2 years and 6 months of experience in web and mobile applications, functional, regression and UAT testing.',
      jobTitle: 'Manual Tester',
      jobCategory: 'Software_Testing',
      place: 'Noida, Uttar Pradesh',
      years: 2,
      isEmployed: true,
      skills: 'Manual Testing, Regression Testing, Jira, SQL, Postman, Test Case Design, Bug Life Cycle',
      jobs: [
        {
          title: 'Manual Tester',
          company: 'Nagarro Software Pvt. Ltd.',
          place: 'Gurgaon',
          isCurrent: true,
          points:
            'Test web and mobile apps of an airline on Android and iOS. Log bugs in Jira and follow them until closure. Take part in daily stand-ups and sprint planning.',
        },
        {
          title: 'Junior Test Engineer',
          company: 'TO THE NEW',
          place: 'Noida',
          points: 'Executed over 600 test cases of a streaming platform.',
        },
      ],
      studies: [
        {
          course: 'Master of Computer Applications (MCA)',
          university: 'Dr. A.P.J. Abdul Kalam Technical University',
          place: 'Lucknow',
        },
        {
          course: 'Bachelor of Computer Applications (BCA)',
          university: 'Chaudhary Charan Singh University',
          place: 'Meerut',
        },
      ],
      certificates: [{ name: 'ISTQB Foundation Level (CTFL)' }, { name: 'Software Testing Bootcamp' }],
    },
  },
  {
    key: 'blind9-joel',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:17mm}body{font:10.5pt/1.4 "Liberation Serif";margin:0}h2{font-size:11pt;font-variant:small-caps;border-bottom:1px solid #444;margin:10px 0 4px}.f{display:flex;justify-content:space-between}p{margin:0 0 2px}ul{margin:0 0 5px;padding-left:16px}')}<div class="f"><div><p style="font-size:19pt"><b>JOEL D’SOUZA</b></p><p>Data Analyst</p></div><div style="text-align:right"><p>Margao, Goa</p><p>+91 83223 45678</p><p>joel.dsouza@live.com</p></div></div><h2>Career Summary</h2><p>Analyst with three years of experience in travel and retail. I turn questions into SQL, and SQL into decisions.</p><h2>Professional Experience</h2><div class="f"><p><b>Data Analyst</b>, MakeMyTrip, Gurgaon</p><p>Sep ’23 – Present</p></div><ul><li>Built a dashboard of hotel cancellations in Power BI used by 70 managers.</li><li>A/B tested search ranking; conversion up 4%.</li></ul><div class="f"><p><b>Business Analyst Trainee</b>, Lenskart, Faridabad</p><p>Jul ’22 – Aug ’23</p></div><ul><li>Automated the weekly sales report with Python.</li></ul><h2>Education</h2><div class="f"><p><b>Goa University</b> – M.Sc. Statistics</p><p>2020 – 2022</p></div><div class="f"><p><b>Parvatibai Chowgule College, Margao</b> – B.Sc. Mathematics</p><p>2017 – 2020</p></div><h2>Skills &amp; Tools</h2><ul><li><b>Analysis:</b> SQL, Python (pandas, NumPy), R</li><li><b>Visualisation:</b> Power BI, Tableau, Looker Studio</li><li><b>Other:</b> Excel, BigQuery, Git</li></ul><h2>Certifications</h2><ul><li>Google Data Analytics Professional Certificate, Coursera, Feb 2022</li><li>Microsoft Certified: Power BI Data Analyst Associate, Nov 2023</li></ul><h2>Interests</h2><p>Football, mandolin</p>`,
    expected: {
      name: 'JOEL D’SOUZA',
      about:
        'Analyst with three years of experience in travel and retail. I turn questions into SQL, and SQL into decisions.',
      jobTitle: 'Data Analyst',
      jobCategory: 'Software_Development',
      place: 'Margao, Goa',
      years: 3,
      isEmployed: true,
      skills: 'SQL, Python (pandas NumPy), R, Power BI, Tableau, Looker Studio, Excel, BigQuery, Git',
      jobs: [
        {
          title: 'Data Analyst',
          company: 'MakeMyTrip',
          place: 'Gurgaon',
          from: '2023-09',
          isCurrent: true,
          points:
            'Built a dashboard of hotel cancellations in Power BI used by 70 managers. A/B tested search ranking; conversion up 4%.',
        },
        {
          title: 'Business Analyst Trainee',
          company: 'Lenskart',
          place: 'Faridabad',
          from: '2022-07',
          to: '2023-08',
          isInternship: true,
          points: 'Automated the weekly sales report with Python.',
        },
      ],
      studies: [
        { course: 'M.Sc. Statistics', university: 'Goa University' },
        {
          course: 'B.Sc. Mathematics',
          university: 'Parvatibai Chowgule College',
          place: 'Margao',
        },
      ],
      certificates: [
        { name: 'Google Data Analytics Professional Certificate', month: '2022-02' },
        { name: 'Microsoft Certified: Power BI Data Analyst Associate', month: '2023-11' },
      ],
    },
  },
];

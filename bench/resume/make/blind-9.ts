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
      skills:
        'Manual Testing, Regression Testing, Jira, SQL, Postman, Test Case Design, Bug Life Cycle',
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
      certificates: [
        { name: 'ISTQB Foundation Level (CTFL)' },
        { name: 'Software Testing Bootcamp' },
      ],
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
      skills:
        'SQL, Python (pandas NumPy), R, Power BI, Tableau, Looker Studio, Excel, BigQuery, Git',
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
  {
    key: 'blind9-surjeet',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Serif"}td,th{border:1px solid #000;padding:2px 5px;text-align:left}h3{font-size:12pt;text-decoration:underline;margin:9px 0 3px}p{margin:0 0 3px}')}<p align="center"><font size="5"><b>RESUME</b></font></p><p><b>SURJEET KUMAR MAHATO</b></p><p>Vill- Chas, P.O.- Chas, Dist- Bokaro, Jharkhand, Pin- 827013</p><p>Mob- 7903012345, Email- surjeetmahato@rediffmail.com</p><h3>Career Objective</h3><p>To be a part of a progressive organization that gives scope to enhance my knowledge in web development.</p><h3>Educational Qualification</h3><table width="100%" cellspacing="0"><tr><th>Exam</th><th>Institute</th><th>Board/University</th><th>Year</th><th>Marks</th></tr><tr><td>MCA</td><td>BIT Sindri</td><td>Vinoba Bhave University</td><td>2019</td><td>72%</td></tr><tr><td>BCA</td><td>Bokaro Steel City College</td><td>Vinoba Bhave University</td><td>2016</td><td>65%</td></tr><tr><td>I.Sc.</td><td>R.V.S. College, Chas</td><td>JAC, Ranchi</td><td>2013</td><td>58%</td></tr></table><h3>Work Experience</h3><table width="100%" cellspacing="0"><tr><th>Company Name</th><th>Post</th><th>Duration</th></tr><tr><td>Webel Technology Ltd, Kolkata</td><td>Web Developer</td><td>w.e.f. 01.06.2021 to till date</td></tr><tr><td>Matrix Infotech, Ranchi</td><td>Junior PHP Developer</td><td>15.07.2019 to 31.05.2021</td></tr></table><h3>Computer Skill</h3><ul><li>PHP, Laravel, MySQL</li><li>HTML, CSS, Javascript, Ajax</li><li>Linux, cPanel</li></ul><h3>Project Done</h3><ul><li><b>e-Challan</b>: Portal for traffic police to issue and collect fines.</li><li><b>Banglar Bari</b>: Tracks houses built under a state scheme.</li></ul><h3>Personal Details</h3><p>Father's Name- Sri Dilip Mahato</p><p>Date of Birth- 10/01/1996</p><p>Marital Status- Unmarried</p><p>Language known- Hindi, English, Khortha</p><h3>Declaration</h3><p>I do hereby declare that all the statements are true.</p><p>Date-</p><p>Place- Kolkata</p>`,
    expected: {
      name: 'SURJEET KUMAR MAHATO',
      about:
        'To be a part of a progressive organization that gives scope to enhance my knowledge in web development.',
      jobTitle: 'Web Developer',
      jobCategory: 'Software_Development',
      place: 'Bokaro, Jharkhand',
      isEmployed: true,
      skills: 'PHP, Laravel, MySQL, HTML, CSS, Javascript, Ajax, Linux, cPanel',
      jobs: [
        {
          title: 'Web Developer',
          company: 'Webel Technology Ltd',
          place: 'Kolkata',
          from: '2021-06',
          isCurrent: true,
        },
        {
          title: 'Junior PHP Developer',
          company: 'Matrix Infotech',
          place: 'Ranchi',
          from: '2019-07',
          to: '2021-05',
        },
      ],
      studies: [
        { course: 'MCA', university: 'BIT Sindri' },
        { course: 'BCA', university: 'Bokaro Steel City College' },
        { course: 'I.Sc.', university: 'R.V.S. College', place: 'Chas, Jharkhand' },
      ],
      projects: [
        { title: 'e-Challan', text: 'Portal for traffic police to issue and collect fines.' },
        { title: 'Banglar Bari', text: 'Tracks houses built under a state scheme.' },
      ],
    },
  },
  {
    key: 'blind9-ritika',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:14mm}body{font:9.5pt/1.4 "Liberation Sans";margin:0}.w{display:grid;grid-template-columns:1fr 60mm;gap:8mm}h1{font-size:22pt;margin:0}h2{font-size:11pt;color:#00695c;margin:12px 0 4px;text-transform:uppercase}p{margin:0 0 3px}ul{margin:0 0 6px;padding-left:14px}.d{color:#777}')}<h1>Ritika Bhatt</h1><p style="font-size:12pt;color:#00695c">DevOps Engineer | AWS | Kubernetes</p><p>Dehradun → open to Bengaluru, Pune &nbsp;|&nbsp; ritika.bhatt@pm.me &nbsp;|&nbsp; +91 75000 12345 &nbsp;|&nbsp; linkedin.com/in/ritikabhatt</p><div class="w"><div><h2>Summary</h2><p>DevOps engineer, 4+ years, who has moved three companies from servers that had names to servers that do not.</p><h2>Experience</h2><p><b>DevOps Engineer II</b> <span class="d">· Full-time</span></p><p>Innovaccer <span class="d">· Noida, India · Hybrid</span></p><p class="d">10/2023 – Present · 1 yr 8 mos</p><ul><li>Run 14 EKS clusters with Karpenter; bill down by 31%.</li><li>Wrote a portal by which teams create environments.</li></ul><p><b>DevOps Engineer</b></p><p>GlobalLogic <span class="d">· Noida, India</span></p><p class="d">01/2021 – 09/2023 · 2 yrs 9 mos</p><ul><li>Maintained Jenkins for 200 developers.</li><li>Introduced Terraform reviews.</li></ul><h2>Projects</h2><p><b>kube-diary</b> — github.com/ritikab/kube-diary</p><p>Writes what changed in a cluster into a readable diary.</p></div><div><h2>Technical skills</h2><p>AWS (EC2, EKS, S3, RDS)</p><p>Kubernetes, Helm</p><p>Terraform, Ansible</p><p>Prometheus, Grafana</p><p>Python, Bash</p><h2>Education</h2><p><b>B.Tech, Information Technology</b></p><p>Graphic Era University</p><p class="d">2016 – 2020</p><h2>Certifications</h2><p><b>CKA: Certified Kubernetes Administrator</b></p><p class="d">The Linux Foundation, Jan 2023</p><p><b>AWS DevOps Engineer – Professional</b></p><p class="d">Amazon Web Services, Aug 2022</p><h2>Languages</h2><p>Hindi, English, Garhwali</p></div></div>`,
    expected: {
      name: 'Ritika Bhatt',
      about:
        'DevOps engineer, 4+ years, who has moved three companies from servers that had names to servers that do not.',
      jobTitle: 'DevOps Engineer',
      jobCategory: 'Software_Development',
      place: 'Dehradun',
      years: 4,
      isEmployed: true,
      skills:
        'AWS (EC2 EKS S3 RDS), Kubernetes, Helm, Terraform, Ansible, Prometheus, Grafana, Python, Bash',
      jobs: [
        {
          title: 'DevOps Engineer II',
          company: 'Innovaccer',
          place: 'Noida',
          from: '2023-10',
          isCurrent: true,
          points:
            'Run 14 EKS clusters with Karpenter; bill down by 31%. Wrote a portal by which teams create environments.',
        },
        {
          title: 'DevOps Engineer',
          company: 'GlobalLogic',
          place: 'Noida',
          from: '2021-01',
          to: '2023-09',
          points: 'Maintained Jenkins for 200 developers. Introduced Terraform reviews.',
        },
      ],
      studies: [{ course: 'B.Tech, Information Technology', university: 'Graphic Era University' }],
      projects: [
        {
          title: 'kube-diary',
          url: 'https://github.com/ritikab/kube-diary',
          text: 'Writes what changed in a cluster into a readable diary.',
        },
      ],
      certificates: [
        { name: 'CKA: Certified Kubernetes Administrator', month: '2023-01' },
        { name: 'AWS DevOps Engineer – Professional', month: '2022-08' },
      ],
      links: { linkedIn: 'https://linkedin.com/in/ritikabhatt' },
    },
  },
  {
    key: 'blind9-naveen',
    by: 'pdf-lib',
    source: [
      'B15|NAVEEN GOWDA H R',
      'N10|React Native Developer%380%Mysuru, Karnataka',
      'N10|naveengowda.hr@gmail.com | 7204012345 | github.com/naveenhr',
      'B11|SUMMARY',
      'N10|* 5 years of experience in building mobile apps with React Native and Kotlin.',
      'N10|* Published 11 apps on Play Store and App Store.',
      'B11|TECHNICAL PROFICIENCY',
      'N10|Mobile%150%: React Native, Kotlin, Expo',
      'N10|State%150%: Redux Toolkit, React Query',
      'N10|Testing%150%: Jest, Detox',
      'N10|Others%150%: Firebase, Fastlane, Figma',
      'B11|WORK HISTORY',
      'B10|Mobile Developer%300%Excelsoft Technologies%470%Mysuru',
      'N10|April 2022 to Present',
      'N10|* Build the exam app used by 2 million students; works offline.',
      'N10|* Moved from Redux to React Query and deleted 8,000 lines.',
      'B10|Junior Mobile Developer%300%Robosoft Technologies%470%Udupi',
      'N10|June 2020 to March 2022',
      'N10|* Wrote screens of a shopping app in Kotlin.',
      'B11|ACADEMIC BACKGROUND',
      'B10|JSS Science and Technology University, Mysuru%450%2016 to 2020',
      'N10|B.E. in Information Science and Engineering, CGPA 8.2',
      'B11|KEY PROJECTS',
      'B10|Raitha Mitra%450%2023',
      'N10|* Prices of 40 mandis for farmers, in Kannada.',
      'B10|Mysuru Walks%450%2021',
      'N10|* Audio guide of heritage walks.',
      'B11|LANGUAGES',
      'N10|Kannada, English, Hindi',
    ].join('\n'),
    expected: {
      name: 'NAVEEN GOWDA H R',
      about:
        '5 years of experience in building mobile apps with React Native and Kotlin. Published 11 apps on Play Store and App Store.',
      jobTitle: 'React Native Developer',
      jobCategory: 'Software_Development',
      place: 'Mysuru, Karnataka',
      years: 5,
      isEmployed: true,
      skills:
        'React Native, Kotlin, Expo, Redux Toolkit, React Query, Jest, Detox, Firebase, Fastlane, Figma',
      jobs: [
        {
          title: 'Mobile Developer',
          company: 'Excelsoft Technologies',
          place: 'Mysuru',
          from: '2022-04',
          isCurrent: true,
          points:
            'Build the exam app used by 2 million students; works offline. Moved from Redux to React Query and deleted 8,000 lines.',
        },
        {
          title: 'Junior Mobile Developer',
          company: 'Robosoft Technologies',
          place: 'Udupi',
          from: '2020-06',
          to: '2022-03',
          points: 'Wrote screens of a shopping app in Kotlin.',
        },
      ],
      studies: [
        {
          course: 'B.E. in Information Science and Engineering',
          university: 'JSS Science and Technology University',
          place: 'Mysuru',
        },
      ],
      projects: [
        { title: 'Raitha Mitra', text: 'Prices of 40 mandis for farmers, in Kannada.' },
        { title: 'Mysuru Walks', text: 'Audio guide of heritage walks.' },
      ],
      links: { github: 'https://github.com/naveenhr' },
    },
  },
];

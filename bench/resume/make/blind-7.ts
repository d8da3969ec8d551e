import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The second half of the round that `blind-6.ts` begins. */
export const BLIND_7: readonly Blind[] = [
  {
    key: 'blind7-pranav',
    by: 'tex',
    source: String.raw`\documentclass[11pt,a4paper]{article}\usepackage[T1]{fontenc}\usepackage[scale=0.8]{geometry}\usepackage{enumitem,xcolor,lmodern}\renewcommand{\familydefault}{\sfdefault}\setlength{\parindent}{0pt}\pagestyle{empty}\setlist[itemize]{nosep,leftmargin=1em}
\newcommand{\row}[2]{\par\noindent\begin{tabular}{@{}p{2.4cm}@{\hspace{.3cm}}p{13.2cm}@{}}\raggedleft\small #1 & #2\end{tabular}\par}
\renewcommand{\section}[1]{\par\vspace{8pt}\begin{tabular}{@{}p{2.4cm}@{\hspace{.3cm}}p{13cm}@{}}\textcolor{blue}{\rule{2.4cm}{4pt}} & {\Large\textcolor{blue}{#1}}\end{tabular}\par\vspace{3pt}}
\newcommand{\cventry}[6]{\row{#1}{\textbf{#2}, \textit{#3}, #4.\par #6}}\newcommand{\cvitem}[2]{\row{#1}{#2}}
\begin{document}\noindent\begin{minipage}[t]{.6\textwidth}{\fontsize{30}{34}\selectfont Pranav Deshmukh}\\[4pt]{\Large\itshape Site Reliability Engineer}\end{minipage}\hfill\begin{minipage}[t]{.35\textwidth}\raggedleft\small\itshape B-204, Kumar Prithvi\\Kondhwa, Pune 411048\\India\\+91 98220 44556\\pranav.deshmukh@protonmail.com\\pranavd.in\\github.com/pranavdesh\end{minipage}
\section{Experience}
\cventry{2021--present}{Senior SRE}{Persistent Systems}{Pune}{}{On call for a trading platform with an objective of 99.95\%.\begin{itemize}\item Replaced Nagios by Prometheus and Grafana.\item Wrote Terraform modules used by 30 teams.\end{itemize}}
\cventry{06/2017--12/2020}{DevOps Engineer}{Druva}{Pune}{}{\begin{itemize}\item Cut build time from 50 to 12 minutes.\item Automated AWS account set-up with Python.\end{itemize}}
\section{Education}
\cventry{2013--2017}{B.Tech., Computer Engineering}{College of Engineering Pune}{Pune}{\textit{8.4/10}}{}
\section{Computer skills}
\cvitem{Cloud}{AWS, GCP}
\cvitem{Tools}{Terraform, Ansible, Kubernetes, Prometheus}
\cvitem{Languages}{Python, Go, Bash}
\section{Certifications}
\cvitem{Aug 2022}{Certified Kubernetes Administrator, CNCF}
\cvitem{Feb 2020}{AWS Certified Solutions Architect -- Associate}
\section{Interests}
\cvitem{}{Trekking in the Sahyadris, chess}
\end{document}`,
    expected: {
      name: 'Pranav Deshmukh',
      jobTitle: 'Site Reliability Engineer',
      jobCategory: 'Software_Development',
      place: 'Kondhwa, Pune',
      isEmployed: true,
      skills: 'AWS, GCP, Terraform, Ansible, Kubernetes, Prometheus, Python, Go, Bash',
      jobs: [
        {
          title: 'Senior SRE',
          company: 'Persistent Systems',
          place: 'Pune',
          isCurrent: true,
          points:
            'On call for a trading platform with an objective of 99.95%. Replaced Nagios by Prometheus and Grafana. Wrote Terraform modules used by 30 teams.',
        },
        {
          title: 'DevOps Engineer',
          company: 'Druva',
          place: 'Pune',
          from: '2017-06',
          to: '2020-12',
          points: 'Cut build time from 50 to 12 minutes. Automated AWS account set-up with Python.',
        },
      ],
      studies: [
        { course: 'B.Tech., Computer Engineering', university: 'College of Engineering Pune', place: 'Pune' },
      ],
      certificates: [
        { name: 'Certified Kubernetes Administrator', month: '2022-08' },
        { name: 'AWS Certified Solutions Architect – Associate', month: '2020-02' },
      ],
      links: { github: 'https://github.com/pranavdesh', blog: 'https://pranavd.in' },
    },
  },
  {
    key: 'blind7-imtiyaz',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:14mm}body{font:9.5pt/1.4 "Liberation Sans";margin:0;color:#222}.h{background:#f5f5f5;padding:10px}h2{font-size:10.5pt;background:#e8eef7;padding:3px 6px;margin:12px 0 5px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #bbb;padding:2px 6px;text-align:left}p{margin:0 0 3px}ul{margin:0 0 5px;padding-left:16px}.t{display:inline-block;border:1px solid #99b;border-radius:10px;padding:1px 8px;margin:2px}')}<div class="h"><p style="font-size:15pt"><b>Imtiyaz Ahmed Khan</b></p><p>Java Full Stack Developer with 6 years 4 months of experience</p><p>imtiyazahmed.k@gmail.com | 9866123456 | Hyderabad / Secunderabad, Telangana</p></div><h2>Key Skills</h2><p><span class="t">Core Java</span><span class="t">Spring Boot</span><span class="t">Angular</span><span class="t">Microservices</span><span class="t">Hibernate</span><span class="t">Rest Api</span><span class="t">AWS</span></p><h2>Profile Summary</h2><p>Java full stack developer with over 6 years in BFSI and telecom, looking for product companies. Strong in Spring Boot back ends and Angular front ends.</p><h2>Employment</h2><p><b>Senior Software Engineer</b> at <b>Cognizant</b></p><p>Oct 2021 to Present (3 Years 3 Months)</p><p>Notice period: 1 Month</p><p>Working for a telecom client in Texas; moved its monolith to twelve services; wrote the Angular portal of dealers.</p><br><p><b>Software Engineer</b> at <b>Virtusa</b></p><p>Aug 2018 to Sep 2021 (3 Years 1 Month)</p><p>Developed loan origination screens and REST services for a bank.</p><h2>IT Skills</h2><table><tr><th>Skills</th><th>Version</th><th>Last Used</th><th>Experience</th></tr><tr><td>Core Java</td><td>11</td><td>2025</td><td>6 Years 4 Months</td></tr><tr><td>Angular</td><td>12</td><td>2025</td><td>4 Years 0 Months</td></tr><tr><td>Jenkins</td><td></td><td>2024</td><td>3 Years 0 Months</td></tr></table><h2>Education</h2><p><b>B.Tech/B.E.</b> - Computers, 2018</p><p>Jawaharlal Nehru Technological University (JNTU), Hyderabad</p><p><b>12th</b>, 2014</p><p>Andhra Pradesh, English</p><h2>Projects</h2><p><b>Dealer Portal</b></p><p>Nov 2021 to Present (Full Time)</p><p>Portal in which dealers activate SIM cards and see their commission.</p><h2>Online Profile</h2><p>LinkedIn: https://www.linkedin.com/in/imtiyaz-ahmed-khan-dev</p><h2>Other Details</h2><p>Current Location: Hyderabad | Preferred Location: Hyderabad, Bengaluru | Date of Birth: 14th Aug 1996 | Total Experience: 6 Years 4 Months | Annual Salary: Rs. 16 Lakhs</p>`,
    expected: {
      name: 'Imtiyaz Ahmed Khan',
      about:
        'Java full stack developer with over 6 years in BFSI and telecom, looking for product companies. Strong in Spring Boot back ends and Angular front ends.',
      jobTitle: 'Java Full Stack Developer',
      jobCategory: 'Software_Development',
      place: 'Hyderabad, Telangana',
      years: 6,
      isEmployed: true,
      skills: 'Core Java, Spring Boot, Angular, Microservices, Hibernate, Rest Api, AWS, Jenkins',
      jobs: [
        {
          title: 'Senior Software Engineer',
          company: 'Cognizant',
          from: '2021-10',
          isCurrent: true,
          points:
            'Working for a telecom client in Texas; moved its monolith to twelve services; wrote the Angular portal of dealers.',
        },
        {
          title: 'Software Engineer',
          company: 'Virtusa',
          from: '2018-08',
          to: '2021-09',
          points: 'Developed loan origination screens and REST services for a bank.',
        },
      ],
      studies: [
        {
          course: 'B.Tech/B.E. - Computers',
          university: 'Jawaharlal Nehru Technological University (JNTU)',
          place: 'Hyderabad',
        },
        { course: '12th', university: 'Andhra Pradesh' },
      ],
      projects: [
        {
          title: 'Dealer Portal',
          text: 'Portal in which dealers activate SIM cards and see their commission.',
        },
      ],
      links: { linkedIn: 'https://www.linkedin.com/in/imtiyaz-ahmed-khan-dev' },
    },
  },
  {
    key: 'blind7-kalpana',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Serif"}table{border-collapse:collapse}td,th{border:1px solid #000;padding:2px 5px}.n td{border:none}')}<p align="center"><b><u>BIO-DATA</u></b></p><table class="n" width="100%"><tr><td width="5%">1.</td><td width="40%">Name</td><td>: Smt. Kalpana Devi Rawat</td></tr><tr><td>2.</td><td>Husband's Name</td><td>: Shri Mohan Singh Rawat</td></tr><tr><td>3.</td><td>Date of Birth</td><td>: 15.07.1985</td></tr><tr><td>4.</td><td>Category</td><td>: General</td></tr><tr><td>5.</td><td>Present Post</td><td>: Scientific Officer / Engineer-SB</td></tr><tr><td>6.</td><td>Address</td><td>: 112, Race Course, Dehradun, Uttarakhand – 248001</td></tr><tr><td>7.</td><td>Mobile / E-mail</td><td>: 9412012345 / kalpana.rawat@nic.in</td></tr></table><p><b>8. Educational Qualifications</b></p><table width="100%"><tr><th>S.No.</th><th>Degree</th><th>University/Board</th><th>Year</th><th>Division</th></tr><tr><td>1</td><td>M.C.A.</td><td>IGNOU</td><td>2010</td><td>First</td></tr><tr><td>2</td><td>B.Sc. (PCM)</td><td>H.N.B. Garhwal University</td><td>2006</td><td>First</td></tr><tr><td>3</td><td>Intermediate</td><td>U.P. Board</td><td>2003</td><td>Second</td></tr></table><p><b>9. Experience</b></p><table width="100%"><tr><th>S.No.</th><th>Organisation</th><th>Post held</th><th>From</th><th>To</th><th>Nature of duties</th></tr><tr><td>1</td><td>National Informatics Centre, Dehradun</td><td>Scientific Officer / Engineer-SB</td><td>03/2016</td><td>Till date</td><td>Development of e-District portal in PHP and PostgreSQL</td></tr><tr><td>2</td><td>Uttarakhand Jal Sansthan, Dehradun</td><td>Programmer</td><td>08/2011</td><td>02/2016</td><td>Billing software of water connections</td></tr></table><p><b>10. Computer Knowledge</b></p><p>PHP, PostgreSQL, ASP.NET, MS Office, Linux administration</p><p><b>11. Languages known</b> : Hindi, English, Garhwali</p><p>I solemnly declare that the above information is correct.</p><p align="right">(Kalpana Devi Rawat)</p>`,
    expected: {
      name: 'Kalpana Devi Rawat',
      jobTitle: 'Scientific Officer / Engineer-SB',
      jobCategory: 'Software_Development',
      place: 'Dehradun, Uttarakhand',
      isEmployed: true,
      skills: 'PHP, PostgreSQL, ASP.NET, MS Office, Linux administration',
      jobs: [
        {
          title: 'Scientific Officer / Engineer-SB',
          company: 'National Informatics Centre',
          place: 'Dehradun',
          from: '2016-03',
          isCurrent: true,
          points: 'Development of e-District portal in PHP and PostgreSQL',
        },
        {
          title: 'Programmer',
          company: 'Uttarakhand Jal Sansthan',
          place: 'Dehradun',
          from: '2011-08',
          to: '2016-02',
          points: 'Billing software of water connections',
        },
      ],
      studies: [
        { course: 'M.C.A.', university: 'IGNOU' },
        { course: 'B.Sc. (PCM)', university: 'H.N.B. Garhwal University' },
        { course: 'Intermediate', university: 'U.P. Board' },
      ],
    },
  },
];

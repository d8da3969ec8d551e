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
  {
    key: 'blind7-rishabh',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:15mm 17mm}body{font:10pt/1.35 "Liberation Serif";margin:0}.f{display:flex;justify-content:space-between}h2{font-size:11pt;text-transform:uppercase;border-bottom:1px solid #000;margin:9px 0 3px}p{margin:0}ul{margin:1px 0 5px;padding-left:18px}')}<p style="text-align:center;font-size:18pt">Rishabh Srivastava</p><p style="text-align:center">Gurugram, HR • +91 8130 555 777 • rishabh.sri@gmail.com • github.com/rishabh-sri • rishabhsri.com</p><h2>Summary</h2><p>Staff engineer with 12 years in payments and marketplaces; 4 of them leading teams. Comfortable from schema to pager.</p><h2>Professional Experience</h2><div class="f"><b>Razorpay</b><span>Gurugram, Haryana</span></div><div class="f"><i>Staff Software Engineer</i><span>Jan 2023 – Present</span></div><ul><li>Architected the settlement engine; closes 9M transactions daily within 30 minutes.</li><li>Chaired the RFC process for 120 engineers.</li></ul><div class="f"><i>Senior Software Engineer</i><span>Jul 2020 – Dec 2022</span></div><ul><li>Built UPI AutoPay mandates from scratch in Go and MySQL.</li></ul><div class="f"><b>OYO Rooms (Oravel Stays Pvt. Ltd.)</b><span>Gurugram, Haryana</span></div><div class="f"><i>Software Engineer III</i><span>Apr 2016 – Jun 2020</span></div><ul><li>Led pricing service; 3x growth in requests with the same machines.</li></ul><div class="f"><b>Snapdeal</b><span>New Delhi</span></div><div class="f"><i>Software Engineer</i><span>Jul 2013 – Mar 2016</span></div><ul><li>Order management in Java, Spring and MySQL.</li></ul><h2>Education</h2><div class="f"><b>Indian Institute of Technology (BHU), Varanasi</b><span>2009 – 2013</span></div><p>B.Tech in Mechanical Engineering, CPI 8.1</p><h2>Skills</h2><p><b>Languages:</b> Go, Java, Python, SQL</p><p><b>Infrastructure:</b> Kubernetes, AWS (EC2, S3, SQS), Kafka, MySQL, Redis</p><h2>Publications</h2><p>“Settling on time”, Rootconf 2023</p>`,
    expected: {
      name: 'Rishabh Srivastava',
      about:
        'Staff engineer with 12 years in payments and marketplaces; 4 of them leading teams. Comfortable from schema to pager.',
      jobTitle: 'Staff Software Engineer',
      jobCategory: 'Software_Development',
      place: 'Gurugram, Haryana',
      years: 12,
      isEmployed: true,
      skills: 'Go, Java, Python, SQL, Kubernetes, AWS (EC2 S3 SQS), Kafka, MySQL, Redis',
      jobs: [
        {
          title: 'Staff Software Engineer',
          company: 'Razorpay',
          place: 'Gurugram, Haryana',
          from: '2023-01',
          isCurrent: true,
          points:
            'Architected the settlement engine; closes 9M transactions daily within 30 minutes. Chaired the RFC process for 120 engineers.',
        },
        {
          title: 'Senior Software Engineer',
          company: 'Razorpay',
          place: 'Gurugram, Haryana',
          from: '2020-07',
          to: '2022-12',
          points: 'Built UPI AutoPay mandates from scratch in Go and MySQL.',
        },
        {
          title: 'Software Engineer III',
          company: 'OYO Rooms (Oravel Stays Pvt. Ltd.)',
          place: 'Gurugram, Haryana',
          from: '2016-04',
          to: '2020-06',
          points: 'Led pricing service; 3x growth in requests with the same machines.',
        },
        {
          title: 'Software Engineer',
          company: 'Snapdeal',
          place: 'New Delhi',
          from: '2013-07',
          to: '2016-03',
          points: 'Order management in Java, Spring and MySQL.',
        },
      ],
      studies: [
        {
          course: 'B.Tech in Mechanical Engineering',
          university: 'Indian Institute of Technology (BHU)',
          place: 'Varanasi',
        },
      ],
      links: { github: 'https://github.com/rishabh-sri', blog: 'https://rishabhsri.com' },
    },
  },
  {
    key: 'blind7-mehul',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Sans"}h2{font-size:12pt;color:#2e74b5;margin:10px 0 2px}p{margin:0 0 4px}')}<p><font size="6" color="#2e74b5">Mehul Jitendrabhai Shah</font></p><p>Ahmedabad, Gujarat • 9898098765 • mehulshah.ui@gmail.com • dribbble.com/mehulshah</p><p>I design and build interfaces for small manufacturers who never had software before. Six years, four products, one of them used in 900 factories.</p><h2>Experience</h2><p><b>UI Developer, Infilon Technologies; Ahmedabad — 2021-Present</b></p><p>● Designed an ERP for textile traders and wrote its front end in Vue.</p><p>● Introduced Storybook, so that designers and developers speak of the same parts.</p><p><b>Web Designer, Silver Touch Technologies Ltd; Ahmedabad — 2019-2021</b></p><p>● Designed more than 25 government websites following GIGW guidelines.</p><p>● Converted PSD files to responsive HTML.</p><h2>Education</h2><p><b>LJ Institute of Engineering and Technology, Ahmedabad</b> — <i>BE, Information Technology</i></p><p>2015 - 2019</p><h2>Skills</h2><p>Figma, Sketch, Photoshop, Illustrator, HTML5, Sass, Vue.js and Tailwind CSS</p><h2>Awards</h2><p>Best Employee of the Year 2020, Silver Touch</p><h2>Languages</h2><p>Gujarati, Hindi, English</p>`,
    expected: {
      name: 'Mehul Jitendrabhai Shah',
      about:
        'I design and build interfaces for small manufacturers who never had software before. Six years, four products, one of them used in 900 factories.',
      jobTitle: 'UI Developer',
      jobCategory: 'UI_UX_Design',
      place: 'Ahmedabad, Gujarat',
      years: 6,
      isEmployed: true,
      skills: 'Figma, Sketch, Photoshop, Illustrator, HTML5, Sass, Vue.js, Tailwind CSS',
      jobs: [
        {
          title: 'UI Developer',
          company: 'Infilon Technologies',
          place: 'Ahmedabad',
          isCurrent: true,
          points:
            'Designed an ERP for textile traders and wrote its front end in Vue. Introduced Storybook, so that designers and developers speak of the same parts.',
        },
        {
          title: 'Web Designer',
          company: 'Silver Touch Technologies Ltd',
          place: 'Ahmedabad',
          points:
            'Designed more than 25 government websites following GIGW guidelines. Converted PSD files to responsive HTML.',
        },
      ],
      studies: [
        {
          course: 'BE, Information Technology',
          university: 'LJ Institute of Engineering and Technology',
          place: 'Ahmedabad',
        },
      ],
      links: { blog: 'https://dribbble.com/mehulshah' },
    },
  },
  {
    key: 'blind7-bhavana',
    by: 'pdf-lib',
    source: [
      'B16|Bhavana Reddy Gaddam',
      'N10|Data Scientist',
      'N10|Email: bhavana.gaddam@gmail.com%330%Phone: +91 91004 56789',
      'N10|Location: Vijayawada, Andhra Pradesh%330%GitHub: github.com/bhavanag',
      'B12|Summary of Experience',
      'N10|Data scientist with 4.5 years of experience in churn, credit risk and demand',
      'N10|forecasting. Worked with marketing and risk teams of three countries.',
      'B12|Employment History',
      'B10|Data Scientist, Tiger Analytics, Chennai%420%07/2022 - Present (2 yrs 6 mos)',
      'N10|» Built a churn model for a telecom operator; saved USD 2M a year.',
      'N10|» Deployed models on SageMaker with a feature store.',
      'B10|Data Analyst, Mu Sigma, Bangalore%420%06/2020 - 06/2022 (2 yrs)',
      'N10|» Made weekly dashboards in Tableau for a retailer.',
      'N10|» Forecast demand of 12,000 items with Prophet.',
      'B12|Tech Stack',
      'N10|Programming:%150%Python, R, SQL',
      'N10|ML:%150%scikit-learn, XGBoost, PyTorch',
      'N10|BI:%150%Tableau, Power BI',
      'B12|Educational Background',
      'N10|B.Tech (ECE)%200%V R Siddhartha Engineering College, Vijayawada%460%2016 - 2020',
      'N10|Intermediate (MPC)%200%Sri Chaitanya Junior College, Vijayawada%460%2014 - 2016',
      'B12|Personal Projects',
      'B10|Telugu Handwriting Recogniser',
      'N10|» A CNN that reads handwritten Telugu letters with 94% accuracy.',
      'B10|Cab Fare Predictor',
      'N10|» Predicts fares from open data; served with FastAPI.',
    ].join('\n'),
    expected: {
      name: 'Bhavana Reddy Gaddam',
      about:
        'Data scientist with 4.5 years of experience in churn, credit risk and demand forecasting. Worked with marketing and risk teams of three countries.',
      jobTitle: 'Data Scientist',
      jobCategory: 'Software_Development',
      place: 'Vijayawada, Andhra Pradesh',
      years: 4.5,
      isEmployed: true,
      skills: 'Python, R, SQL, scikit-learn, XGBoost, PyTorch, Tableau, Power BI',
      jobs: [
        {
          title: 'Data Scientist',
          company: 'Tiger Analytics',
          place: 'Chennai',
          from: '2022-07',
          isCurrent: true,
          points:
            'Built a churn model for a telecom operator; saved USD 2M a year. Deployed models on SageMaker with a feature store.',
        },
        {
          title: 'Data Analyst',
          company: 'Mu Sigma',
          place: 'Bangalore',
          from: '2020-06',
          to: '2022-06',
          points:
            'Made weekly dashboards in Tableau for a retailer. Forecast demand of 12,000 items with Prophet.',
        },
      ],
      studies: [
        {
          course: 'B.Tech (ECE)',
          university: 'V R Siddhartha Engineering College',
          place: 'Vijayawada',
        },
        { course: 'Intermediate (MPC)', university: 'Sri Chaitanya Junior College', place: 'Vijayawada' },
      ],
      projects: [
        {
          title: 'Telugu Handwriting Recogniser',
          text: 'A CNN that reads handwritten Telugu letters with 94% accuracy.',
        },
        { title: 'Cab Fare Predictor', text: 'Predicts fares from open data; served with FastAPI.' },
      ],
      links: { github: 'https://github.com/bhavanag' },
    },
  },
];

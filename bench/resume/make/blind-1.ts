import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

export const BLIND_1: readonly Blind[] = [
  {
    key: 'blind-lakshmi',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Serif"}td,th{border:1px solid #000}')}<p align="center"><b>CURRICULUM VITAE</b></p>
<p><b>K. LAKSHMI NARASIMHAN</b></p><p>No. 14/2, Bharathi Street, Velachery, Chennai - 600042.<br>Mobile : +91 98410 55667<br>E-Mail : klnarasimhan@gmail.com</p>
<p><b><u>CAREER OBJECTIVE</u></b></p><p>Seeking a position in an organization where I can contribute my testing skills to the growth of the team and learn automation.</p>
<p><b><u>EXPERIENCE SUMMARY</u></b></p><p>Total Experience: 6 Years 4 Months</p>
<p><b><u>WORK EXPERIENCE</u></b></p>
<p><b>Company : Cognizant Technology Solutions, Chennai</b><br>Designation : Test Lead<br>Duration : Feb 2022 to Till Date</p>
<p>Roles and Responsibilities:</p><ul><li>Preparing test plans and tracking defects in JIRA.</li><li>Leading a team of five testers.</li></ul>
<p><b>Company : Hexaware Technologies, Chennai</b><br>Designation : Test Engineer<br>Duration : Sep 2019 to Jan 2022</p>
<p>Roles and Responsibilities:</p><ul><li>Executed regression suites for an airline booking site.</li></ul>
<p><b><u>TECHNICAL SKILLS</u></b></p>
<table cellspacing="0" width="100%"><tr><td>Testing Tools</td><td>Selenium WebDriver, QTP, Postman</td></tr><tr><td>Languages</td><td>Java, VBScript</td></tr><tr><td>Defect Tracking</td><td>JIRA, HP ALM</td></tr><tr><td>Operating Systems</td><td>Windows, Linux</td></tr></table>
<p><b><u>ACADEMIC PROFILE</u></b></p>
<table cellspacing="0" width="100%"><tr><th>Course</th><th>Institution</th><th>Year</th><th>Percentage</th></tr><tr><td>B.E. (ECE)</td><td>Sri Venkateswara College of Engineering</td><td>2019</td><td>7.9 CGPA</td></tr><tr><td>HSC</td><td>Jaigopal Garodia Hr. Sec. School</td><td>2015</td><td>91%</td></tr><tr><td>SSLC</td><td>Jaigopal Garodia Hr. Sec. School</td><td>2013</td><td>94%</td></tr></table>
<p><b><u>PERSONAL DETAILS</u></b></p><p>Father's Name : R. Krishnaswamy<br>Date of Birth : 14.06.1997<br>Marital Status : Single<br>Passport No : M1234567<br>Languages Known : Tamil, English</p>
<p><b><u>DECLARATION</u></b></p><p>I hereby declare that the above mentioned details are true to the best of my knowledge.</p><p>Place: Chennai</p><p>Date:</p><p align="right">(K. LAKSHMI NARASIMHAN)</p>`,
    expected: {
      name: 'K. Lakshmi Narasimhan',
      about:
        'Seeking a position in an organization where I can contribute my testing skills to the growth of the team and learn automation.',
      jobTitle: 'Test Lead',
      jobCategory: 'Software_Testing',
      place: 'Velachery, Chennai, Tamil Nadu',
      years: 6,
      isEmployed: true,
      skills: 'Selenium WebDriver, QTP, Postman, Java, VBScript, JIRA, HP ALM, Windows, Linux',
      jobs: [
        {
          title: 'Test Lead',
          company: 'Cognizant Technology Solutions',
          place: 'Chennai',
          from: '2022-02',
          isCurrent: true,
          points: 'Preparing test plans and tracking defects in JIRA. Leading a team of five testers.',
        },
        {
          title: 'Test Engineer',
          company: 'Hexaware Technologies',
          place: 'Chennai',
          from: '2019-09',
          to: '2022-01',
          points: 'Executed regression suites for an airline booking site.',
        },
      ],
      studies: [
        { course: 'B.E. (ECE)', university: 'Sri Venkateswara College of Engineering' },
        { course: 'HSC', university: 'Jaigopal Garodia Hr. Sec. School' },
        { course: 'SSLC', university: 'Jaigopal Garodia Hr. Sec. School' },
      ],
    },
  },
  {
    key: 'blind-senthil',
    by: 'chromium',
    source: `${css('@page{size:Letter;margin:18mm}body{font:10.5pt/1.35 Carlito;margin:0}h3{margin:10px 0 3px;color:#1f3864}p,ul{margin:0 0 3px}')}<p style="font-size:17pt;color:#1f3864">Senthil Kumar Palanisamy</p><p>Senior Consultant – Java / AWS</p><p>senthilkumar.palani@yahoo.co.in ♦ +91-9894012345 ♦ Coimbatore, Tamil Nadu</p>
<h3>Synopsis</h3><ul><li>Over 11 years of experience in building enterprise applications for banking and insurance clients.</li><li>Hands-on with microservices, event streaming and cloud migration.</li></ul>
<h3>Core Competencies</h3><p>Java 8/11/17, Spring Boot, Kafka, AWS (EC2, S3, Lambda), Docker, Kubernetes, Oracle, MongoDB</p>
<h3>Professional Experience</h3>
<p><b>Infosys Limited</b>, Coimbatore <span style="float:right">Aug' 19 – Present</span></p><p><i>Technology Lead</i></p><p><b>Client: Wells Fargo, USA</b></p><ul><li>Re-platformed the loan origination system from WebSphere to AWS.</li><li>Mentored eight engineers in two locations.</li></ul><p><b>Environment:</b> Java 11, Spring Boot, Kafka, Jenkins</p>
<p><b>Mindtree Ltd</b>, Bengaluru <span style="float:right">Mar' 16 – Jul' 19</span></p><p><i>Senior Software Engineer</i></p><p><b>Client: AIG Insurance</b></p><ul><li>Developed claim intake services and nightly batch jobs.</li></ul><p><b>Environment:</b> Java 8, Spring Batch, Oracle, Maven</p>
<p><b>Aspire Systems</b>, Chennai <span style="float:right">Jun' 13 – Feb' 16</span></p><p><i>Software Engineer</i></p><ul><li>Maintained the point of sale product for retailers.</li></ul><p><b>Environment:</b> Java 6, Struts, MySQL</p>
<h3>Academics</h3><p>B.Tech (Information Technology) from PSG College of Technology, Coimbatore in 2013 with 8.4 CGPA</p>
<h3>Certifications</h3><ul><li>AWS Certified Solutions Architect – Associate (Mar 2021)</li><li>Oracle Certified Java Programmer (2015)</li></ul>
<h3>Personal Snapshot</h3><p>DOB: 02-May-1992 | Passport: Valid till 2029 | Languages: Tamil, English, Kannada</p>`,
    expected: {
      name: 'Senthil Kumar Palanisamy',
      about:
        'Over 11 years of experience in building enterprise applications for banking and insurance clients. Hands-on with microservices, event streaming and cloud migration.',
      jobTitle: 'Senior Consultant – Java / AWS',
      jobCategory: 'Software_Development',
      place: 'Coimbatore, Tamil Nadu',
      years: 11,
      isEmployed: true,
      skills:
        'Java 8/11/17, Spring Boot, Kafka, AWS, EC2, S3, Lambda, Docker, Kubernetes, Oracle, MongoDB, Java 11, Jenkins, Java 8, Spring Batch, Maven, Java 6, Struts, MySQL',
      jobs: [
        {
          title: 'Technology Lead',
          company: 'Infosys Limited',
          place: 'Coimbatore',
          from: '2019-08',
          isCurrent: true,
          points:
            'Client: Wells Fargo, USA Re-platformed the loan origination system from WebSphere to AWS. Mentored eight engineers in two locations. Environment: Java 11, Spring Boot, Kafka, Jenkins',
        },
        {
          title: 'Senior Software Engineer',
          company: 'Mindtree Ltd',
          place: 'Bengaluru',
          from: '2016-03',
          to: '2019-07',
          points:
            'Client: AIG Insurance Developed claim intake services and nightly batch jobs. Environment: Java 8, Spring Batch, Oracle, Maven',
        },
        {
          title: 'Software Engineer',
          company: 'Aspire Systems',
          place: 'Chennai',
          from: '2013-06',
          to: '2016-02',
          points: 'Maintained the point of sale product for retailers. Environment: Java 6, Struts, MySQL',
        },
      ],
      studies: [
        {
          course: 'B.Tech (Information Technology)',
          university: 'PSG College of Technology',
          place: 'Coimbatore',
        },
      ],
      certificates: [
        { name: 'AWS Certified Solutions Architect – Associate', month: '2021-03' },
        { name: 'Oracle Certified Java Programmer' },
      ],
    },
  },
  {
    key: 'blind-harpreet',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:0}body{font:9.5pt/1.4 Lato;margin:0}.g{display:grid;grid-template-columns:58mm 1fr;min-height:297mm}.s{background:#2b3a42;color:#fff;padding:10mm 6mm}.m{padding:10mm 10mm}h1{letter-spacing:.3em;font-weight:300;margin:0}h4{letter-spacing:.2em;text-transform:uppercase;margin:14px 0 4px;font-size:9pt}p,ul{margin:0 0 4px}.b{height:4px;background:#f90;margin-bottom:5px}ul{padding-left:14px}')}<div class="g"><div class="s"><h4>Reach me</h4><p>✆ 98155 44332</p><p>✉ harpreet.uiux@gmail.com</p><p>⌂ Ludhiana, Punjab</p><p>in/ harpreet-sandhu-ux</p><h4>Tools I love</h4><p>Figma</p><div class="b" style="width:90%"></div><p>Adobe XD</p><div class="b" style="width:80%"></div><p>Illustrator</p><div class="b" style="width:60%"></div><p>After Effects</p><div class="b" style="width:40%"></div><h4>Education</h4><p><b>Bachelor of Design in Communication Design</b></p><p>Chandigarh University</p><p>2015 – 2019</p><h4>Hobbies</h4><p>Bhangra, cycling</p></div><div class="m"><h1>HARPREET SANDHU</h1><p>PRODUCT DESIGNER</p><h4>Hello!</h4><p>I am a product designer who enjoys turning messy workflows into simple screens for farmers, shopkeepers and drivers.</p><h4>Where I have worked</h4><p><b>Product Designer, DeHaat</b></p><p>Gurugram / Jan 2022 to present</p><ul><li>Designed the input ordering flow used in five states.</li><li>Set up the first design system.</li></ul><p><b>UI Designer, Net Solutions</b></p><p>Chandigarh / Jul 2019 to Dec 2021</p><ul><li>Designed dashboards and landing pages for clients abroad.</li></ul><h4>Selected work</h4><p><b>Mandi Rates</b></p><p>An app that reads the rates of nearby markets aloud.</p></div></div>`,
    expected: {
      name: 'Harpreet Sandhu',
      about:
        'I am a product designer who enjoys turning messy workflows into simple screens for farmers, shopkeepers and drivers.',
      jobTitle: 'Product Designer',
      jobCategory: 'UI_UX_Design',
      place: 'Ludhiana, Punjab',
      isEmployed: true,
      skills: 'Figma, Adobe XD, Illustrator, After Effects',
      jobs: [
        {
          title: 'Product Designer',
          company: 'DeHaat',
          place: 'Gurugram',
          from: '2022-01',
          isCurrent: true,
          points: 'Designed the input ordering flow used in five states. Set up the first design system.',
        },
        {
          title: 'UI Designer',
          company: 'Net Solutions',
          place: 'Chandigarh',
          from: '2019-07',
          to: '2021-12',
          points: 'Designed dashboards and landing pages for clients abroad.',
        },
      ],
      studies: [
        { course: 'Bachelor of Design in Communication Design', university: 'Chandigarh University' },
      ],
      projects: [{ title: 'Mandi Rates', text: 'An app that reads the rates of nearby markets aloud.' }],
    },
  },
  {
    key: 'blind-zainab',
    by: 'tex',
    source: `\\documentclass[11pt,a4paper]{article}\\usepackage[T1]{fontenc}\\usepackage[margin=2cm]{geometry}\\usepackage{enumitem,titlesec,hyperref}\\hypersetup{hidelinks}\\setlength{\\parindent}{0pt}\\pagestyle{empty}\\titleformat{\\section}{\\bfseries\\large}{}{0em}{\\MakeUppercase}[\\titlerule]\\begin{document}
{\\LARGE\\bfseries Zainab Fatima Siddiqui}\\hfill zainab.siddiqui@outlook.com\\\\ Hyderabad, Telangana \\hfill +91 90000 12321\\\\ \\href{https://github.com/zfsiddiqui}{github.com/zfsiddiqui}\\hfill\\href{https://www.linkedin.com/in/zainab-fs}{linkedin.com/in/zainab-fs}
\\section{Summary} Backend developer returning after a two-year career break; five years with payments and ledgers in Go and Node.js.
\\section{Experience}
\\textbf{Razorpay} --- Backend Engineer, Bengaluru \\hfill 03/2019 -- 08/2022\\begin{itemize}[nosep]\\item Built settlement reports for 40,000 merchants.\\item Halved the time of nightly reconciliation.\\end{itemize}
\\textbf{ValueLabs} --- Software Engineer, Hyderabad \\hfill 07/2017 -- 02/2019\\begin{itemize}[nosep]\\item Wrote Node.js services for a travel portal.\\end{itemize}
\\section{Career break} 09/2022 -- present: maternity and caring for a parent.
\\section{Technologies} \\textbf{Languages:} Go, JavaScript, SQL\\\\ \\textbf{Stores:} PostgreSQL, Redis\\\\ \\textbf{Tools:} Docker, Terraform
\\section{Education} \\textbf{Osmania University}, Hyderabad \\hfill 2013 -- 2017\\\\ Bachelor of Engineering in Computer Science, 8.7/10
\\section{Courses} \\begin{itemize}[nosep]\\item Distributed Systems, NPTEL, Apr 2024\\end{itemize}
\\end{document}`,
    expected: {
      name: 'Zainab Fatima Siddiqui',
      about:
        'Backend developer returning after a two-year career break; five years with payments and ledgers in Go and Node.js.',
      jobCategory: 'Software_Development',
      jobTitle: 'Backend Engineer',
      place: 'Hyderabad, Telangana',
      years: 5,
      isEmployed: false,
      skills: 'Go, JavaScript, SQL, PostgreSQL, Redis, Docker, Terraform',
      jobs: [
        {
          title: 'Backend Engineer',
          company: 'Razorpay',
          place: 'Bengaluru',
          from: '2019-03',
          to: '2022-08',
          points: 'Built settlement reports for 40,000 merchants. Halved the time of nightly reconciliation.',
        },
        {
          title: 'Software Engineer',
          company: 'ValueLabs',
          place: 'Hyderabad',
          from: '2017-07',
          to: '2019-02',
          points: 'Wrote Node.js services for a travel portal.',
        },
      ],
      studies: [
        {
          course: 'Bachelor of Engineering in Computer Science',
          university: 'Osmania University',
          place: 'Hyderabad',
        },
      ],
      certificates: [{ name: 'Distributed Systems', month: '2024-04' }],
      links: { github: 'https://github.com/zfsiddiqui', linkedIn: 'https://www.linkedin.com/in/zainab-fs' },
    },
  },
];

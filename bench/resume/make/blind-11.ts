import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The second half of the round that `blind-10.ts` begins. */
export const BLIND_11: readonly Blind[] = [
  {
    key: 'blind11-harini',
    by: 'tex',
    source: String.raw`\documentclass[10pt,a4paper]{article}\usepackage[T1]{fontenc}\usepackage{lmodern}\usepackage[margin=1.5cm]{geometry}\usepackage{enumitem,array,colortbl,xcolor}\setlength{\parindent}{0pt}\pagestyle{empty}\setlist[itemize]{nosep,leftmargin=1.4em}
\newcommand{\hd}[1]{\par\vspace{6pt}\colorbox{gray!25}{\makebox[\dimexpr\textwidth-2\fboxsep][l]{\textbf{#1}}}\par\vspace{3pt}}
\begin{document}\textbf{\Large Harini Subbaraman}\hfill Roll No.: 19CS30017\\B.Tech - Computer Science \& Engineering\hfill harini.s@iitkgp.ac.in\\Indian Institute of Technology, Kharagpur\hfill +91-94340 12345
\hd{EDUCATION}
\begin{tabular}{|p{2.2cm}|p{4.6cm}|p{7cm}|p{2cm}|}\hline\textbf{Year}&\textbf{Degree/Exam}&\textbf{Institute}&\textbf{CGPA/Marks}\\\hline 2023&B.Tech&IIT Kharagpur&9.12 / 10\\\hline 2019&AISSCE&PSBB Senior Secondary School, Chennai&96.4\%\\\hline 2017&AISSE&PSBB Senior Secondary School, Chennai&10 / 10\\\hline\end{tabular}
\hd{INTERNSHIPS}
\textbf{Software Engineering Intern, Adobe Systems, Noida} \hfill May 2022 - July 2022\begin{itemize}\item Cut the start of Acrobat web by 300 ms with lazy modules.\item Received a pre-placement offer.\end{itemize}
\textbf{Research Intern, Indian Statistical Institute, Kolkata} \hfill May 2021 - July 2021\begin{itemize}\item Clustered short texts in Bengali.\end{itemize}
\hd{PROJECTS}
\textbf{Tiny OS} $|$ Prof. S. Chakraborty \hfill Autumn 2021\begin{itemize}\item Wrote paging and a scheduler for PintOS in C.\end{itemize}
\textbf{Hall Mess App} \hfill Spring 2021\begin{itemize}\item Flutter app by which 1,200 students rate meals.\end{itemize}
\hd{SKILLS AND EXPERTISE}
\textbf{Programming Languages:} C, C++, Python, Java\\\textbf{Software:} MATLAB, Git, LaTeX\\\textbf{Web:} HTML, CSS, Django
\hd{POSITIONS OF RESPONSIBILITY}
\begin{itemize}\item Secretary, Technology Robotix Society (2020-21)\end{itemize}
\hd{AWARDS AND ACHIEVEMENTS}
\begin{itemize}\item AIR 214 in JEE Advanced 2019\end{itemize}
\end{document}`,
    expected: {
      name: 'Harini Subbaraman',
      jobTitle: 'Software Engineering Intern',
      jobCategory: 'Software_Development',
      isEmployed: false,
      skills: 'C, C++, Python, Java, MATLAB, Git, LaTeX, HTML, CSS, Django',
      jobs: [
        {
          title: 'Software Engineering Intern',
          company: 'Adobe Systems',
          place: 'Noida',
          from: '2022-05',
          to: '2022-07',
          isInternship: true,
          points:
            'Cut the start of Acrobat web by 300 ms with lazy modules. Received a pre-placement offer.',
        },
        {
          title: 'Research Intern',
          company: 'Indian Statistical Institute',
          place: 'Kolkata',
          from: '2021-05',
          to: '2021-07',
          isInternship: true,
          points: 'Clustered short texts in Bengali.',
        },
      ],
      studies: [
        { course: 'B.Tech', university: 'IIT Kharagpur' },
        { course: 'AISSCE', university: 'PSBB Senior Secondary School', place: 'Chennai' },
        { course: 'AISSE', university: 'PSBB Senior Secondary School', place: 'Chennai' },
      ],
      projects: [
        { title: 'Tiny OS', text: 'Wrote paging and a scheduler for PintOS in C.' },
        { title: 'Hall Mess App', text: 'Flutter app by which 1,200 students rate meals.' },
      ],
    },
  },
  {
    key: 'blind11-gopal',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Sans"}p{margin:0 0 3px}h3{font-size:12pt;color:#1f497d;margin:9px 0 2px;border-bottom:1px solid #1f497d}')}<p align="center"><font size="5" color="#1f497d"><b>GOPAL KRISHNA SHARMA</b></font></p><p align="center">Oracle DBA | PostgreSQL DBA</p><p align="center">Vaishali Nagar, Jaipur (Rajasthan) | 9828012345 | gk.sharma.dba@gmail.com</p><h3>Professional Synopsis</h3><p>A competent professional with nearly 9 years of experience in database administration, backup and recovery, performance tuning and RAC. Presently associated with Genpact as Lead Consultant.</p><h3>Areas of Expertise</h3><p>Oracle 12c/19c, RAC, Data Guard, RMAN, GoldenGate, PostgreSQL, Linux, Shell Scripting</p><h3>Employment Recital</h3><p><b>Since Jul'20: Genpact India, Jaipur as Lead Consultant – DBA</b></p><p><b>Key Result Areas:</b></p><ul><li>Administering 120 databases of an American insurer round the clock.</li><li>Migrated 14 databases from Oracle to PostgreSQL.</li></ul><p><b>Feb'17 – Jun'20: Metacube Software, Jaipur as Database Administrator</b></p><p><b>Key Result Areas:</b></p><ul><li>Tuned queries and indexes; nightly batch from 7 hours to 2.</li></ul><p><b>Aug'16 – Jan'17: In Time Tec, Jaipur as Trainee DBA</b></p><h3>Scholastics</h3><ul><li>B.Tech. (IT) from Rajasthan Technical University, Kota in 2016, secured 71%.</li><li>12th from RBSE Board in 2012, secured 74%.</li></ul><h3>Certifications</h3><ul><li>Oracle Certified Professional (OCP) 12c</li><li>EDB PostgreSQL Associate, 2021</li></ul><h3>Personal Dossier</h3><p>Date of Birth: 5th September, 1994</p><p>Linguistic Abilities: English and Hindi</p>`,
    expected: {
      name: 'GOPAL KRISHNA SHARMA',
      about:
        'A competent professional with nearly 9 years of experience in database administration, backup and recovery, performance tuning and RAC. Presently associated with Genpact as Lead Consultant.',
      jobTitle: 'Oracle DBA',
      jobCategory: 'Software_Development',
      place: 'Vaishali Nagar, Jaipur',
      years: 9,
      isEmployed: true,
      skills:
        'Oracle 12c/19c, RAC, Data Guard, RMAN, GoldenGate, PostgreSQL, Linux, Shell Scripting',
      jobs: [
        {
          title: 'Lead Consultant – DBA',
          company: 'Genpact India',
          place: 'Jaipur',
          from: '2020-07',
          isCurrent: true,
          points:
            'Administering 120 databases of an American insurer round the clock. Migrated 14 databases from Oracle to PostgreSQL.',
        },
        {
          title: 'Database Administrator',
          company: 'Metacube Software',
          place: 'Jaipur',
          from: '2017-02',
          to: '2020-06',
          points: 'Tuned queries and indexes; nightly batch from 7 hours to 2.',
        },
        {
          title: 'Trainee DBA',
          company: 'In Time Tec',
          place: 'Jaipur',
          from: '2016-08',
          to: '2017-01',
          isInternship: true,
        },
      ],
      studies: [
        { course: 'B.Tech. (IT)', university: 'Rajasthan Technical University', place: 'Kota' },
        { course: '12th', university: 'RBSE Board' },
      ],
      certificates: [
        { name: 'Oracle Certified Professional (OCP) 12c' },
        { name: 'EDB PostgreSQL Associate' },
      ],
    },
  },
  {
    key: 'blind11-sakshi',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:0}body{margin:0;font:9pt/1.5 Lato;color:#333}.w{display:grid;grid-template-columns:1fr 72mm}.m{padding:12mm 9mm}.s{background:#f3f0ff;padding:12mm 8mm;min-height:273mm}h1{font-size:26pt;margin:0;font-weight:900}h2{font-size:12pt;font-weight:700;margin:14px 0 5px}.p{display:flex;justify-content:space-between}.y{color:#7c5cff}p{margin:0 0 3px}ul{margin:2px 0 7px;padding-left:13px}.lv{float:right;color:#7c5cff}')}<div class="w"><div class="m"><h1>Sakshi Malhotra</h1><p style="font-size:12pt">Product Designer (UI/UX)</p><h2>Profile</h2><p>I design for people who use their first smartphone. Five years in agritech and fintech, from research to pixels.</p><h2>Work</h2><div class="p"><b>DeHaat</b><span class="y">2022 — now</span></div><p>Senior Product Designer, Gurugram</p><ul><li>Designed voice ordering in Hindi and Bhojpuri.</li><li>Design system of 80 components.</li></ul><div class="p"><b>Paytm</b><span class="y">2020 — 2022</span></div><p>Product Designer, Noida</p><ul><li>Designed the passbook.</li></ul><h2>Selected projects</h2><p><b>Kisan Ki Awaaz</b></p><p>A kiosk for grievance letters, exhibited at India Design Week.</p><p><b>Chhota ATM</b></p><p>Concept for micro ATMs with large type.</p></div><div class="s"><h2>Say hi</h2><p>sakshi@malhotra.design</p><p>+91 98710 12345</p><p>sakshi.framer.website</p><p>New Delhi</p><h2>Tools</h2><p>Figma <span class="lv">Expert</span></p><p>Framer <span class="lv">Advanced</span></p><p>Principle <span class="lv">Intermediate</span></p><p>Illustrator <span class="lv">Advanced</span></p><h2>Education</h2><p><b>Pearl Academy, Delhi</b></p><p>B.A. (Hons) Communication Design</p><p>2016 — 2020</p><h2>Certificates</h2><p>Google UX Design, 2021</p><p>Interaction Design Foundation, 2022</p></div></div>`,
    expected: {
      name: 'Sakshi Malhotra',
      about:
        'I design for people who use their first smartphone. Five years in agritech and fintech, from research to pixels.',
      jobTitle: 'Product Designer (UI/UX)',
      jobCategory: 'UI_UX_Design',
      place: 'New Delhi',
      years: 5,
      isEmployed: true,
      skills: 'Figma, Framer, Principle, Illustrator',
      jobs: [
        {
          title: 'Senior Product Designer',
          company: 'DeHaat',
          place: 'Gurugram',
          isCurrent: true,
          points: 'Designed voice ordering in Hindi and Bhojpuri. Design system of 80 components.',
        },
        {
          title: 'Product Designer',
          company: 'Paytm',
          place: 'Noida',
          points: 'Designed the passbook.',
        },
      ],
      studies: [
        {
          course: 'B.A. (Hons) Communication Design',
          university: 'Pearl Academy',
          place: 'Delhi',
        },
      ],
      projects: [
        {
          title: 'Kisan Ki Awaaz',
          text: 'A kiosk for grievance letters, exhibited at India Design Week.',
        },
        { title: 'Chhota ATM', text: 'Concept for micro ATMs with large type.' },
      ],
      certificates: [{ name: 'Google UX Design' }, { name: 'Interaction Design Foundation' }],
      links: { blog: 'https://sakshi.framer.website' },
    },
  },
  {
    key: 'blind11-abhilash',
    by: 'writer',
    source: `${css('body{font:11pt Carlito}td,th{border:1px solid #000;padding:1px 5px;text-align:left}p{margin:0 0 3px}')}<p align="right">abhilash.qa@gmail.com<br>+91 – 8921012345</p><p><font size="4"><b>ABHILASH P NAIR</b></font></p><p><b>Career Objective</b></p><p>Looking for a position as software tester in a company where quality is valued and where I can learn automation in depth.</p><p><b>Experience Summary</b></p><ul><li>4 years 2 months of experience in functional, GUI, regression and API testing.</li><li>Good in preparing test scenarios and requirement traceability matrix.</li></ul><p><b>Employment History</b></p><table width="100%" cellspacing="0"><tr><th>Organization</th><th>Designation</th><th>From</th><th>To</th></tr><tr><td>Allianz Services, Trivandrum</td><td>Senior Test Engineer</td><td>Nov 2022</td><td>Till date</td></tr><tr><td>RM Education Solutions, Trivandrum</td><td>Test Engineer</td><td>Sept 2020</td><td>Oct 2022</td></tr></table><p><b>Technical Skills</b></p><table width="100%" cellspacing="0"><tr><td>Test Management</td><td>HP ALM, Zephyr</td></tr><tr><td>Automation</td><td>Selenium, Postman</td></tr><tr><td>Databases</td><td>Oracle, MySQL</td></tr><tr><td>Operating Systems</td><td>Windows, Linux</td></tr></table><p><b>Projects</b></p><p><b>1. Motor Claims (Allianz UK)</b></p><p>Role: Tester</p><p>Description: The system registers accidents, orders surveyors and pays garages.</p><ul><li>Prepared test cases and executed them.</li><li>API testing with Postman.</li></ul><p><b>2. School MIS</b></p><p>Role: Tester</p><p>Description: Attendance, marks and letters to parents for British schools.</p><ul><li>Regression testing in each sprint.</li></ul><p><b>Education</b></p><ul><li>B.Tech – Computer Science, Government Engineering College, Barton Hill, Thiruvananthapuram (2016 – 2020)</li><li>Plus Two – Kerala State Board (2016)</li></ul><p><b>Declaration</b></p><p>I declare that the details above are true.</p><p>Abhilash P Nair</p>`,
    expected: {
      name: 'ABHILASH P NAIR',
      about:
        'Looking for a position as software tester in a company where quality is valued and where I can learn automation in depth.',
      jobTitle: 'Senior Test Engineer',
      jobCategory: 'Software_Testing',
      years: 4,
      isEmployed: true,
      skills: 'HP ALM, Zephyr, Selenium, Postman, Oracle, MySQL, Windows, Linux',
      jobs: [
        {
          title: 'Senior Test Engineer',
          company: 'Allianz Services',
          place: 'Trivandrum',
          from: '2022-11',
          isCurrent: true,
        },
        {
          title: 'Test Engineer',
          company: 'RM Education Solutions',
          place: 'Trivandrum',
          from: '2020-09',
          to: '2022-10',
        },
      ],
      studies: [
        {
          course: 'B.Tech – Computer Science',
          university: 'Government Engineering College, Barton Hill',
          place: 'Thiruvananthapuram',
        },
        { course: 'Plus Two', university: 'Kerala State Board' },
      ],
      projects: [
        {
          title: 'Motor Claims (Allianz UK)',
          text: 'Role: Tester. The system registers accidents, orders surveyors and pays garages. Prepared test cases and executed them. API testing with Postman.',
        },
        {
          title: 'School MIS',
          text: 'Role: Tester. Attendance, marks and letters to parents for British schools. Regression testing in each sprint.',
        },
      ],
    },
  },
  {
    key: 'blind11-dhruv',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:15mm}body{font:10pt/1.4 Carlito;margin:0}h1{font-size:24pt;margin:0;text-align:center}h2{font-size:12pt;text-align:center;margin:12px 0 3px;letter-spacing:1px}hr{border:0;border-top:1px solid #000;margin:2px 0 5px}p{margin:0 0 2px}ul{margin:0 0 6px;padding-left:17px}.f{display:flex;justify-content:space-between}')}<h1>Dhruv Parmar</h1><p style="text-align:center">Vadodara, Gujarat, India | dhruvparmar@duck.com | +91 63512 12345 | www.linkedin.com/in/dhruv-parmar-ml</p><h2>EXPERIENCE</h2><hr><div class="f"><span><b>AI Engineer</b>, Fractal Analytics</span><span>Mumbai, India</span></div><div class="f"><i>GenAI practice</i><i>Jun 2024 to Present</i></div><ul><li>Builds retrieval for the manuals of a car maker; answers cite their pages.</li><li>Evaluates models with 1,400 questions written by mechanics.</li></ul><div class="f"><span><b>Machine Learning Engineer</b>, Gnani.ai</span><span>Bengaluru, India</span></div><div class="f"><i>Speech team</i><i>Jul 2022 to May 2024</i></div><ul><li>Trained speech recognition for Gujarati and Marathi.</li></ul><h2>EDUCATION</h2><hr><div class="f"><span><b>The Maharaja Sayajirao University of Baroda</b></span><span>Vadodara, India</span></div><div class="f"><span>Bachelor of Engineering, Computer Science &amp; Engineering</span><span>Jul 2018 to May 2022</span></div><ul><li>First class with distinction; thesis on handwriting.</li></ul><h2>PROJECTS</h2><hr><div class="f"><b>Garba Steps (Python, MediaPipe)</b><span>2023</span></div><ul><li>Counts garba steps from a phone camera.</li></ul><div class="f"><b>Old Gujarati OCR (PyTorch)</b><span>2022</span></div><ul><li>Reads books printed before 1950.</li></ul><h2>SKILLS</h2><hr><p><b>Programming:</b> Python, C++, SQL</p><p><b>ML:</b> PyTorch, Hugging Face, LangChain, vLLM</p><p><b>MLOps:</b> Docker, MLflow, AWS SageMaker</p>`,
    expected: {
      name: 'Dhruv Parmar',
      jobTitle: 'AI Engineer',
      jobCategory: 'Software_Development',
      place: 'Vadodara, Gujarat, India',
      isEmployed: true,
      skills:
        'Python, C++, SQL, PyTorch, Hugging Face, LangChain, vLLM, Docker, MLflow, AWS SageMaker',
      jobs: [
        {
          title: 'AI Engineer',
          company: 'Fractal Analytics',
          place: 'Mumbai',
          from: '2024-06',
          isCurrent: true,
          points:
            'Builds retrieval for the manuals of a car maker; answers cite their pages. Evaluates models with 1,400 questions written by mechanics.',
        },
        {
          title: 'Machine Learning Engineer',
          company: 'Gnani.ai',
          place: 'Bengaluru',
          from: '2022-07',
          to: '2024-05',
          points: 'Trained speech recognition for Gujarati and Marathi.',
        },
      ],
      studies: [
        {
          course: 'Bachelor of Engineering, Computer Science & Engineering',
          university: 'The Maharaja Sayajirao University of Baroda',
          place: 'Vadodara',
          from: '2018-07',
          to: '2022-05',
        },
      ],
      projects: [
        { title: 'Garba Steps', text: 'Counts garba steps from a phone camera.' },
        { title: 'Old Gujarati OCR', text: 'Reads books printed before 1950.' },
      ],
      links: { linkedIn: 'https://www.linkedin.com/in/dhruv-parmar-ml' },
    },
  },
  {
    key: 'blind11-zubair',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:0}body{font:10.5pt/1.4 "Liberation Sans";margin:0}.w{display:grid;grid-template-columns:62mm 1fr}.l{background:#293e49;color:#e6e6e6;padding:12mm 7mm;min-height:273mm}.r{padding:12mm 9mm}h1{font-weight:400;font-size:26px;margin:0}h2{font-weight:400;font-size:16px;margin:18px 0 6px}.l h3{font-size:15px;font-weight:400;margin:16px 0 4px}p{margin:0 0 3px}.g{color:#888}')}<div class="w"><div class="l"><h3>Contact</h3><p>9906012345 (Mobile)</p><p>zubair.android@gmail.com</p><p>www.linkedin.com/in/zubairwani (LinkedIn)</p><p>github.com/zubairwani (Other)</p><h3>Top Skills</h3><p>Kotlin</p><p>Jetpack Compose</p><p>Android Development</p></div><div class="r"><h1>Zubair Wani</h1><p>Android Developer | Kotlin | Compose | ex-Grofers</p><p class="g">Gurugram, Haryana, India</p><h2>Experience</h2><p><b>Blinkit</b></p><p><b>Senior Android Engineer</b></p><p class="g">May 2022 - Present (3 years 8 months)</p><p class="g">Gurugram, Haryana, India</p><p>- Cart and checkout of the Android app.</p><p>- App size from 38 MB to 22 MB.</p><br><p><b>Grofers</b></p><p><b>Android Developer</b></p><p class="g">August 2019 - April 2022 (2 years 9 months)</p><p class="g">Gurgaon, India</p><br><p><b>Freelance</b></p><p><b>Android Developer</b></p><p class="g">January 2018 - July 2019 (1 year 7 months)</p><p class="g">Srinagar, Jammu &amp; Kashmir, India</p><p>Made apps for houseboats, bakeries and a radio station.</p><h2>Education</h2><p><b>Islamic University of Science &amp; Technology</b></p><p class="g">Bachelor of Technology, Computer Science and Engineering · (2014 - 2018)</p><p><b>Burn Hall School</b></p><p class="g">12th Standard, Science · (2012 - 2014)</p></div></div>`,
    expected: {
      name: 'Zubair Wani',
      jobTitle: 'Android Developer',
      jobCategory: 'Software_Development',
      place: 'Gurugram, Haryana, India',
      isEmployed: true,
      skills: 'Kotlin, Jetpack Compose, Android Development',
      jobs: [
        {
          title: 'Senior Android Engineer',
          company: 'Blinkit',
          place: 'Gurugram, Haryana, India',
          from: '2022-05',
          isCurrent: true,
          points: 'Cart and checkout of the Android app. App size from 38 MB to 22 MB.',
        },
        {
          title: 'Android Developer',
          company: 'Grofers',
          place: 'Gurgaon',
          from: '2019-08',
          to: '2022-04',
        },
        {
          title: 'Android Developer',
          company: 'Freelance',
          place: 'Srinagar, Jammu and Kashmir',
          from: '2018-01',
          to: '2019-07',
          points: 'Made apps for houseboats, bakeries and a radio station.',
        },
      ],
      studies: [
        {
          course: 'Bachelor of Technology, Computer Science and Engineering',
          university: 'Islamic University of Science & Technology',
        },
        { course: '12th Standard, Science', university: 'Burn Hall School' },
      ],
      links: {
        linkedIn: 'https://www.linkedin.com/in/zubairwani',
        github: 'https://github.com/zubairwani',
      },
    },
  },
];

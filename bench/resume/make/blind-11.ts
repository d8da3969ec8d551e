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
          points: 'Cut the start of Acrobat web by 300 ms with lazy modules. Received a pre-placement offer.',
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
      skills: 'Oracle 12c/19c, RAC, Data Guard, RMAN, GoldenGate, PostgreSQL, Linux, Shell Scripting',
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
];

import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

export const BLIND_2: readonly Blind[] = [
  {
    key: 'blind-lalrinpuia',
    by: 'writer',
    source: `${css('body{font:11pt Carlito}')}<h1>Lalrinpuia Hmar</h1><p>Frontend Developer (Freelance) | Aizawl, Mizoram | hmar.puia@gmail.com | +91 87319 00221 | <a href="https://puia.dev">puia.dev</a></p>
<h2>who i am</h2><p>Self-taught developer from Mizoram. I build fast sites for NGOs, schools and small shops.</p>
<h2>what i have done</h2>
<p><b>Freelance Web Developer</b> (Self-employed), Remote<br>Apr 2021 – Present</p><ul><li>Delivered 25 sites with Next.js and Sanity.</li><li>Trained four local students.</li></ul><p>Tech stack: Next.js, Tailwind CSS, Sanity, Vercel</p>
<p><b>Junior Web Developer</b>, Lailen Consulting, Aizawl<br>Jan 2019 – Mar 2021</p><ul><li>Maintained WordPress sites of state departments.</li></ul><p>Tech stack: WordPress, PHP, jQuery</p>
<h2>things i made</h2><p><b>Mizo Dictionary</b> – <a href="https://github.com/puiahmar/mizo-dict">github.com/puiahmar/mizo-dict</a><br>Offline dictionary as a progressive web app.</p>
<h2>studies</h2><p>BCA, Mizoram University, 2016 – 2018</p><p>Class XII (Science), Synod Higher Secondary School, 2015</p>
<h2>references</h2><p>Available on request.</p>`,
    expected: {
      name: 'Lalrinpuia Hmar',
      about: 'Self-taught developer from Mizoram. I build fast sites for NGOs, schools and small shops.',
      jobTitle: 'Frontend Developer (Freelance)',
      jobCategory: 'Software_Development',
      place: 'Aizawl, Mizoram',
      isEmployed: true,
      skills: 'Next.js, Tailwind CSS, Sanity, Vercel, WordPress, PHP, jQuery',
      jobs: [
        {
          title: 'Freelance Web Developer',
          company: 'Self-employed',
          from: '2021-04',
          isCurrent: true,
          isRemote: true,
          points:
            'Delivered 25 sites with Next.js and Sanity. Trained four local students. Tech stack: Next.js, Tailwind CSS, Sanity, Vercel',
        },
        {
          title: 'Junior Web Developer',
          company: 'Lailen Consulting',
          place: 'Aizawl',
          from: '2019-01',
          to: '2021-03',
          points: 'Maintained WordPress sites of state departments. Tech stack: WordPress, PHP, jQuery',
        },
      ],
      studies: [
        { course: 'BCA', university: 'Mizoram University' },
        { course: 'Class XII (Science)', university: 'Synod Higher Secondary School' },
      ],
      projects: [
        {
          title: 'Mizo Dictionary',
          url: 'https://github.com/puiahmar/mizo-dict',
          text: 'Offline dictionary as a progressive web app.',
        },
      ],
      links: { blog: 'https://puia.dev' },
    },
  },
  {
    key: 'blind-mathew',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:14mm}body{font:10pt/1.3 "Liberation Sans";margin:0}h2{background:#ddd;padding:2px 6px;font-size:11pt;margin:9px 0 4px}p,ul{margin:0 0 3px}.t{display:flex;justify-content:space-between}')}<h1 style="text-align:center;margin:0">MATHEW T. KURIAN</h1><p style="text-align:center">Engineering Manager</p><p style="text-align:center">Kochi, Kerala | 9447012345 | mtkurian@gmail.com</p>
<h2>EXECUTIVE PROFILE</h2><p>Engineering leader with 18+ years in product and services companies, from trainee to head of a hundred people.</p>
<h2>CAREER PROGRESSION</h2>
<div class="t"><b>UST, Kochi</b><span>Jan 2018 – Present</span></div><div class="t"><i>Engineering Manager</i><span>Apr 2021 – Present</span></div><ul><li>Run four teams for a health insurer.</li></ul><div class="t"><i>Technical Architect</i><span>Jan 2018 – Mar 2021</span></div><ul><li>Designed the member portal.</li></ul>
<div class="t"><b>IBS Software, Thiruvananthapuram</b><span>May 2012 – Dec 2017</span></div><div class="t"><i>Lead Engineer</i></div><ul><li>Built cargo booking for two airlines.</li></ul>
<div class="t"><b>NeST Information Technologies, Kochi</b><span>Jun 2009 – Apr 2012</span></div><div class="t"><i>Software Engineer</i></div><ul><li>Hospital information system in .NET.</li></ul>
<div class="t"><b>SunTec Business Solutions, Thiruvananthapuram</b><span>Jul 2006 – May 2009</span></div><div class="t"><i>Software Trainee</i></div><ul><li>Wrote billing adapters in C++.</li></ul>
<h2>AREAS OF EXPERTISE</h2><p>Team Building ▪ Agile Delivery ▪ Solution Architecture ▪ Java ▪ .NET ▪ Azure</p>
<h2>QUALIFICATIONS</h2><p>MBA (Systems), IGNOU, 2012</p><p>B.Tech (Computer Science &amp; Engineering), Model Engineering College, Cochin University of Science and Technology, 2006</p>
<h2>AWARDS</h2><ul><li>UST Gold Star 2022</li></ul>`,
    expected: {
      name: 'Mathew T. Kurian',
      about:
        'Engineering leader with 18+ years in product and services companies, from trainee to head of a hundred people.',
      jobTitle: 'Engineering Manager',
      jobCategory: 'Software_Development',
      place: 'Kochi, Kerala',
      years: 18,
      isEmployed: true,
      skills: 'Team Building, Agile Delivery, Solution Architecture, Java, .NET, Azure',
      jobs: [
        {
          title: 'Engineering Manager',
          company: 'UST',
          place: 'Kochi',
          from: '2021-04',
          isCurrent: true,
          points: 'Run four teams for a health insurer.',
        },
        {
          title: 'Technical Architect',
          company: 'UST',
          from: '2018-01',
          place: 'Kochi',
          to: '2021-03',
          points: 'Designed the member portal.',
        },
        {
          title: 'Lead Engineer',
          company: 'IBS Software',
          place: 'Thiruvananthapuram',
          from: '2012-05',
          to: '2017-12',
          points: 'Built cargo booking for two airlines.',
        },
        {
          title: 'Software Engineer',
          company: 'NeST Information Technologies',
          place: 'Kochi',
          from: '2009-06',
          to: '2012-04',
          points: 'Hospital information system in .NET.',
        },
        {
          title: 'Software Trainee',
          company: 'SunTec Business Solutions',
          place: 'Thiruvananthapuram',
          from: '2006-07',
          to: '2009-05',
          isInternship: true,
          points: 'Wrote billing adapters in C++.',
        },
      ],
      studies: [
        { course: 'MBA (Systems)', university: 'IGNOU' },
        {
          course: 'B.Tech (Computer Science & Engineering)',
          university: 'Model Engineering College, Cochin University of Science and Technology',
        },
      ],
    },
  },
  {
    key: 'blind-omkar',
    by: 'pdf-lib',
    source: [
      'B16|Omkar V. Kulkarni',
      'N10|Pune, Maharashtra  |  omkar.vk@gmail.com  |  8888012345',
      'B12|Profile Summary',
      'N10|* 4.5 years of experience in manual and automation testing of embedded and web products.',
      'B12|Employment History',
      'N10|1) Organization: KPIT Technologies Ltd.',
      'N10|   Designation: Senior Test Engineer',
      'N10|   Period: 15 Mar 2023 - Till now',
      'N10|2) Organization: Persistent Systems',
      'N10|   Designation: Test Engineer',
      'N10|   Period: 01 Jul 2021 - 28 Feb 2023',
      'B12|Projects Handled',
      'B10|Project 1: Infotainment Head Unit',
      'N10|Role: Test Engineer',
      'N10|Team Size: 9',
      'N10|Environment: Python, CANoe, Jenkins',
      'N10|Description: Automated the tests of a head unit for a German car maker.',
      'B10|Project 2: Loan Desk',
      'N10|Role: Tester',
      'N10|Team Size: 4',
      'N10|Environment: Java, Selenium, TestNG',
      'N10|Description: Tested the web desk of a lender from sanction to closure.',
      'B12|Educational Details',
      'N10|Degree%150%Institute%380%Year%450%Marks',
      'N10|B.E. Electronics%150%Pune Institute of Computer Technology%380%2021%450%8.1',
      'N10|Diploma%150%Government Polytechnic, Pune%380%2018%450%82%',
      'N10|S.S.C.%150%Modern High School%380%2015%450%88%',
      'B12|Personal Details',
      "N10|Father's Name : Vasant Kulkarni",
      'N10|Marital Status : Unmarried',
      'N10|Languages : Marathi, Hindi, English',
    ].join('\n'),
    expected: {
      name: 'Omkar V. Kulkarni',
      about: '4.5 years of experience in manual and automation testing of embedded and web products.',
      jobTitle: 'Senior Test Engineer',
      jobCategory: 'Software_Testing',
      place: 'Pune, Maharashtra',
      years: 4.5,
      isEmployed: true,
      skills: 'Python, CANoe, Jenkins, Java, Selenium, TestNG',
      jobs: [
        {
          title: 'Senior Test Engineer',
          company: 'KPIT Technologies Ltd.',
          from: '2023-03',
          isCurrent: true,
        },
        { title: 'Test Engineer', company: 'Persistent Systems', from: '2021-07', to: '2023-02' },
      ],
      studies: [
        { course: 'B.E. Electronics', university: 'Pune Institute of Computer Technology' },
        { course: 'Diploma', university: 'Government Polytechnic', place: 'Pune' },
        { course: 'S.S.C.', university: 'Modern High School' },
      ],
      projects: [
        {
          title: 'Infotainment Head Unit',
          text: 'Role: Test Engineer Team Size: 9 Environment: Python, CANoe, Jenkins Automated the tests of a head unit for a German car maker.',
        },
        {
          title: 'Loan Desk',
          text: 'Role: Tester Team Size: 4 Environment: Java, Selenium, TestNG Tested the web desk of a lender from sanction to closure.',
        },
      ],
    },
  },
  {
    key: 'blind-divya',
    by: 'tex',
    source: `\\documentclass[10pt,a4paper]{article}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage[margin=1.5cm]{geometry}\\usepackage{enumitem,tabularx}\\setlength{\\parindent}{0pt}\\pagestyle{empty}\\renewcommand{\\familydefault}{\\sfdefault}\\begin{document}
\\begin{center}{\\Huge Divya Bharadwaj}\\\\ \\smallskip Bhopal, M.P. $\\cdot$ divyab.21@iiitdmj.ac.in $\\cdot$ 7000123456\\end{center}
{\\large\\textsc{Academic Record}}\\\\ \\begin{tabularx}{\\textwidth}{Xllr}\\textbf{Programme} & \\textbf{Institute} & \\textbf{CPI/\\%} & \\textbf{Year}\\\\ B.Tech (CSE) & IIITDM Jabalpur & 8.9 & 2025\\\\ Class XII & Kendriya Vidyalaya No. 1 & 93.4\\% & 2021\\\\ Class X & Kendriya Vidyalaya No. 1 & 96\\% & 2019\\end{tabularx}
\\par\\medskip {\\large\\textsc{Internships}}\\\\ \\textbf{Software Intern}, Zoho Corporation, Chennai \\hfill May 2024 -- Jul 2024\\begin{itemize}[nosep]\\item Added keyboard navigation to the sheet editor.\\end{itemize}
\\par\\medskip {\\large\\textsc{Academic Projects}}\\\\ \\textbf{Crop Disease Detector} \\hfill \\textit{Python, TensorFlow}\\begin{itemize}[nosep]\\item Classifies leaves of soybean with 94\\% accuracy.\\end{itemize}\\textbf{Bus Tracker} \\hfill \\textit{React Native, Firebase}\\begin{itemize}[nosep]\\item Shows city buses on a map.\\end{itemize}
\\par\\medskip {\\large\\textsc{Technical Proficiency}}\\\\ C++, Python, JavaScript, TensorFlow, React Native, Firebase, Git
\\par\\medskip {\\large\\textsc{Positions of Responsibility}}\\begin{itemize}[nosep]\\item Coordinator, Programming Club, 2023--24\\end{itemize}
{\\large\\textsc{Achievements}}\\begin{itemize}[nosep]\\item AIR 2,145 in a national contest\\end{itemize}\\end{document}`,
    expected: {
      name: 'Divya Bharadwaj',
      jobTitle: 'Software Intern',
      jobCategory: 'Software_Development',
      place: 'Bhopal, Madhya Pradesh',
      isEmployed: false,
      skills: 'C++, Python, JavaScript, TensorFlow, React Native, Firebase, Git',
      jobs: [
        {
          title: 'Software Intern',
          company: 'Zoho Corporation',
          place: 'Chennai',
          from: '2024-05',
          to: '2024-07',
          isInternship: true,
          points: 'Added keyboard navigation to the sheet editor.',
        },
      ],
      studies: [
        { course: 'B.Tech (CSE)', university: 'IIITDM Jabalpur' },
        { course: 'Class XII', university: 'Kendriya Vidyalaya No. 1' },
        { course: 'Class X', university: 'Kendriya Vidyalaya No. 1' },
      ],
      projects: [
        {
          title: 'Crop Disease Detector',
          text: 'Python, TensorFlow Classifies leaves of soybean with 94% accuracy.',
        },
        { title: 'Bus Tracker', text: 'React Native, Firebase Shows city buses on a map.' },
      ],
    },
  },
];

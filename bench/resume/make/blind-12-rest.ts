import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The rest of `blind-12.ts`. */
export const BLIND_12_REST: readonly Blind[] = [
  {
    key: 'blind12-advait',
    by: 'tex',
    source: String.raw`\documentclass[11pt]{article}\usepackage[T1]{fontenc}\usepackage{lmodern}\usepackage[a4paper,margin=2cm]{geometry}\usepackage{enumitem}\setlength{\parindent}{0pt}\pagestyle{empty}\setlist[itemize]{nosep}
\newcommand{\hd}[1]{\par\bigskip\textbf{\large #1}\par\hrule\smallskip}
\begin{document}{\LARGE\textbf{Advait Joglekar}}\hfill Email: advait.joglekar@gmail.com\\Portfolio: https://advait.page\hfill Mobile: +91-976-712-3456\\GitHub: github.com/advaitj\hfill Thane, Maharashtra
\hd{Education}
\textbf{Veermata Jijabai Technological Institute (VJTI)}\hfill Mumbai, India\\\textit{Bachelor of Technology - Electronics; GPA: 8.6/10}\hfill\textit{July 2016 - June 2020}\\\textit{Courses: Operating Systems, Data Structures, Networking}
\hd{Skills Summary}
\begin{itemize}\item \textbf{Languages:} Python, C++, Go, Bash\item \textbf{Frameworks:} FastAPI, gRPC, Flask\item \textbf{Platforms:} Linux, AWS, Raspberry Pi\item \textbf{Soft Skills:} Event Management, Writing\end{itemize}
\hd{Experience}
\textbf{Juspay Technologies}\hfill Bengaluru, India\\\textit{Software Development Engineer (Full-time)}\hfill\textit{Aug 2021 - Present}\begin{itemize}\item \textbf{Retries:} Built a service that chooses the next bank when a payment fails; success up 3 points.\item \textbf{Tooling:} Wrote a load tester in Go.\end{itemize}\smallskip
\textbf{Reliance Jio}\hfill Navi Mumbai, India\\\textit{Graduate Engineer (Full-time)}\hfill\textit{July 2020 - July 2021}\begin{itemize}\item \textbf{Probes:} Wrote probes that measure towers every minute.\end{itemize}
\hd{Projects}
\begin{itemize}\item \textbf{Local Bus (Networking, Go):} A peer to peer map of buses that works without a server. Tech: Go, WebRTC (Nov '22)\item \textbf{Inkpad (Electronics):} An e-paper notebook with handwriting search. Tech: C++, ESP32 (March '20)\end{itemize}
\hd{Honors and Awards}
\begin{itemize}\item Winner, IETE national robotics contest - Jan 2019\end{itemize}
\end{document}`,
    expected: {
      name: 'Advait Joglekar',
      jobTitle: 'Software Development Engineer',
      jobCategory: 'Software_Development',
      place: 'Thane, Maharashtra',
      isEmployed: true,
      skills:
        'Python, C++, Go, Bash, FastAPI, gRPC, Flask, Linux, AWS, Raspberry Pi, Event Management, Writing',
      jobs: [
        {
          title: 'Software Development Engineer',
          company: 'Juspay Technologies',
          place: 'Bengaluru',
          from: '2021-08',
          isCurrent: true,
          points:
            'Retries: Built a service that chooses the next bank when a payment fails; success up 3 points. Tooling: Wrote a load tester in Go.',
        },
        {
          title: 'Graduate Engineer',
          company: 'Reliance Jio',
          place: 'Navi Mumbai',
          from: '2020-07',
          to: '2021-07',
          points: 'Probes: Wrote probes that measure towers every minute.',
        },
      ],
      studies: [
        {
          course: 'Bachelor of Technology - Electronics',
          university: 'Veermata Jijabai Technological Institute (VJTI)',
          place: 'Mumbai',
          from: '2016-07',
          to: '2020-06',
        },
      ],
      projects: [
        {
          title: 'Local Bus',
          text: 'A peer to peer map of buses that works without a server. Tech: Go, WebRTC (Nov 22)',
        },
        {
          title: 'Inkpad',
          text: 'An e-paper notebook with handwriting search. Tech: C++, ESP32 (March 20)',
        },
      ],
      links: { github: 'https://github.com/advaitj', blog: 'https://advait.page' },
    },
  },
  {
    key: 'blind12-lavanya',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:13mm 15mm}body{font:9.5pt/1.4 "Liberation Sans";margin:0}h1{font-size:17pt;margin:0;letter-spacing:3px}h2{font-size:10pt;background:#eef;padding:2px 5px;margin:10px 0 4px}table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:1px 6px 4px 0}.d{width:34mm;color:#555}p{margin:0 0 2px}ul{margin:0;padding-left:14px}')}<h1>LAVANYA RAMESH</h1><p>UI Developer &amp; Web Accessibility Specialist</p><p>Chennai · lavanya.ramesh@zohomail.in · +91 99620 12345 · lavanyaramesh.github.io</p><h2>About</h2><p>UI developer with 7 years of experience. I make forms, tables and charts that work with a keyboard and a screen reader.</p><h2>Employment</h2><table><tr><td class="d">Dec 2021 – Present</td><td><p><b>Senior UI Developer</b>, Freshworks, Chennai</p><ul><li>Owner of the accessible component library.</li><li>Audits 30 screens a quarter against WCAG 2.2.</li></ul></td></tr><tr><td class="d">Jun 2018 – Nov 2021</td><td><p><b>UI Developer</b>, Hexaware Technologies, Chennai</p><ul><li>Built airline check-in screens in Angular.</li></ul></td></tr><tr><td class="d">Feb 2018 – May 2018</td><td><p><b>Intern</b>, Contus, Chennai</p></td></tr></table><h2>Education</h2><table><tr><td class="d">2014 – 2018</td><td><p><b>B.Tech Information Technology</b>, Madras Institute of Technology, Anna University</p></td></tr></table><h2>Skills</h2><table><tr><td class="d">Core</td><td>HTML5, CSS3, JavaScript, TypeScript</td></tr><tr><td class="d">Libraries</td><td>React, Angular, D3.js</td></tr><tr><td class="d">Testing</td><td>axe, NVDA, Jest</td></tr></table><h2>Talks</h2><p>“Tables are not evil”, JSFoo 2023</p>`,
    expected: {
      name: 'LAVANYA RAMESH',
      about:
        'UI developer with 7 years of experience. I make forms, tables and charts that work with a keyboard and a screen reader.',
      jobTitle: 'UI Developer & Web Accessibility Specialist',
      jobCategory: 'Software_Development',
      place: 'Chennai',
      years: 7,
      isEmployed: true,
      skills: 'HTML5, CSS3, JavaScript, TypeScript, React, Angular, D3.js, axe, NVDA, Jest',
      jobs: [
        {
          title: 'Senior UI Developer',
          company: 'Freshworks',
          place: 'Chennai',
          from: '2021-12',
          isCurrent: true,
          points: 'Owner of the accessible component library. Audits 30 screens a quarter against WCAG 2.2.',
        },
        {
          title: 'UI Developer',
          company: 'Hexaware Technologies',
          place: 'Chennai',
          from: '2018-06',
          to: '2021-11',
          points: 'Built airline check-in screens in Angular.',
        },
        {
          title: 'Intern',
          company: 'Contus',
          place: 'Chennai',
          from: '2018-02',
          to: '2018-05',
          isInternship: true,
        },
      ],
      studies: [
        {
          course: 'B.Tech Information Technology',
          university: 'Madras Institute of Technology, Anna University',
        },
      ],
      links: { blog: 'https://lavanyaramesh.github.io' },
    },
  },
  {
    key: 'blind12-farooq',
    by: 'pdf-lib',
    source: [
      'B16|Farooq Abdulla Shariff',
      'N10|Network & Cloud Engineer',
      'N10|Shivamogga, Karnataka  |  farooq.shariff@gmail.com  |  9449912345',
      'B11|Career Objective',
      'N10|To grow as a cloud engineer in a company that runs large networks, using my four',
      'N10|years with routers, firewalls and AWS.',
      'B11|Professional Experience',
      'B10|Sify Technologies Ltd.',
      'N10|Network Engineer, Bengaluru',
      'N10|Aug 2021 - Present',
      'N10|- Looks after MPLS links of 300 bank branches.',
      'N10|- Automated config backups with Python and Ansible.',
      'B10|Airtel Business',
      'N10|Graduate Trainee, Hubballi',
      'N10|Jul 2020 - Jul 2021',
      'N10|- First line support for leased lines.',
      'B11|Education',
      'N10|BE (E&C), JNN College of Engineering, Shivamogga, 2020, 7.4 CGPA',
      'N10|PUC (PCMB), DVS Independent PU College, Shivamogga, 2016, 81%',
      'B11|Technical Skills',
      'N10|Networking: BGP, OSPF, MPLS, Fortinet',
      'N10|Cloud: AWS (VPC, EC2, Transit Gateway), Terraform',
      'N10|Scripting: Python, Bash',
      'B11|Certifications',
      'N10|CCNA 200-301, Cisco, Dec 2020',
      'N10|AWS Certified Advanced Networking - Specialty, Mar 2024',
      'B11|Hobbies',
      'N10|Birding, volleyball',
    ].join('\n'),
    expected: {
      name: 'Farooq Abdulla Shariff',
      about:
        'To grow as a cloud engineer in a company that runs large networks, using my four years with routers, firewalls and AWS.',
      jobTitle: 'Network & Cloud Engineer',
      jobCategory: 'Software_Development',
      place: 'Shivamogga, Karnataka',
      isEmployed: true,
      skills: 'BGP, OSPF, MPLS, Fortinet, AWS (VPC EC2 Transit Gateway), Terraform, Python, Bash',
      jobs: [
        {
          title: 'Network Engineer',
          company: 'Sify Technologies Ltd.',
          place: 'Bengaluru',
          from: '2021-08',
          isCurrent: true,
          points:
            'Looks after MPLS links of 300 bank branches. Automated config backups with Python and Ansible.',
        },
        {
          title: 'Graduate Trainee',
          company: 'Airtel Business',
          place: 'Hubballi',
          from: '2020-07',
          to: '2021-07',
          isInternship: true,
          points: 'First line support for leased lines.',
        },
      ],
      studies: [
        { course: 'BE (E&C)', university: 'JNN College of Engineering', place: 'Shivamogga' },
        {
          course: 'PUC (PCMB)',
          university: 'DVS Independent PU College',
          place: 'Shivamogga',
        },
      ],
      certificates: [
        { name: 'CCNA 200-301', month: '2020-12' },
        { name: 'AWS Certified Advanced Networking - Specialty', month: '2024-03' },
      ],
    },
  },
];

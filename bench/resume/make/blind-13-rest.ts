import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The rest of `blind-13.ts`. */
export const BLIND_13_REST: readonly Blind[] = [
  {
    key: 'blind13-varun',
    by: 'tex',
    source: String.raw`\documentclass[10pt,letterpaper]{article}\usepackage[T1]{fontenc}\usepackage{charter}\usepackage[margin=0.8in]{geometry}\usepackage{enumitem,xcolor}\setlength{\parindent}{0pt}\pagestyle{empty}\setlist[itemize]{nosep,leftmargin=1.3em}
\newcommand{\hd}[1]{\par\vspace{10pt}{\color{teal}\large\textbf{#1}}\par\vspace{-6pt}{\color{teal}\rule{\textwidth}{.6pt}}\par}
\begin{document}{\fontsize{24}{26}\selectfont\bfseries Varun Nambiar}\par{\large Engineer, compilers and runtimes}\par\vspace{3pt}Kannur, Kerala $\bullet$ varun@nambiar.net $\bullet$ +91 70125 12345 $\bullet$ github.com/vnambiar
\hd{About}Nine years with compilers, most of them on LLVM. I fix slow code and write down why it was slow.
\hd{Employment}
\textbf{NVIDIA} -- Pune \hfill 2021 -- present\par\textit{Senior Compiler Engineer}\begin{itemize}\item Passes for loop fusion in the CUDA compiler.\item Reviews for the open source backend.\end{itemize}\vspace{3pt}
\textbf{AMD} -- Bengaluru \hfill 2018 -- 2021\par\textit{Compiler Engineer}\begin{itemize}\item Vectoriser work in AOCC.\end{itemize}\vspace{3pt}
\textbf{Tejas Networks} -- Bengaluru \hfill 2016 -- 2018\par\textit{Software Engineer}\begin{itemize}\item Firmware in C for optical switches.\end{itemize}
\hd{Education}
\textbf{National Institute of Technology Calicut}\hfill 2012 -- 2016\par B.Tech, Computer Science and Engineering
\hd{Tools I know}
C++, LLVM, MLIR, CUDA, Python, gdb, perf
\hd{Writing}
Why your loop is not vectorised, nambiar.net/loops
\end{document}`,
    expected: {
      name: 'Varun Nambiar',
      about:
        'Nine years with compilers, most of them on LLVM. I fix slow code and write down why it was slow.',
      jobTitle: 'Engineer, compilers and runtimes',
      jobCategory: 'Software_Development',
      place: 'Kannur, Kerala',
      years: 9,
      isEmployed: true,
      skills: 'C++, LLVM, MLIR, CUDA, Python, gdb, perf',
      jobs: [
        {
          title: 'Senior Compiler Engineer',
          company: 'NVIDIA',
          place: 'Pune',
          isCurrent: true,
          points: 'Passes for loop fusion in the CUDA compiler. Reviews for the open source backend.',
        },
        {
          title: 'Compiler Engineer',
          company: 'AMD',
          place: 'Bengaluru',
          points: 'Vectoriser work in AOCC.',
        },
        {
          title: 'Software Engineer',
          company: 'Tejas Networks',
          place: 'Bengaluru',
          points: 'Firmware in C for optical switches.',
        },
      ],
      studies: [
        {
          course: 'B.Tech, Computer Science and Engineering',
          university: 'National Institute of Technology Calicut',
        },
      ],
      links: { github: 'https://github.com/vnambiar' },
    },
  },
  {
    key: 'blind13-pallavi',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Sans"}p{margin:0 0 3px}h2{font-size:12pt;margin:9px 0 2px;text-transform:uppercase}')}<p><font size="5"><b>Pallavi Deshpande-Rao</b></font></p><p>Belapur, Navi Mumbai | 97690 12345 | pallavi.drao@gmail.com | behance.net/pallavidrao</p><h2>Graphic &amp; UI Designer</h2><p>Designer with 9 years of experience in print and screen, back from a two-year break and ready for a full-time role.</p><h2>Work history</h2><p><b>UI Designer (Freelance)</b></p><p>Self-employed</p><p>January 2024 to Present</p><ul><li>Apps for two clinics and a bakery in Figma.</li></ul><p><b>Senior Graphic Designer</b></p><p>Ogilvy India, Mumbai</p><p>May 2016 to December 2021</p><ul><li>Campaigns for Asian Paints and Fevicol.</li><li>Guided three juniors.</li></ul><p><b>Graphic Designer</b></p><p>Navneet Education Limited, Mumbai</p><p>July 2013 to April 2016</p><ul><li>Layouts of 60 school books.</li></ul><h2>Education</h2><p>Bachelor of Fine Arts (Applied Art), Sir J. J. Institute of Applied Art, Mumbai, 2009 – 2013</p><h2>Software</h2><p>Figma, Photoshop, Illustrator, InDesign, After Effects</p><h2>Languages</h2><p>Marathi, Hindi, English, Kannada</p>`,
    expected: {
      name: 'Pallavi Deshpande-Rao',
      about:
        'Designer with 9 years of experience in print and screen, back from a two-year break and ready for a full-time role.',
      jobTitle: 'Graphic & UI Designer',
      jobCategory: 'UI_UX_Design',
      place: 'Belapur, Navi Mumbai',
      years: 9,
      isEmployed: true,
      skills: 'Figma, Photoshop, Illustrator, InDesign, After Effects',
      jobs: [
        {
          title: 'UI Designer',
          company: 'Self-employed',
          from: '2024-01',
          isCurrent: true,
          points: 'Apps for two clinics and a bakery in Figma.',
        },
        {
          title: 'Senior Graphic Designer',
          company: 'Ogilvy India',
          place: 'Mumbai',
          from: '2016-05',
          to: '2021-12',
          points: 'Campaigns for Asian Paints and Fevicol. Guided three juniors.',
        },
        {
          title: 'Graphic Designer',
          company: 'Navneet Education Limited',
          place: 'Mumbai',
          from: '2013-07',
          to: '2016-04',
          points: 'Layouts of 60 school books.',
        },
      ],
      studies: [
        {
          course: 'Bachelor of Fine Arts (Applied Art)',
          university: 'Sir J. J. Institute of Applied Art',
          place: 'Mumbai',
        },
      ],
      links: { blog: 'https://behance.net/pallavidrao' },
    },
  },
  {
    key: 'blind13-rizwan',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:16mm}body{font:10.5pt/1.45 "Liberation Serif";margin:0}h1{font-size:19pt;margin:0}h2{font-size:12pt;margin:11px 0 3px;border-bottom:1px dotted #000}p{margin:0 0 3px}ul{margin:0 0 5px;padding-left:18px;list-style:circle}.r{float:right}')}<h1>Mohd. Rizwan Siddiqui</h1><p>MERN Stack Developer (Fresher)</p><p>Lucknow, UP | rizwansiddiqui.dev@gmail.com | 7755012345 | <a href="https://github.com/rizwan-sid">GitHub</a> | <a href="https://www.linkedin.com/in/rizwan-sid">LinkedIn</a> | <a href="https://rizwan-sid.netlify.app">Portfolio</a></p><h2>Objective</h2><p>Fresh MCA graduate who has built five full stack applications and wants to learn how real teams ship.</p><h2>Education</h2><p><b>MCA</b>, Integral University, Lucknow <span class="r">2023 – 2025</span></p><p>CGPA: 8.4</p><p><b>BCA</b>, Shia P.G. College, University of Lucknow <span class="r">2020 – 2023</span></p><p>Percentage: 71</p><h2>Technical Skills</h2><ul><li><b>Languages</b>: JavaScript, C, Java (basic)</li><li><b>Web</b>: React.js, Node.js, Express.js, HTML/CSS</li><li><b>Database</b>: MongoDB, MySQL</li><li><b>Tools</b>: Git, GitHub, Postman</li></ul><h2>Projects</h2><p><b>Dukaan</b> | React.js, Node.js, MongoDB <span class="r"><a href="https://github.com/rizwan-sid/dukaan">Code</a></span></p><ul><li>Inventory and bills for small shops, in Hindi and English.</li><li>Login with OTP.</li></ul><p><b>Chikan Bazaar</b> | MERN, Razorpay <span class="r"><a href="https://github.com/rizwan-sid/chikan">Code</a></span></p><ul><li>Online shop for embroidery with payments.</li></ul><h2>Training &amp; Internship</h2><p><b>Web Development Trainee</b>, Softpro India, Lucknow <span class="r">Feb 2025 – May 2025</span></p><ul><li>Built an admission portal with two others.</li></ul><h2>Certificates</h2><ul><li>The Complete Web Development Bootcamp (Udemy), Aug 2024</li><li>SQL (Basic), HackerRank, Jan 2025</li></ul>`,
    expected: {
      name: 'Mohd. Rizwan Siddiqui',
      about:
        'Fresh MCA graduate who has built five full stack applications and wants to learn how real teams ship.',
      jobTitle: 'MERN Stack Developer (Fresher)',
      jobCategory: 'Software_Development',
      place: 'Lucknow, Uttar Pradesh',
      isEmployed: false,
      skills:
        'JavaScript, C, Java, React.js, Node.js, Express.js, HTML, CSS, MongoDB, MySQL, Git, GitHub, Postman',
      jobs: [
        {
          title: 'Web Development Trainee',
          company: 'Softpro India',
          place: 'Lucknow',
          from: '2025-02',
          to: '2025-05',
          isInternship: true,
          points: 'Built an admission portal with two others.',
        },
      ],
      studies: [
        { course: 'MCA', university: 'Integral University', place: 'Lucknow' },
        { course: 'BCA', university: 'Shia P.G. College, University of Lucknow' },
      ],
      projects: [
        {
          title: 'Dukaan',
          text: 'Inventory and bills for small shops, in Hindi and English. Login with OTP.',
        },
        { title: 'Chikan Bazaar', text: 'Online shop for embroidery with payments.' },
      ],
      certificates: [
        { name: 'The Complete Web Development Bootcamp', month: '2024-08' },
        { name: 'SQL (Basic)', month: '2025-01' },
      ],
      links: {
        github: 'https://github.com/rizwan-sid',
        linkedIn: 'https://www.linkedin.com/in/rizwan-sid',
        blog: 'https://rizwan-sid.netlify.app',
      },
    },
  },
];

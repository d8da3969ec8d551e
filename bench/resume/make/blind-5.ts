import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** Written after the rules that the first sixteen led to. */
export const BLIND_5: readonly Blind[] = [
  {
    key: 'blind-swapnil',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:13mm}body{font:10pt/1.35 Carlito;margin:0}p,ul{margin:0 0 3px}h2{font-size:12pt;margin:10px 0 2px;color:#0b5394}td{padding:1px 10px 1px 0;vertical-align:top}')}<p style="font-size:19pt;color:#0b5394"><b>Swapnil D. Ingle</b></p><p><b>Full Stack Developer (MERN)</b></p><p>M: +91-7385012345 &nbsp; E: swapnil.ingle94@gmail.com &nbsp; L: Baner, Pune</p>
<h2>Snapshot</h2><ul><li>5+ years in web development with JavaScript frameworks.</li><li>Led a squad of three.</li></ul>
<h2>Technical Expertise</h2><table><tr><td>Frontend</td><td>React, Redux, HTML5, CSS3</td></tr><tr><td>Backend</td><td>Node.js, Express</td></tr><tr><td>Data stores</td><td>MongoDB, Redis</td></tr></table>
<h2>Organizational Experience</h2><p><b>Jan'22 – Present with Bajaj Finserv Health, Pune as Senior Software Engineer</b></p><ul><li>Owner of the appointment booking flow.</li></ul><p><b>Jul'19 – Dec'21 with Cybage Software, Pune as Software Engineer</b></p><ul><li>Built admin panels for a retailer.</li></ul>
<h2>Education</h2><ul><li>2019: B.E. (Computer) from Savitribai Phule Pune University – First Class</li><li>2015: HSC from Fergusson College – 78%</li></ul>
<h2>Personal Details</h2><p>Date of Birth: 3rd March 1997</p><p>Languages: English, Hindi &amp; Marathi</p>`,
    expected: {
      name: 'Swapnil D. Ingle',
      about: '5+ years in web development with JavaScript frameworks. Led a squad of three.',
      jobTitle: 'Full Stack Developer (MERN)',
      jobCategory: 'Software_Development',
      place: 'Baner, Pune',
      years: 5,
      isEmployed: true,
      skills: 'React, Redux, HTML5, CSS3, Node.js, Express, MongoDB, Redis',
      jobs: [
        {
          title: 'Senior Software Engineer',
          company: 'Bajaj Finserv Health',
          place: 'Pune',
          from: '2022-01',
          isCurrent: true,
          points: 'Owner of the appointment booking flow.',
        },
        {
          title: 'Software Engineer',
          company: 'Cybage Software',
          place: 'Pune',
          from: '2019-07',
          to: '2021-12',
          points: 'Built admin panels for a retailer.',
        },
      ],
      studies: [
        { course: 'B.E. (Computer)', university: 'Savitribai Phule Pune University' },
        { course: 'HSC', university: 'Fergusson College' },
      ],
    },
  },
  {
    key: 'blind-deepika',
    by: 'writer',
    source: `${css('body{font:10.5pt Lato}')}<h1>deepika r nair</h1><p>automation test engineer · thiruvananthapuram, kerala · deepikarnair@gmail.com · 8547012345</p><h3>profile</h3><p>Test engineer with 4 years of experience who writes tests that other people can read.</p><h3>experience</h3><p><b>QBurst</b>, Thiruvananthapuram — <i>Senior Test Engineer</i></p><p>March 2022 – present</p><ul><li>Moved 1,200 cases from Selenium to Playwright.</li></ul><p><b>Experion Technologies</b>, Thiruvananthapuram — <i>Test Engineer</i></p><p>June 2020 – February 2022</p><ul><li>Tested the apps of a logistics firm.</li></ul><p><b>Career gap</b> — April 2020 – May 2020 (relocation)</p><h3>skills</h3><ul><li>playwright (expert)</li><li>selenium (advanced)</li><li>java, typescript</li><li>jenkins</li></ul><h3>education</h3><p>b.tech in electronics and communication, college of engineering trivandrum, 2016 – 2020, 8.1 cgpa</p><h3>certifications</h3><p>ISTQB Certified Tester – Foundation Level – Aug 2021</p>`,
    expected: {
      name: 'deepika r nair',
      about: 'Test engineer with 4 years of experience who writes tests that other people can read.',
      jobTitle: 'automation test engineer',
      jobCategory: 'Software_Testing',
      place: 'Thiruvananthapuram, Kerala',
      years: 4,
      isEmployed: true,
      skills: 'playwright, selenium, java, typescript, jenkins',
      jobs: [
        {
          title: 'Senior Test Engineer',
          company: 'QBurst',
          place: 'Thiruvananthapuram',
          from: '2022-03',
          isCurrent: true,
          points: 'Moved 1,200 cases from Selenium to Playwright.',
        },
        {
          title: 'Test Engineer',
          company: 'Experion Technologies',
          place: 'Thiruvananthapuram',
          from: '2020-06',
          to: '2022-02',
          points: 'Tested the apps of a logistics firm.',
        },
      ],
      studies: [
        {
          course: 'b.tech in electronics and communication',
          university: 'college of engineering trivandrum',
        },
      ],
      certificates: [{ name: 'ISTQB Certified Tester – Foundation Level', month: '2021-08' }],
    },
  },
  {
    key: 'blind-prakash',
    by: 'tex',
    source: `\\documentclass[10pt]{article}\\usepackage[a4paper,margin=2.2cm]{geometry}\\usepackage{enumitem}\\setlength{\\parindent}{0pt}\\pagestyle{empty}\\newcommand{\\hd}[1]{\\par\\bigskip{\\Large #1}\\par\\smallskip}\\begin{document}\\raggedright
{\\Huge Prakash Soren}\\par iOS Engineer\\par Ranchi, Jharkhand / prakash.soren@icloud.com / 97710 12345
\\hd{Background} Six years of experience with Swift apps for news and learning.
\\hd{Roles} \\textbf{iOS Engineer II}\\\\ BYJU'S, Bengaluru\\\\ Nov 2021 to Present\\begin{itemize}[nosep]\\item Rewrote the video player in SwiftUI.\\item Tools: Swift, SwiftUI, Combine\\end{itemize}
\\textbf{iOS Developer}\\\\ Dailyhunt, Bengaluru\\\\ Jun 2019 to Oct 2021\\begin{itemize}[nosep]\\item Built offline reading.\\item Tools: Swift, Core Data\\end{itemize}
\\hd{Training} B.Tech, Computer Science, BIT Mesra, Ranchi, 2015 to 2019
\\hd{Talks} Offline first, Swift India, 2023
\\end{document}`,
    expected: {
      name: 'Prakash Soren',
      about: 'Six years of experience with Swift apps for news and learning.',
      jobTitle: 'iOS Engineer',
      jobCategory: 'Software_Development',
      place: 'Ranchi, Jharkhand',
      years: 6,
      isEmployed: true,
      skills: 'Swift, SwiftUI, Combine, Core Data',
      jobs: [
        {
          title: 'iOS Engineer II',
          company: "BYJU'S",
          place: 'Bengaluru',
          from: '2021-11',
          isCurrent: true,
          points: 'Rewrote the video player in SwiftUI. Tools: Swift, SwiftUI, Combine',
        },
        {
          title: 'iOS Developer',
          company: 'Dailyhunt',
          place: 'Bengaluru',
          from: '2019-06',
          to: '2021-10',
          points: 'Built offline reading. Tools: Swift, Core Data',
        },
      ],
      studies: [{ course: 'B.Tech, Computer Science', university: 'BIT Mesra', place: 'Ranchi' }],
    },
  },
  {
    key: 'blind-anthony',
    by: 'pdf-lib',
    source: [
      'B18|ANTHONY PINTO',
      'N10|DevOps Engineer',
      'N10|Mangaluru, Karnataka%250%anthony.pinto@gmail.com%430%+91 99020 12345',
      'B12|OVERVIEW',
      'N10|DevOps engineer with 7 years of experience in pipelines and monitoring.',
      'B12|EXPERIENCE',
      'B10|Infosys',
      'N10|Technology Analyst%430%Apr 2022 - Present',
      'N10|Senior Systems Engineer%430%Jan 2020 - Mar 2022',
      'N10|Systems Engineer%430%Jun 2018 - Dec 2019',
      'N10|- Moved forty repositories to GitLab CI.',
      'N10|- On call for payment services.',
      'N10|Tools: GitLab CI, Ansible, Prometheus',
      'B12|EDUCATION',
      'N10|B.E., Information Science%250%NMAM Institute of Technology, Nitte%490%2018',
      'N10|PUC%250%St. Aloysius College, Mangaluru%490%2014',
      'B12|CERTIFICATIONS',
      'N10|Red Hat Certified System Administrator%490%Feb 2020',
      'N10|AWS Certified SysOps Administrator%490%Nov 2021',
      'B12|LANGUAGES',
      'N10|English, Konkani, Kannada, Tulu',
    ].join('\n'),
    expected: {
      name: 'Anthony Pinto',
      about: 'DevOps engineer with 7 years of experience in pipelines and monitoring.',
      jobTitle: 'DevOps Engineer',
      jobCategory: 'Software_Development',
      place: 'Mangaluru, Karnataka',
      years: 7,
      isEmployed: true,
      skills: 'GitLab CI, Ansible, Prometheus',
      jobs: [
        { title: 'Technology Analyst', company: 'Infosys', from: '2022-04', isCurrent: true },
        { title: 'Senior Systems Engineer', company: 'Infosys', from: '2020-01', to: '2022-03' },
        {
          title: 'Systems Engineer',
          company: 'Infosys',
          from: '2018-06',
          to: '2019-12',
          points:
            'Moved forty repositories to GitLab CI. On call for payment services. Tools: GitLab CI, Ansible, Prometheus',
        },
      ],
      studies: [
        { course: 'B.E., Information Science', university: 'NMAM Institute of Technology, Nitte' },
        { course: 'PUC', university: 'St. Aloysius College', place: 'Mangaluru' },
      ],
      certificates: [
        { name: 'Red Hat Certified System Administrator', month: '2020-02' },
        { name: 'AWS Certified SysOps Administrator', month: '2021-11' },
      ],
    },
  },
  {
    key: 'blind-yusuf',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:0}body{font:9.5pt/1.5 "Liberation Sans";margin:0}.g{display:grid;grid-template-columns:64mm 1fr}.s{background:#f4f4f4;padding:14mm 7mm;min-height:269mm}.m{padding:14mm 9mm}h1{margin:0;font-size:24pt}h4{margin:13px 0 3px;border-bottom:2px solid #222;text-transform:uppercase}p,ul{margin:0 0 4px}ul{padding-left:14px}')}<div class="g"><div class="s"><h4>Contact</h4><p>+91 70060 12345</p><p>yusuf.lone@gmail.com</p><p>Srinagar, Jammu and Kashmir</p><p>github.com/yusuflone</p><h4>Technical skills</h4><p>Python ★★★★★</p><p>Django ★★★★☆</p><p>PostgreSQL ★★★★☆</p><p>Celery ★★★☆☆</p><h4>Education</h4><p><b>Master of Computer Applications</b></p><p>University of Kashmir, Srinagar</p><p>2017 – 2020</p><p><b>Bachelor of Science in Information Technology</b></p><p>Islamia College of Science and Commerce</p><p>2014 – 2017</p><h4>Achievements</h4><p>Winner, Smart India Hackathon 2019</p></div><div class="m"><h1>Mohammad Yusuf Lone</h1><p>Backend Developer</p><h4>Summary</h4><p>Python developer who likes boring code, small services and good logs.</p><h4>Employment</h4><p><b>Backend Developer | Sapphire Softech (Remote)</b></p><p>Aug 2022 – Present</p><ul><li>Wrote the billing service of a clinic chain.</li><li>Tuned slow queries.</li></ul><p><b>Python Developer Intern | STPI Srinagar</b></p><p>Jan 2020 – Jun 2020</p><ul><li>Scraped prices of handicrafts.</li></ul><h4>Projects</h4><p><b>Shikara</b> | Django, HTMX</p><ul><li>Books boats on Dal Lake.</li></ul><p><b>Chinar</b> | Flask</p><ul><li>Finds the leaf in a picture.</li></ul></div></div>`,
    expected: {
      name: 'Mohammad Yusuf Lone',
      about: 'Python developer who likes boring code, small services and good logs.',
      jobTitle: 'Backend Developer',
      jobCategory: 'Software_Development',
      place: 'Srinagar, Jammu and Kashmir',
      isEmployed: true,
      skills: 'Python, Django, PostgreSQL, Celery',
      jobs: [
        {
          title: 'Backend Developer',
          company: 'Sapphire Softech',
          from: '2022-08',
          isCurrent: true,
          isRemote: true,
          points: 'Wrote the billing service of a clinic chain. Tuned slow queries.',
        },
        {
          title: 'Python Developer Intern',
          company: 'STPI Srinagar',
          from: '2020-01',
          to: '2020-06',
          isInternship: true,
          points: 'Scraped prices of handicrafts.',
        },
      ],
      studies: [
        {
          course: 'Master of Computer Applications',
          university: 'University of Kashmir',
          place: 'Srinagar',
        },
        {
          course: 'Bachelor of Science in Information Technology',
          university: 'Islamia College of Science and Commerce',
        },
      ],
      projects: [
        { title: 'Shikara', text: 'Books boats on Dal Lake.' },
        { title: 'Chinar', text: 'Finds the leaf in a picture.' },
      ],
      links: { github: 'https://github.com/yusuflone' },
    },
  },
  {
    key: 'blind-gagandeep',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Sans"}td,th{border:1px solid #000}')}<p align="center"><font size="4"><b>RESUME</b></font></p><table width="100%"><tr><td style="border:none"><b>GAGANDEEP SINGH</b><br>S/o Sh. Balwinder Singh<br>V.P.O. Mullanpur, Distt. Ludhiana (Punjab)</td><td style="border:none">Mobile: 98728 12345<br>gagan.singh.php@gmail.com</td></tr></table><p><b>OBJECTIVES:</b></p><p>To secure a responsible post as PHP developer where I can apply my knowledge.</p><p><b>PROFESSIONAL EXPERIENCE (3 YEARS)</b></p><table cellspacing="0" width="100%"><tr><th>Company</th><th>Designation</th><th>Period</th></tr><tr><td>Seasia Infotech, Mohali</td><td>PHP Developer</td><td>July 2022 – till date</td></tr><tr><td>Webdew, Mohali</td><td>Junior Developer</td><td>Jan 2021 – June 2022</td></tr></table><p><b>QUALIFICATION:</b></p><ul><li>B.Tech (CSE) from PTU Jalandhar in 2020 with 70%</li><li>10+2 from P.S.E.B. in 2016 with 75%</li></ul><p><b>COMPUTER SKILLS:</b></p><ul><li>PHP, Laravel, CodeIgniter</li><li>MySQL</li><li>jQuery, Bootstrap</li></ul><p><b>HOBBIES:</b> Kabaddi, music</p><p><b>DECLARATION:</b> I declare that the above is true.</p>`,
    expected: {
      name: 'Gagandeep Singh',
      about: 'To secure a responsible post as PHP developer where I can apply my knowledge.',
      jobTitle: 'PHP Developer',
      jobCategory: 'Software_Development',
      place: 'Ludhiana, Punjab',
      years: 3,
      isEmployed: true,
      skills: 'PHP, Laravel, CodeIgniter, MySQL, jQuery, Bootstrap',
      jobs: [
        {
          title: 'PHP Developer',
          company: 'Seasia Infotech',
          place: 'Mohali',
          from: '2022-07',
          isCurrent: true,
        },
        {
          title: 'Junior Developer',
          company: 'Webdew',
          place: 'Mohali',
          from: '2021-01',
          to: '2022-06',
        },
      ],
      studies: [
        { course: 'B.Tech (CSE)', university: 'PTU Jalandhar' },
        { course: '10+2', university: 'P.S.E.B.' },
      ],
    },
  },
];

import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

export const BLIND_3: readonly Blind[] = [
  {
    key: 'blind-sneha',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:0}body{font:9.5pt/1.45 "Liberation Sans";margin:0;color:#444}header{background:#f3e9dc;padding:12mm;text-align:center}h1{font-weight:400;margin:0}.g{display:grid;grid-template-columns:1fr 52mm;gap:8mm;padding:8mm 12mm}h3{font-size:10pt;color:#a0522d;margin:8px 0 4px}p,ul{margin:0 0 4px}ul{padding-left:13px}')}<header><h1>S.N.E.H.A &nbsp; J.O.S.H.I</h1><p>Quality Analyst</p><p>sneha.joshi.qa@gmail.com &nbsp;|&nbsp; +91 77220 11890 &nbsp;|&nbsp; Indore, Madhya Pradesh</p></header><div class="g"><div><h3>About me</h3><p>Curious tester with three years in fintech, happiest when a bug is hard to repeat.</p><h3>Career</h3><p><b>Quality Analyst</b> at <b>Yash Technologies</b></p><p>Indore | June 2023 – Present</p><ul><li>Own the release checks of a lending app.</li><li>Wrote 300 API tests in Postman.</li></ul><p><b>Associate QA</b> at <b>Impetus</b></p><p>Indore | Aug 2021 – May 2023</p><ul><li>Tested data pipelines and reports.</li></ul><h3>Volunteering</h3><p>Taught computers at a village school, 2022</p></div><div><h3>Skill set</h3><ul><li>API Testing</li><li>Postman</li><li>Selenium</li><li>MySQL</li><li>JMeter</li></ul><h3>Education</h3><p><b>Bachelor of Engineering in Information Technology</b></p><p>Shri G. S. Institute of Technology and Science</p><p>2017 – 2021</p><h3>Certification</h3><p>ISTQB Foundation Level</p><p>Dec 2022</p><h3>Languages</h3><p>Hindi, English</p></div></div>`,
    expected: {
      name: 'Sneha Joshi',
      about: 'Curious tester with three years in fintech, happiest when a bug is hard to repeat.',
      jobTitle: 'Quality Analyst',
      jobCategory: 'Software_Testing',
      place: 'Indore, Madhya Pradesh',
      years: 3,
      isEmployed: true,
      skills: 'API Testing, Postman, Selenium, MySQL, JMeter',
      jobs: [
        {
          title: 'Quality Analyst',
          company: 'Yash Technologies',
          place: 'Indore',
          from: '2023-06',
          isCurrent: true,
          points: 'Own the release checks of a lending app. Wrote 300 API tests in Postman.',
        },
        {
          title: 'Associate QA',
          company: 'Impetus',
          place: 'Indore',
          from: '2021-08',
          to: '2023-05',
          points: 'Tested data pipelines and reports.',
        },
      ],
      studies: [
        {
          course: 'Bachelor of Engineering in Information Technology',
          university: 'Shri G. S. Institute of Technology and Science',
        },
      ],
      certificates: [{ name: 'ISTQB Foundation Level', month: '2022-12' }],
    },
  },
  {
    key: 'blind-rajesh',
    by: 'writer',
    source: `${css('body{font:10pt "Liberation Sans"}')}<p><font size="5"><b>RAJESH KUMAR YADAV</b></font></p><p>Flat 302, Sai Residency, Kondapur, Hyderabad, Telangana - 500084<br>Ph: 9959912345; rajeshyadav.dotnet@gmail.com</p><hr>
<p><b>PROFESSIONAL SUMMARY:</b></p><ul><li>14 years of experience in Microsoft technologies.</li><li>Worked in all phases of SDLC.</li></ul>
<p><b>TECHNICAL SKILLS:</b></p><p>Languages : C#, VB.NET<br>Web Technologies : ASP.NET, MVC, Angular<br>Databases : SQL Server 2016, Oracle<br>Version Control : TFS, Git</p>
<p><b>PROFESSIONAL EXPERIENCE:</b></p>
<ul><li>Working as a Technical Lead with Capgemini, Hyderabad from June 2020 to till date.</li><li>Worked as a Senior Software Engineer with Tech Mahindra, Hyderabad from August 2016 to May 2020.</li><li>Worked as a Software Engineer with Intelligroup, Hyderabad from July 2013 to July 2016.</li><li>Worked as a Programmer with Sify Software, Chennai from March 2011 to June 2013.</li></ul>
<p><b>PROJECT PROFILE:</b></p>
<p><b>Project #1</b></p><table><tr><td>Title</td><td>: Fleet Insurance Portal</td></tr><tr><td>Client</td><td>: Zurich</td></tr><tr><td>Role</td><td>: Technical Lead</td></tr><tr><td>Team Size</td><td>: 12</td></tr><tr><td>Environment</td><td>: ASP.NET Core, Angular 9, Azure DevOps</td></tr></table><p>Description: The portal gives quotes for fleets and keeps their policies.</p>
<p><b>Project #2</b></p><table><tr><td>Title</td><td>: Order Desk</td></tr><tr><td>Client</td><td>: BT Group</td></tr><tr><td>Role</td><td>: Developer</td></tr><tr><td>Team Size</td><td>: 20</td></tr><tr><td>Environment</td><td>: ASP.NET, WCF, SQL Server</td></tr></table><p>Description: Operators take and follow orders of telephone lines.</p>
<p><b>EDUCATION QUALIFICATION:</b></p><ul><li>Master of Computer Applications (MCA) from Osmania University, Hyderabad with 72%.</li><li>B.Sc (Maths) from Kakatiya University with 68%.</li></ul>
<p><b>PERSONAL INFORMATION:</b></p><p>Father Name : Ram Prasad Yadav<br>DOB : 12th Aug 1987<br>Sex : Male<br>Nationality : Indian</p>
<p><b>DECLARATION:</b></p><p>I do hereby declare that the above information is true to the best of my knowledge.</p><p>(Rajesh Kumar Yadav)</p>`,
    expected: {
      name: 'Rajesh Kumar Yadav',
      about: '14 years of experience in Microsoft technologies. Worked in all phases of SDLC.',
      jobTitle: 'Technical Lead',
      jobCategory: 'Software_Development',
      place: 'Kondapur, Hyderabad, Telangana',
      years: 14,
      isEmployed: true,
      skills:
        'C#, VB.NET, ASP.NET, MVC, Angular, SQL Server 2016, Oracle, TFS, Git, ASP.NET Core, Angular 9, Azure DevOps, WCF, SQL Server',
      jobs: [
        {
          title: 'Technical Lead',
          company: 'Capgemini',
          place: 'Hyderabad',
          from: '2020-06',
          isCurrent: true,
        },
        {
          title: 'Senior Software Engineer',
          company: 'Tech Mahindra',
          place: 'Hyderabad',
          from: '2016-08',
          to: '2020-05',
        },
        {
          title: 'Software Engineer',
          company: 'Intelligroup',
          place: 'Hyderabad',
          from: '2013-07',
          to: '2016-07',
        },
        { title: 'Programmer', company: 'Sify Software', place: 'Chennai', from: '2011-03', to: '2013-06' },
      ],
      studies: [
        {
          course: 'Master of Computer Applications (MCA)',
          university: 'Osmania University',
          place: 'Hyderabad',
        },
        { course: 'B.Sc (Maths)', university: 'Kakatiya University' },
      ],
      projects: [
        {
          title: 'Fleet Insurance Portal',
          text: 'Client: Zurich Role: Technical Lead Team Size: 12 Environment: ASP.NET Core, Angular 9, Azure DevOps The portal gives quotes for fleets and keeps their policies.',
        },
        {
          title: 'Order Desk',
          text: 'Client: BT Group Role: Developer Team Size: 20 Environment: ASP.NET, WCF, SQL Server Operators take and follow orders of telephone lines.',
        },
      ],
    },
  },
  {
    key: 'blind-ayesha',
    by: 'tex',
    source: `\\documentclass[10pt,a4paper]{article}\\usepackage[T1]{fontenc}\\usepackage{charter}\\usepackage[margin=1.8cm]{geometry}\\usepackage{enumitem,hyperref}\\hypersetup{hidelinks}\\setlength{\\parindent}{0pt}\\pagestyle{empty}\\newcommand{\\s}[1]{\\par\\medskip\\textbf{\\textit{#1}}\\par\\smallskip}\\begin{document}
{\\huge Ayesha Rahman Barbhuiya, Ph.D.}\\\\ Machine Learning Researcher\\\\ Guwahati, Assam; \\href{mailto:ayesha.rb@gmail.com}{ayesha.rb@gmail.com}; \\href{https://ayesharb.github.io}{ayesharb.github.io}
\\s{Research interests} Speech recognition for languages of the north-east with little data.
\\s{Appointments} Research Scientist, AI4Bharat, Chennai, July 2022--present.\\begin{itemize}[nosep]\\item Train open speech models for Assamese and Bodo.\\end{itemize}
Teaching Assistant, IIT Guwahati, Guwahati, August 2017--June 2022.\\begin{itemize}[nosep]\\item Taught labs of algorithms and signal processing.\\end{itemize}
\\s{Degrees} Ph.D. in Computer Science, IIT Guwahati, 2017--2022\\\\ M.Tech in Information Technology, Tezpur University, 2015--2017\\\\ B.E. in Computer Science, Assam Engineering College, 2011--2015
\\s{Software} PyTorch, Kaldi, Python, C++, Bash
\\s{Publications} \\begin{enumerate}[nosep]\\item A. R. Barbhuiya, S. Das. Speech for Bodo. Interspeech 2021.\\item A. R. Barbhuiya. Small corpora. LREC 2020.\\end{enumerate}
\\s{Referees} Prof. S. Das, IIT Guwahati\\end{document}`,
    expected: {
      name: 'Ayesha Rahman Barbhuiya',
      about: 'Speech recognition for languages of the north-east with little data.',
      jobTitle: 'Machine Learning Researcher',
      jobCategory: 'Software_Development',
      place: 'Guwahati, Assam',
      isEmployed: true,
      skills: 'PyTorch, Kaldi, Python, C++, Bash',
      jobs: [
        {
          title: 'Research Scientist',
          company: 'AI4Bharat',
          place: 'Chennai',
          from: '2022-07',
          isCurrent: true,
          points: 'Train open speech models for Assamese and Bodo.',
        },
        {
          title: 'Teaching Assistant',
          company: 'IIT Guwahati',
          place: 'Guwahati',
          from: '2017-08',
          to: '2022-06',
          points: 'Taught labs of algorithms and signal processing.',
        },
      ],
      studies: [
        { course: 'Ph.D. in Computer Science', university: 'IIT Guwahati' },
        { course: 'M.Tech in Information Technology', university: 'Tezpur University' },
        { course: 'B.E. in Computer Science', university: 'Assam Engineering College' },
      ],
      links: { blog: 'https://ayesharb.github.io' },
    },
  },
  {
    key: 'blind-bhaskar',
    by: 'pdf-lib',
    source: [
      'B15|BHASKAR RAO CHILUKURI',
      'N10|Email: bhaskar.sap@rediffmail.com%320%Mobile: 9848098480',
      'N10|Location: Vijayawada',
      'B11|OBJECTIVE',
      'N10|To work in a creative and challenging environment where I can use my ABAP knowledge.',
      'B11|PROFESSIONAL EXPERIENCE',
      'B10|Deloitte USI, Hyderabad%400%04/2019 - Till Date',
      'N10|SAP ABAP Consultant',
      'N10|- Developed reports, forms and enhancements for a rollout in nine countries.',
      'N10|- Reviewed the code of juniors.',
      'B10|IBM India Pvt Ltd, Bengaluru%400%01/2015 - 03/2019',
      'N10|Application Consultant',
      'N10|- Supported purchase and sales modules.',
      'B11|SKILLS PROFILE',
      'N10|ERP%150%SAP ECC 6.0, S/4HANA',
      'N10|Languages%150%ABAP, SQL',
      'N10|Tools%150%Solution Manager, HPQC',
      'B11|EDUCATIONAL CREDENTIALS',
      'N10|- B.Tech in Mechanical Engineering from JNTU Hyderabad, 2014, 74%',
      'N10|- Intermediate from Sri Chaitanya Junior College, 2010, 93%',
      'B11|STRENGTHS',
      'N10|- Quick learner',
      'B11|DECLARATION',
      'N10|I hereby declare that the information furnished above is true.',
    ].join('\n'),
    expected: {
      name: 'Bhaskar Rao Chilukuri',
      about: 'To work in a creative and challenging environment where I can use my ABAP knowledge.',
      jobTitle: 'SAP ABAP Consultant',
      jobCategory: 'Software_Development',
      place: 'Vijayawada',
      isEmployed: true,
      skills: 'SAP ECC 6.0, S/4HANA, ABAP, SQL, Solution Manager, HPQC',
      jobs: [
        {
          title: 'SAP ABAP Consultant',
          company: 'Deloitte USI',
          place: 'Hyderabad',
          from: '2019-04',
          isCurrent: true,
          points:
            'Developed reports, forms and enhancements for a rollout in nine countries. Reviewed the code of juniors.',
        },
        {
          title: 'Application Consultant',
          company: 'IBM India Pvt Ltd',
          place: 'Bengaluru',
          from: '2015-01',
          to: '2019-03',
          points: 'Supported purchase and sales modules.',
        },
      ],
      studies: [
        { course: 'B.Tech in Mechanical Engineering', university: 'JNTU Hyderabad' },
        { course: 'Intermediate', university: 'Sri Chaitanya Junior College' },
      ],
    },
  },
];

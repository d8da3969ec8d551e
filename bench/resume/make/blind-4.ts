import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

export const BLIND_4: readonly Blind[] = [
  {
    key: 'blind-kunal',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:16mm}body{font:10pt/1.4 "DejaVu Sans";margin:0}p,ul{margin:0 0 4px}h2{font-size:11pt;font-weight:400;border-left:5px solid #0a7;padding-left:6px;margin:12px 0 4px}.c{color:#777;font-size:9pt}')}<h1 style="margin:0">Kunal Bhattacharyya</h1><p class="c">kunal.b@duck.com · 98300 11223 · Kolkata · github.com/kunalbhatt</p>
<h2>Work history</h2><p><b>Platform Engineer @ Postman</b> <span class="c">(Feb 2021 → now)</span></p><p>I keep the build and release of forty services boring. Moved the team from Jenkins to GitHub Actions.</p><p class="c">Tech: Go, Terraform, GitHub Actions, AWS</p><p><b>DevOps Engineer @ Wipro</b> <span class="c">(Jul 2018 → Jan 2021)</span></p><p>Ran clusters for a bank and wrote their runbooks.</p><p class="c">Tech: Kubernetes, Ansible, Bash</p>
<h2>Side projects</h2><p><b>tram-times</b> <span class="c">github.com/kunalbhatt/tram-times</span></p><p>Times of Kolkata trams on the command line.</p><p class="c">Tech: Rust</p>
<h2>Schooling</h2><p><b>Jadavpur University, Kolkata</b></p><p>B.E. in Electrical Engineering, 2014 – 2018</p>
<h2>Licenses &amp; certifications</h2><p>Certified Kubernetes Administrator, The Linux Foundation, issued Nov 2020, Credential ID LF-abc123xyz</p>
<h2>Interests</h2><p>Football, Rabindrasangeet</p>`,
    expected: {
      name: 'Kunal Bhattacharyya',
      jobTitle: 'Platform Engineer',
      jobCategory: 'Software_Development',
      place: 'Kolkata',
      isEmployed: true,
      skills: 'Go, Terraform, GitHub Actions, AWS, Kubernetes, Ansible, Bash, Rust',
      jobs: [
        {
          title: 'Platform Engineer',
          company: 'Postman',
          from: '2021-02',
          isCurrent: true,
          points:
            'I keep the build and release of forty services boring. Moved the team from Jenkins to GitHub Actions. Tech: Go, Terraform, GitHub Actions, AWS',
        },
        {
          title: 'DevOps Engineer',
          company: 'Wipro',
          from: '2018-07',
          to: '2021-01',
          points: 'Ran clusters for a bank and wrote their runbooks. Tech: Kubernetes, Ansible, Bash',
        },
      ],
      studies: [
        { course: 'B.E. in Electrical Engineering', university: 'Jadavpur University', place: 'Kolkata' },
      ],
      projects: [
        {
          title: 'tram-times',
          url: 'https://github.com/kunalbhatt/tram-times',
          text: 'Times of Kolkata trams on the command line. Tech: Rust',
        },
      ],
      certificates: [{ name: 'Certified Kubernetes Administrator', month: '2020-11', id: 'LF-abc123xyz' }],
      links: { github: 'https://github.com/kunalbhatt' },
    },
  },
  {
    key: 'blind-tenzin',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:0}body{font:9pt/1.5 Lato;margin:0}.g{display:grid;grid-template-columns:1fr 62mm}.m{padding:12mm}.s{background:#eef3f8;padding:12mm 6mm;min-height:273mm}h1{margin:0;text-transform:uppercase;letter-spacing:4px}h5{margin:12px 0 4px;font-size:10pt;color:#258}p,ul{margin:0 0 4px}i{color:#258;font-style:normal}.k{display:inline-block;background:#258;color:#fff;border-radius:8px;padding:0 7px;margin:2px}')}<div class="g"><div class="m"><h1>Tenzin Dolma</h1><p><i>UI/UX Designer &amp; Illustrator</i></p><h5>Work Experience</h5><p><b>UI/UX Designer</b></p><p><i>Frappe, Mumbai (Hybrid)</i></p><p>2022-08 – Present</p><ul><li>Redrew the icons and menus of an accounting suite.</li></ul><p><b>Design Intern</b></p><p><i>Banyan Tree Studio, Dharamshala</i></p><p>2022-01 – 2022-06</p><ul><li>Drew posters and wireframes for a museum.</li></ul><h5>Personal Projects</h5><p><b>Prayer Flags</b></p><p>A set of 120 free icons.</p></div><div class="s"><h5>Details</h5><p>Gangtok, Sikkim</p><p>95470 12345</p><p>tenzin.draws@gmail.com</p><h5>Links</h5><p><a href="https://www.linkedin.com/in/tenzindolma">LinkedIn</a></p><p><a href="https://tenzindraws.com">Portfolio</a></p><h5>Skills</h5><span class="k">Figma</span><span class="k">Procreate</span><span class="k">Prototyping</span><span class="k">User Research</span><span class="k">HTML</span><h5>Education</h5><p><b>B.Des, National Institute of Fashion Technology, Kangra</b></p><p>2018 – 2022</p><h5>Languages</h5><p>Tibetan, Nepali, English</p></div></div>`,
    expected: {
      name: 'Tenzin Dolma',
      jobTitle: 'UI/UX Designer & Illustrator',
      jobCategory: 'UI_UX_Design',
      place: 'Gangtok, Sikkim',
      isEmployed: true,
      skills: 'Figma, Procreate, Prototyping, User Research, HTML',
      jobs: [
        {
          title: 'UI/UX Designer',
          company: 'Frappe',
          place: 'Mumbai',
          from: '2022-08',
          isCurrent: true,
          points: 'Redrew the icons and menus of an accounting suite.',
        },
        {
          title: 'Design Intern',
          company: 'Banyan Tree Studio',
          place: 'Dharamshala',
          from: '2022-01',
          to: '2022-06',
          isInternship: true,
          points: 'Drew posters and wireframes for a museum.',
        },
      ],
      studies: [{ course: 'B.Des', university: 'National Institute of Fashion Technology', place: 'Kangra' }],
      projects: [{ title: 'Prayer Flags', text: 'A set of 120 free icons.' }],
      links: { linkedIn: 'https://www.linkedin.com/in/tenzindolma', blog: 'https://tenzindraws.com' },
    },
  },
  {
    key: 'blind-jyoti',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Serif"}td,th{border:1px solid #555}')}<p align="center"><font size="5"><b>JYOTI SURESH KAMBLE</b></font></p><p align="center">Email Id:- jyotikamble22@gmail.com &nbsp; Mobile No:- 9850012345</p><p align="center">Nagpur, Maharashtra</p>
<p><b>Career Objective:-</b></p><p>To start my career as a web developer in a firm where I can learn from seniors and work sincerely.</p>
<p><b>Educational Qualification:-</b></p><table cellspacing="0" width="100%"><tr><th>Sr.No</th><th>Class</th><th>College / School</th><th>Board / University</th><th>Year</th><th>%</th></tr><tr><td>1</td><td>M.C.A.</td><td>G. H. Raisoni College</td><td>RTMNU</td><td>2024</td><td>78.2</td></tr><tr><td>2</td><td>B.C.A.</td><td>Dharampeth Science College</td><td>RTMNU</td><td>2022</td><td>71.0</td></tr><tr><td>3</td><td>H.S.C.</td><td>Lokmanya Tilak Vidyalaya</td><td>Nagpur Board</td><td>2019</td><td>64.3</td></tr></table>
<p><b>Computer Knowledge:-</b></p><ul><li>HTML, CSS, JavaScript</li><li>Core Java, MySQL</li><li>MS Office</li></ul>
<p><b>Academic Project:-</b></p><p>Project Name:- Hostel Mess Manager<br>Front End:- HTML, CSS<br>Back End:- PHP, MySQL<br>Description:- Students mark their meals and the mess counts plates and bills.</p>
<p><b>Industrial Training:-</b></p><p>Web Developer Trainee at Softron Systems, Nagpur (Jan 2024 to Apr 2024)</p>
<p><b>Extra Curricular Activities:-</b></p><ul><li>Volunteer in N.S.S. camp</li></ul>
<p><b>Personal Details:-</b></p><p>Name:- Jyoti Suresh Kamble<br>Father's Name:- Suresh Kamble<br>Date of Birth:- 22/09/2001<br>Gender:- Female<br>Hobbies:- Reading, Rangoli</p>
<p><b>Declaration:-</b></p><p>I hereby declare that above information is correct.</p><p>Place:- Nagpur</p>`,
    expected: {
      name: 'Jyoti Suresh Kamble',
      about:
        'To start my career as a web developer in a firm where I can learn from seniors and work sincerely.',
      jobTitle: 'Web Developer Trainee',
      jobCategory: 'Software_Development',
      place: 'Nagpur, Maharashtra',
      isEmployed: false,
      skills: 'HTML, CSS, JavaScript, Core Java, MySQL, MS Office, PHP',
      jobs: [
        {
          title: 'Web Developer Trainee',
          company: 'Softron Systems',
          place: 'Nagpur',
          from: '2024-01',
          to: '2024-04',
          isInternship: true,
        },
      ],
      studies: [
        { course: 'M.C.A.', university: 'G. H. Raisoni College' },
        { course: 'B.C.A.', university: 'Dharampeth Science College' },
        { course: 'H.S.C.', university: 'Lokmanya Tilak Vidyalaya' },
      ],
      projects: [
        {
          title: 'Hostel Mess Manager',
          text: 'Front End:- HTML, CSS Back End:- PHP, MySQL Students mark their meals and the mess counts plates and bills.',
        },
      ],
    },
  },
  {
    key: 'blind-murugan',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:15mm}body{font:10pt/1.35 "Liberation Serif";margin:0}p,ul{margin:0 0 3px}td{border:1px solid #999;padding:2px 6px}table{border-collapse:collapse;width:100%}h3{margin:9px 0 3px;text-decoration:underline}')}<p><b style="font-size:14pt">T.S. MURUGAN B.Sc., M.C.A.</b></p><p>27, Anna Nagar 2nd Street, Madurai – 625020, Tamil Nadu</p><p>Cell: 94433 22110 | Mail: tsmurugan.dba@gmail.com</p>
<h3>Summary of Experience</h3><p>Database administrator with 9+ years of experience in PostgreSQL and MySQL for banks and hospitals.</p>
<h3>Employment Record</h3><table><tr><td><b>Employer</b></td><td><b>Role</b></td><td><b>Duration</b></td></tr><tr><td>HCL Technologies, Madurai</td><td>Senior Database Administrator</td><td>Oct 2019 – Till Date</td></tr><tr><td>Honeywell, Madurai</td><td>Database Administrator</td><td>Jan 2016 – Sep 2019</td></tr></table>
<h3>Key Projects</h3><p><b>Core Banking Migration</b> (Client: TMB)</p><ul><li>Moved 6 TB from Oracle to PostgreSQL over one weekend.</li></ul><p>Technologies used: PostgreSQL, ora2pg, Linux</p><p><b>Hospital Records</b> (Client: Aravind Eye Care)</p><ul><li>Set up replicas in two cities.</li></ul><p>Technologies used: MySQL, Galera, Ansible</p>
<h3>Educational Background</h3><p>M.C.A., Madurai Kamaraj University, Madurai (2013 - 2015) – 76%</p><p>B.Sc. Computer Science, Thiagarajar College, Madurai (2010 - 2013) – 81%</p>
<h3>Professional Certification</h3><p>EDB PostgreSQL Associate – 06/2021</p>
<h3>Reference</h3><p>Mr. P. Selvam, Manager, HCL Technologies</p><h3>Declaration</h3><p>The above details are true to my knowledge.</p><p style="text-align:right">T.S. Murugan</p>`,
    expected: {
      name: 'T.S. Murugan',
      about:
        'Database administrator with 9+ years of experience in PostgreSQL and MySQL for banks and hospitals.',
      jobTitle: 'Senior Database Administrator',
      jobCategory: 'Software_Development',
      place: 'Madurai, Tamil Nadu',
      years: 9,
      isEmployed: true,
      skills: 'PostgreSQL, ora2pg, Linux, MySQL, Galera, Ansible',
      jobs: [
        {
          title: 'Senior Database Administrator',
          company: 'HCL Technologies',
          place: 'Madurai',
          from: '2019-10',
          isCurrent: true,
        },
        {
          title: 'Database Administrator',
          company: 'Honeywell',
          place: 'Madurai',
          from: '2016-01',
          to: '2019-09',
        },
      ],
      studies: [
        { course: 'M.C.A.', university: 'Madurai Kamaraj University', place: 'Madurai' },
        { course: 'B.Sc. Computer Science', university: 'Thiagarajar College', place: 'Madurai' },
      ],
      projects: [
        {
          title: 'Core Banking Migration',
          text: 'Client: TMB Moved 6 TB from Oracle to PostgreSQL over one weekend. Technologies used: PostgreSQL, ora2pg, Linux',
        },
        {
          title: 'Hospital Records',
          text: 'Client: Aravind Eye Care Set up replicas in two cities. Technologies used: MySQL, Galera, Ansible',
        },
      ],
      certificates: [{ name: 'EDB PostgreSQL Associate', month: '2021-06' }],
    },
  },
];

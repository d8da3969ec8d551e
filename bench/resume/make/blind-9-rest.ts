import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The rest of `blind-9.ts`. */
export const BLIND_9_REST: readonly Blind[] = [
  {
    key: 'blind9-surjeet',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Serif"}td,th{border:1px solid #000;padding:2px 5px;text-align:left}h3{font-size:12pt;text-decoration:underline;margin:9px 0 3px}p{margin:0 0 3px}')}<p align="center"><font size="5"><b>RESUME</b></font></p><p><b>SURJEET KUMAR MAHATO</b></p><p>Vill- Chas, P.O.- Chas, Dist- Bokaro, Jharkhand, Pin- 827013</p><p>Mob- 7903012345, Email- surjeetmahato@rediffmail.com</p><h3>Career Objective</h3><p>To be a part of a progressive organization that gives scope to enhance my knowledge in web development.</p><h3>Educational Qualification</h3><table width="100%" cellspacing="0"><tr><th>Exam</th><th>Institute</th><th>Board/University</th><th>Year</th><th>Marks</th></tr><tr><td>MCA</td><td>BIT Sindri</td><td>Vinoba Bhave University</td><td>2019</td><td>72%</td></tr><tr><td>BCA</td><td>Bokaro Steel City College</td><td>Vinoba Bhave University</td><td>2016</td><td>65%</td></tr><tr><td>I.Sc.</td><td>R.V.S. College, Chas</td><td>JAC, Ranchi</td><td>2013</td><td>58%</td></tr></table><h3>Work Experience</h3><table width="100%" cellspacing="0"><tr><th>Company Name</th><th>Post</th><th>Duration</th></tr><tr><td>Webel Technology Ltd, Kolkata</td><td>Web Developer</td><td>w.e.f. 01.06.2021 to till date</td></tr><tr><td>Matrix Infotech, Ranchi</td><td>Junior PHP Developer</td><td>15.07.2019 to 31.05.2021</td></tr></table><h3>Computer Skill</h3><ul><li>PHP, Laravel, MySQL</li><li>HTML, CSS, Javascript, Ajax</li><li>Linux, cPanel</li></ul><h3>Project Done</h3><ul><li><b>e-Challan</b>: Portal for traffic police to issue and collect fines.</li><li><b>Banglar Bari</b>: Tracks houses built under a state scheme.</li></ul><h3>Personal Details</h3><p>Father's Name- Sri Dilip Mahato</p><p>Date of Birth- 10/01/1996</p><p>Marital Status- Unmarried</p><p>Language known- Hindi, English, Khortha</p><h3>Declaration</h3><p>I do hereby declare that all the statements are true.</p><p>Date-</p><p>Place- Kolkata</p>`,
    expected: {
      name: 'SURJEET KUMAR MAHATO',
      about:
        'To be a part of a progressive organization that gives scope to enhance my knowledge in web development.',
      jobTitle: 'Web Developer',
      jobCategory: 'Software_Development',
      place: 'Bokaro, Jharkhand',
      isEmployed: true,
      skills: 'PHP, Laravel, MySQL, HTML, CSS, Javascript, Ajax, Linux, cPanel',
      jobs: [
        {
          title: 'Web Developer',
          company: 'Webel Technology Ltd',
          place: 'Kolkata',
          from: '2021-06',
          isCurrent: true,
        },
        {
          title: 'Junior PHP Developer',
          company: 'Matrix Infotech',
          place: 'Ranchi',
          from: '2019-07',
          to: '2021-05',
        },
      ],
      studies: [
        { course: 'MCA', university: 'BIT Sindri' },
        { course: 'BCA', university: 'Bokaro Steel City College' },
        { course: 'I.Sc.', university: 'R.V.S. College', place: 'Chas, Jharkhand' },
      ],
      projects: [
        { title: 'e-Challan', text: 'Portal for traffic police to issue and collect fines.' },
        { title: 'Banglar Bari', text: 'Tracks houses built under a state scheme.' },
      ],
    },
  },
  {
    key: 'blind9-ritika',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:14mm}body{font:9.5pt/1.4 "Liberation Sans";margin:0}.w{display:grid;grid-template-columns:1fr 60mm;gap:8mm}h1{font-size:22pt;margin:0}h2{font-size:11pt;color:#00695c;margin:12px 0 4px;text-transform:uppercase}p{margin:0 0 3px}ul{margin:0 0 6px;padding-left:14px}.d{color:#777}')}<h1>Ritika Bhatt</h1><p style="font-size:12pt;color:#00695c">DevOps Engineer | AWS | Kubernetes</p><p>Dehradun → open to Bengaluru, Pune &nbsp;|&nbsp; ritika.bhatt@pm.me &nbsp;|&nbsp; +91 75000 12345 &nbsp;|&nbsp; linkedin.com/in/ritikabhatt</p><div class="w"><div><h2>Summary</h2><p>DevOps engineer, 4+ years, who has moved three companies from servers that had names to servers that do not.</p><h2>Experience</h2><p><b>DevOps Engineer II</b> <span class="d">· Full-time</span></p><p>Innovaccer <span class="d">· Noida, India · Hybrid</span></p><p class="d">10/2023 – Present · 1 yr 8 mos</p><ul><li>Run 14 EKS clusters with Karpenter; bill down by 31%.</li><li>Wrote a portal by which teams create environments.</li></ul><p><b>DevOps Engineer</b></p><p>GlobalLogic <span class="d">· Noida, India</span></p><p class="d">01/2021 – 09/2023 · 2 yrs 9 mos</p><ul><li>Maintained Jenkins for 200 developers.</li><li>Introduced Terraform reviews.</li></ul><h2>Projects</h2><p><b>kube-diary</b> — github.com/ritikab/kube-diary</p><p>Writes what changed in a cluster into a readable diary.</p></div><div><h2>Technical skills</h2><p>AWS (EC2, EKS, S3, RDS)</p><p>Kubernetes, Helm</p><p>Terraform, Ansible</p><p>Prometheus, Grafana</p><p>Python, Bash</p><h2>Education</h2><p><b>B.Tech, Information Technology</b></p><p>Graphic Era University</p><p class="d">2016 – 2020</p><h2>Certifications</h2><p><b>CKA: Certified Kubernetes Administrator</b></p><p class="d">The Linux Foundation, Jan 2023</p><p><b>AWS DevOps Engineer – Professional</b></p><p class="d">Amazon Web Services, Aug 2022</p><h2>Languages</h2><p>Hindi, English, Garhwali</p></div></div>`,
    expected: {
      name: 'Ritika Bhatt',
      about:
        'DevOps engineer, 4+ years, who has moved three companies from servers that had names to servers that do not.',
      jobTitle: 'DevOps Engineer',
      jobCategory: 'Software_Development',
      place: 'Dehradun',
      years: 4,
      isEmployed: true,
      skills: 'AWS (EC2 EKS S3 RDS), Kubernetes, Helm, Terraform, Ansible, Prometheus, Grafana, Python, Bash',
      jobs: [
        {
          title: 'DevOps Engineer II',
          company: 'Innovaccer',
          place: 'Noida',
          from: '2023-10',
          isCurrent: true,
          points:
            'Run 14 EKS clusters with Karpenter; bill down by 31%. Wrote a portal by which teams create environments.',
        },
        {
          title: 'DevOps Engineer',
          company: 'GlobalLogic',
          place: 'Noida',
          from: '2021-01',
          to: '2023-09',
          points: 'Maintained Jenkins for 200 developers. Introduced Terraform reviews.',
        },
      ],
      studies: [{ course: 'B.Tech, Information Technology', university: 'Graphic Era University' }],
      projects: [
        {
          title: 'kube-diary',
          url: 'https://github.com/ritikab/kube-diary',
          text: 'Writes what changed in a cluster into a readable diary.',
        },
      ],
      certificates: [
        { name: 'CKA: Certified Kubernetes Administrator', month: '2023-01' },
        { name: 'AWS DevOps Engineer – Professional', month: '2022-08' },
      ],
      links: { linkedIn: 'https://linkedin.com/in/ritikabhatt' },
    },
  },
  {
    key: 'blind9-naveen',
    by: 'pdf-lib',
    source: [
      'B15|NAVEEN GOWDA H R',
      'N10|React Native Developer%380%Mysuru, Karnataka',
      'N10|naveengowda.hr@gmail.com | 7204012345 | github.com/naveenhr',
      'B11|SUMMARY',
      'N10|* 5 years of experience in building mobile apps with React Native and Kotlin.',
      'N10|* Published 11 apps on Play Store and App Store.',
      'B11|TECHNICAL PROFICIENCY',
      'N10|Mobile%150%: React Native, Kotlin, Expo',
      'N10|State%150%: Redux Toolkit, React Query',
      'N10|Testing%150%: Jest, Detox',
      'N10|Others%150%: Firebase, Fastlane, Figma',
      'B11|WORK HISTORY',
      'B10|Mobile Developer%300%Excelsoft Technologies%470%Mysuru',
      'N10|April 2022 to Present',
      'N10|* Build the exam app used by 2 million students; works offline.',
      'N10|* Moved from Redux to React Query and deleted 8,000 lines.',
      'B10|Junior Mobile Developer%300%Robosoft Technologies%470%Udupi',
      'N10|June 2020 to March 2022',
      'N10|* Wrote screens of a shopping app in Kotlin.',
      'B11|ACADEMIC BACKGROUND',
      'B10|JSS Science and Technology University, Mysuru%450%2016 to 2020',
      'N10|B.E. in Information Science and Engineering, CGPA 8.2',
      'B11|KEY PROJECTS',
      'B10|Raitha Mitra%450%2023',
      'N10|* Prices of 40 mandis for farmers, in Kannada.',
      'B10|Mysuru Walks%450%2021',
      'N10|* Audio guide of heritage walks.',
      'B11|LANGUAGES',
      'N10|Kannada, English, Hindi',
    ].join('\n'),
    expected: {
      name: 'NAVEEN GOWDA H R',
      about:
        '5 years of experience in building mobile apps with React Native and Kotlin. Published 11 apps on Play Store and App Store.',
      jobTitle: 'React Native Developer',
      jobCategory: 'Software_Development',
      place: 'Mysuru, Karnataka',
      years: 5,
      isEmployed: true,
      skills:
        'React Native, Kotlin, Expo, Redux Toolkit, React Query, Jest, Detox, Firebase, Fastlane, Figma',
      jobs: [
        {
          title: 'Mobile Developer',
          company: 'Excelsoft Technologies',
          place: 'Mysuru',
          from: '2022-04',
          isCurrent: true,
          points:
            'Build the exam app used by 2 million students; works offline. Moved from Redux to React Query and deleted 8,000 lines.',
        },
        {
          title: 'Junior Mobile Developer',
          company: 'Robosoft Technologies',
          place: 'Udupi',
          from: '2020-06',
          to: '2022-03',
          points: 'Wrote screens of a shopping app in Kotlin.',
        },
      ],
      studies: [
        {
          course: 'B.E. in Information Science and Engineering',
          university: 'JSS Science and Technology University',
          place: 'Mysuru',
        },
      ],
      projects: [
        { title: 'Raitha Mitra', text: 'Prices of 40 mandis for farmers, in Kannada.' },
        { title: 'Mysuru Walks', text: 'Audio guide of heritage walks.' },
      ],
      links: { github: 'https://github.com/naveenhr' },
    },
  },
];

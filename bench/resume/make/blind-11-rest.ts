import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The rest of `blind-11.ts`. */
export const BLIND_11_REST: readonly Blind[] = [
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
      skills: 'Python, C++, SQL, PyTorch, Hugging Face, LangChain, vLLM, Docker, MLflow, AWS SageMaker',
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

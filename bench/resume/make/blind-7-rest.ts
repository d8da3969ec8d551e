import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The rest of `blind-7.ts`. */
export const BLIND_7_REST: readonly Blind[] = [
  {
    key: 'blind7-rishabh',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:15mm 17mm}body{font:10pt/1.35 "Liberation Serif";margin:0}.f{display:flex;justify-content:space-between}h2{font-size:11pt;text-transform:uppercase;border-bottom:1px solid #000;margin:9px 0 3px}p{margin:0}ul{margin:1px 0 5px;padding-left:18px}')}<p style="text-align:center;font-size:18pt">Rishabh Srivastava</p><p style="text-align:center">Gurugram, HR • +91 8130 555 777 • rishabh.sri@gmail.com • github.com/rishabh-sri • rishabhsri.com</p><h2>Summary</h2><p>Staff engineer with 12 years in payments and marketplaces; 4 of them leading teams. Comfortable from schema to pager.</p><h2>Professional Experience</h2><div class="f"><b>Razorpay</b><span>Gurugram, Haryana</span></div><div class="f"><i>Staff Software Engineer</i><span>Jan 2023 – Present</span></div><ul><li>Architected the settlement engine; closes 9M transactions daily within 30 minutes.</li><li>Chaired the RFC process for 120 engineers.</li></ul><div class="f"><i>Senior Software Engineer</i><span>Jul 2020 – Dec 2022</span></div><ul><li>Built UPI AutoPay mandates from scratch in Go and MySQL.</li></ul><div class="f"><b>OYO Rooms (Oravel Stays Pvt. Ltd.)</b><span>Gurugram, Haryana</span></div><div class="f"><i>Software Engineer III</i><span>Apr 2016 – Jun 2020</span></div><ul><li>Led pricing service; 3x growth in requests with the same machines.</li></ul><div class="f"><b>Snapdeal</b><span>New Delhi</span></div><div class="f"><i>Software Engineer</i><span>Jul 2013 – Mar 2016</span></div><ul><li>Order management in Java, Spring and MySQL.</li></ul><h2>Education</h2><div class="f"><b>Indian Institute of Technology (BHU), Varanasi</b><span>2009 – 2013</span></div><p>B.Tech in Mechanical Engineering, CPI 8.1</p><h2>Skills</h2><p><b>Languages:</b> Go, Java, Python, SQL</p><p><b>Infrastructure:</b> Kubernetes, AWS (EC2, S3, SQS), Kafka, MySQL, Redis</p><h2>Publications</h2><p>“Settling on time”, Rootconf 2023</p>`,
    expected: {
      name: 'Rishabh Srivastava',
      about:
        'Staff engineer with 12 years in payments and marketplaces; 4 of them leading teams. Comfortable from schema to pager.',
      jobTitle: 'Staff Software Engineer',
      jobCategory: 'Software_Development',
      place: 'Gurugram, Haryana',
      years: 12,
      isEmployed: true,
      skills: 'Go, Java, Python, SQL, Kubernetes, AWS (EC2 S3 SQS), Kafka, MySQL, Redis',
      jobs: [
        {
          title: 'Staff Software Engineer',
          company: 'Razorpay',
          place: 'Gurugram, Haryana',
          from: '2023-01',
          isCurrent: true,
          points:
            'Architected the settlement engine; closes 9M transactions daily within 30 minutes. Chaired the RFC process for 120 engineers.',
        },
        {
          title: 'Senior Software Engineer',
          company: 'Razorpay',
          place: 'Gurugram, Haryana',
          from: '2020-07',
          to: '2022-12',
          points: 'Built UPI AutoPay mandates from scratch in Go and MySQL.',
        },
        {
          title: 'Software Engineer III',
          company: 'OYO Rooms (Oravel Stays Pvt. Ltd.)',
          place: 'Gurugram, Haryana',
          from: '2016-04',
          to: '2020-06',
          points: 'Led pricing service; 3x growth in requests with the same machines.',
        },
        {
          title: 'Software Engineer',
          company: 'Snapdeal',
          place: 'New Delhi',
          from: '2013-07',
          to: '2016-03',
          points: 'Order management in Java, Spring and MySQL.',
        },
      ],
      studies: [
        {
          course: 'B.Tech in Mechanical Engineering',
          university: 'Indian Institute of Technology (BHU)',
          place: 'Varanasi',
        },
      ],
      links: { github: 'https://github.com/rishabh-sri', blog: 'https://rishabhsri.com' },
    },
  },
  {
    key: 'blind7-mehul',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Sans"}h2{font-size:12pt;color:#2e74b5;margin:10px 0 2px}p{margin:0 0 4px}')}<p><font size="6" color="#2e74b5">Mehul Jitendrabhai Shah</font></p><p>Ahmedabad, Gujarat • 9898098765 • mehulshah.ui@gmail.com • dribbble.com/mehulshah</p><p>I design and build interfaces for small manufacturers who never had software before. Six years, four products, one of them used in 900 factories.</p><h2>Experience</h2><p><b>UI Developer, Infilon Technologies; Ahmedabad — 2021-Present</b></p><p>● Designed an ERP for textile traders and wrote its front end in Vue.</p><p>● Introduced Storybook, so that designers and developers speak of the same parts.</p><p><b>Web Designer, Silver Touch Technologies Ltd; Ahmedabad — 2019-2021</b></p><p>● Designed more than 25 government websites following GIGW guidelines.</p><p>● Converted PSD files to responsive HTML.</p><h2>Education</h2><p><b>LJ Institute of Engineering and Technology, Ahmedabad</b> — <i>BE, Information Technology</i></p><p>2015 - 2019</p><h2>Skills</h2><p>Figma, Sketch, Photoshop, Illustrator, HTML5, Sass, Vue.js and Tailwind CSS</p><h2>Awards</h2><p>Best Employee of the Year 2020, Silver Touch</p><h2>Languages</h2><p>Gujarati, Hindi, English</p>`,
    expected: {
      name: 'Mehul Jitendrabhai Shah',
      about:
        'I design and build interfaces for small manufacturers who never had software before. Six years, four products, one of them used in 900 factories.',
      jobTitle: 'UI Developer',
      jobCategory: 'UI_UX_Design',
      place: 'Ahmedabad, Gujarat',
      years: 6,
      isEmployed: true,
      skills: 'Figma, Sketch, Photoshop, Illustrator, HTML5, Sass, Vue.js, Tailwind CSS',
      jobs: [
        {
          title: 'UI Developer',
          company: 'Infilon Technologies',
          place: 'Ahmedabad',
          isCurrent: true,
          points:
            'Designed an ERP for textile traders and wrote its front end in Vue. Introduced Storybook, so that designers and developers speak of the same parts.',
        },
        {
          title: 'Web Designer',
          company: 'Silver Touch Technologies Ltd',
          place: 'Ahmedabad',
          points:
            'Designed more than 25 government websites following GIGW guidelines. Converted PSD files to responsive HTML.',
        },
      ],
      studies: [
        {
          course: 'BE, Information Technology',
          university: 'LJ Institute of Engineering and Technology',
          place: 'Ahmedabad',
        },
      ],
      links: { blog: 'https://dribbble.com/mehulshah' },
    },
  },
  {
    key: 'blind7-bhavana',
    by: 'pdf-lib',
    source: [
      'B16|Bhavana Reddy Gaddam',
      'N10|Data Scientist',
      'N10|Email: bhavana.gaddam@gmail.com%330%Phone: +91 91004 56789',
      'N10|Location: Vijayawada, Andhra Pradesh%330%GitHub: github.com/bhavanag',
      'B12|Summary of Experience',
      'N10|Data scientist with 4.5 years of experience in churn, credit risk and demand',
      'N10|forecasting. Worked with marketing and risk teams of three countries.',
      'B12|Employment History',
      'B10|Data Scientist, Tiger Analytics, Chennai%420%07/2022 - Present (2 yrs 6 mos)',
      'N10|» Built a churn model for a telecom operator; saved USD 2M a year.',
      'N10|» Deployed models on SageMaker with a feature store.',
      'B10|Data Analyst, Mu Sigma, Bangalore%420%06/2020 - 06/2022 (2 yrs)',
      'N10|» Made weekly dashboards in Tableau for a retailer.',
      'N10|» Forecast demand of 12,000 items with Prophet.',
      'B12|Tech Stack',
      'N10|Programming:%150%Python, R, SQL',
      'N10|ML:%150%scikit-learn, XGBoost, PyTorch',
      'N10|BI:%150%Tableau, Power BI',
      'B12|Educational Background',
      'N10|B.Tech (ECE)%200%V R Siddhartha Engineering College, Vijayawada%460%2016 - 2020',
      'N10|Intermediate (MPC)%200%Sri Chaitanya Junior College, Vijayawada%460%2014 - 2016',
      'B12|Personal Projects',
      'B10|Telugu Handwriting Recogniser',
      'N10|» A CNN that reads handwritten Telugu letters with 94% accuracy.',
      'B10|Cab Fare Predictor',
      'N10|» Predicts fares from open data; served with FastAPI.',
    ].join('\n'),
    expected: {
      name: 'Bhavana Reddy Gaddam',
      about:
        'Data scientist with 4.5 years of experience in churn, credit risk and demand forecasting. Worked with marketing and risk teams of three countries.',
      jobTitle: 'Data Scientist',
      jobCategory: 'Software_Development',
      place: 'Vijayawada, Andhra Pradesh',
      years: 4.5,
      isEmployed: true,
      skills: 'Python, R, SQL, scikit-learn, XGBoost, PyTorch, Tableau, Power BI',
      jobs: [
        {
          title: 'Data Scientist',
          company: 'Tiger Analytics',
          place: 'Chennai',
          from: '2022-07',
          isCurrent: true,
          points:
            'Built a churn model for a telecom operator; saved USD 2M a year. Deployed models on SageMaker with a feature store.',
        },
        {
          title: 'Data Analyst',
          company: 'Mu Sigma',
          place: 'Bangalore',
          from: '2020-06',
          to: '2022-06',
          points:
            'Made weekly dashboards in Tableau for a retailer. Forecast demand of 12,000 items with Prophet.',
        },
      ],
      studies: [
        {
          course: 'B.Tech (ECE)',
          university: 'V R Siddhartha Engineering College',
          place: 'Vijayawada',
        },
        { course: 'Intermediate (MPC)', university: 'Sri Chaitanya Junior College', place: 'Vijayawada' },
      ],
      projects: [
        {
          title: 'Telugu Handwriting Recogniser',
          text: 'A CNN that reads handwritten Telugu letters with 94% accuracy.',
        },
        { title: 'Cab Fare Predictor', text: 'Predicts fares from open data; served with FastAPI.' },
      ],
      links: { github: 'https://github.com/bhavanag' },
    },
  },
];

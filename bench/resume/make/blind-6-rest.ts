import type { Blind } from './blind.ts';

const css = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;

/** The rest of `blind-6.ts`. */
export const BLIND_6_REST: readonly Blind[] = [
  {
    key: 'blind6-nandita',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:0}body{font:10.5pt/1.4 "Liberation Sans";margin:0}.w{display:grid;grid-template-columns:62mm 1fr}.l{background:#293e49;color:#e6e6e6;padding:12mm 7mm;min-height:273mm}.r{padding:12mm 9mm}h1{font-weight:400;font-size:26px;margin:0}h2{font-weight:400;font-size:16px;margin:18px 0 6px}.l h3{font-size:13px;font-weight:400;margin:16px 0 4px}p{margin:0 0 3px}.g{color:#888}')}<div class="w"><div class="l"><h3>Contact</h3><p>nandita.bora@gmail.com</p><p>www.linkedin.com/in/nandita-bora (LinkedIn)</p><p>nanditawrites.dev (Blog)</p><h3>Top Skills</h3><p>Apache Spark</p><p>Data Warehousing</p><p>Airflow</p><h3>Languages</h3><p>Assamese (Native or Bilingual)</p><p>English (Full Professional)</p><h3>Certifications</h3><p>Databricks Certified Data Engineer Associate</p><p>Google Cloud Certified Professional Data Engineer</p></div><div class="r"><h1>Nandita Bora</h1><p>Senior Data Engineer at Meesho | Spark, Airflow, dbt</p><p class="g">Bengaluru, Karnataka, India</p><h2>Summary</h2><p>I build data platforms that analysts trust. Before Meesho I moved the warehouse of a bank to the cloud.</p><h2>Experience</h2><p><b>Meesho</b></p><p class="g">3 years 2 months</p><p><b>Senior Data Engineer</b></p><p class="g">April 2023 - Present (1 year 10 months)</p><p class="g">Bengaluru, Karnataka, India</p><p>Own the order and catalogue pipelines, 3 TB a day, on Spark and Iceberg.</p><br><p><b>Data Engineer II</b></p><p class="g">December 2021 - March 2023 (1 year 4 months)</p><p>Introduced dbt and tests of data quality.</p><br><p><b>Axis Bank</b></p><p><b>Manager - Data Engineering</b></p><p class="g">August 2018 - November 2021 (3 years 4 months)</p><p class="g">Mumbai, Maharashtra, India</p><p>Moved 400 Teradata jobs to BigQuery.</p><br><p><b>Tata Consultancy Services</b></p><p><b>System Engineer</b></p><p class="g">June 2015 - July 2018 (3 years 2 months)</p><p class="g">Kolkata Area, India</p><h2>Education</h2><p><b>National Institute of Technology Silchar</b></p><p class="g">Bachelor of Technology - BTech, Computer Science · (2011 - 2015)</p><p><b>Cotton College, Guwahati</b></p><p class="g">Higher Secondary, Science · (2009 - 2011)</p></div></div>`,
    expected: {
      name: 'Nandita Bora',
      about:
        'I build data platforms that analysts trust. Before Meesho I moved the warehouse of a bank to the cloud.',
      jobTitle: 'Senior Data Engineer',
      jobCategory: 'Software_Development',
      place: 'Bengaluru, Karnataka, India',
      isEmployed: true,
      skills: 'Apache Spark, Data Warehousing, Airflow',
      jobs: [
        {
          title: 'Senior Data Engineer',
          company: 'Meesho',
          place: 'Bengaluru, Karnataka, India',
          from: '2023-04',
          isCurrent: true,
          points: 'Own the order and catalogue pipelines, 3 TB a day, on Spark and Iceberg.',
        },
        {
          title: 'Data Engineer II',
          company: 'Meesho',
          from: '2021-12',
          to: '2023-03',
          points: 'Introduced dbt and tests of data quality.',
        },
        {
          title: 'Manager - Data Engineering',
          company: 'Axis Bank',
          place: 'Mumbai, Maharashtra, India',
          from: '2018-08',
          to: '2021-11',
          points: 'Moved 400 Teradata jobs to BigQuery.',
        },
        {
          title: 'System Engineer',
          company: 'Tata Consultancy Services',
          place: 'Kolkata',
          from: '2015-06',
          to: '2018-07',
        },
      ],
      studies: [
        {
          course: 'Bachelor of Technology - BTech, Computer Science',
          university: 'National Institute of Technology Silchar',
        },
        { course: 'Higher Secondary, Science', university: 'Cotton College', place: 'Guwahati' },
      ],
      certificates: [
        { name: 'Databricks Certified Data Engineer Associate' },
        { name: 'Google Cloud Certified Professional Data Engineer' },
      ],
      links: {
        linkedIn: 'https://www.linkedin.com/in/nandita-bora',
        blog: 'https://nanditawrites.dev',
      },
    },
  },
  {
    key: 'blind6-chetan',
    by: 'writer',
    source: `${css('body{font:11pt "Liberation Serif"}table{border-collapse:collapse}td,th{border:1px solid #000;padding:2px 6px}')}<p align="center"><font size="5"><b>CHETAN RAMESH PATIL</b></font></p><p align="center">At post Nimgaon, Tal. Sakri, Dist. Dhule, Maharashtra 424304<br>Email: chetanpatil2001@gmail.com | Contact No: 7020456781</p><p><b><u>Career Objective:</u></b></p><p>To work in a challenging environment where I can utilise my skills and knowledge for the growth of the organisation and myself.</p><p><b><u>Academic Qualification:</u></b></p><table width="100%"><tr><th>Examination</th><th>Board / University</th><th>School / College</th><th>Year of Passing</th><th>Percentage / CGPA</th></tr><tr><td>B.E. (Information Technology)</td><td>SPPU</td><td>Sandip Institute of Technology, Nashik</td><td>2023</td><td>8.12</td></tr><tr><td>H.S.C.</td><td>Maharashtra State Board</td><td>Jai Hind Junior College, Dhule</td><td>2019</td><td>71.38%</td></tr><tr><td>S.S.C.</td><td>Maharashtra State Board</td><td>New English School, Sakri</td><td>2017</td><td>86.20%</td></tr></table><p><b><u>Technical Skills:</u></b></p><ul><li>Programming Languages : C, C++, Core Java, Python</li><li>Web Technologies : HTML, CSS, JavaScript, Bootstrap</li><li>Database : MySQL, MongoDB</li><li>Operating System : Windows, Ubuntu</li></ul><p><b><u>Academic Projects:</u></b></p><p><b>1. Crop Disease Detection using Deep Learning (B.E. Project)</b></p><ul><li>Technology: Python, TensorFlow, Flask</li><li>A farmer uploads the photo of a leaf and gets the name of the disease and a remedy in Marathi.</li></ul><p><b>2. Online Grampanchayat Services</b></p><ul><li>Technology: PHP, MySQL</li><li>Citizens apply for certificates and pay taxes online.</li></ul><p><b><u>Internship:</u></b></p><p>Web Development Intern at Cravita Technologies, Nashik (Jan 2023 to March 2023)</p><p><b><u>Extra Curricular Activities:</u></b></p><ul><li>NSS volunteer, 2020-21</li><li>Runner-up in inter-college Kabaddi</li></ul><p><b><u>Personal Profile:</u></b></p><p>Name : Chetan Ramesh Patil<br>Date of Birth : 04/11/2001<br>Gender : Male<br>Languages : Marathi, Hindi, English<br>Hobbies : Trekking, Cricket</p><p><b><u>Declaration:</u></b></p><p>I hereby declare that the information furnished above is true to the best of my knowledge.</p><p>Place: Nashik<span style="margin-left:300px">(Chetan R. Patil)</span></p>`,
    expected: {
      name: 'CHETAN RAMESH PATIL',
      about:
        'To work in a challenging environment where I can utilise my skills and knowledge for the growth of the organisation and myself.',
      jobTitle: 'Web Development Intern',
      jobCategory: 'Software_Development',
      place: 'Dhule, Maharashtra',
      isEmployed: false,
      skills:
        'C, C++, Core Java, Python, HTML, CSS, JavaScript, Bootstrap, MySQL, MongoDB, Windows, Ubuntu, TensorFlow, Flask, PHP',
      jobs: [
        {
          title: 'Web Development Intern',
          company: 'Cravita Technologies',
          place: 'Nashik',
          from: '2023-01',
          to: '2023-03',
          isInternship: true,
        },
      ],
      studies: [
        {
          course: 'B.E. (Information Technology)',
          university: 'Sandip Institute of Technology',
          place: 'Nashik',
        },
        { course: 'H.S.C.', university: 'Jai Hind Junior College', place: 'Dhule' },
        { course: 'S.S.C.', university: 'New English School, Sakri' },
      ],
      projects: [
        {
          title: 'Crop Disease Detection using Deep Learning',
          text: 'Technology: Python, TensorFlow, Flask. A farmer uploads the photo of a leaf and gets the name of the disease and a remedy in Marathi.',
        },
        {
          title: 'Online Grampanchayat Services',
          text: 'Technology: PHP, MySQL. Citizens apply for certificates and pay taxes online.',
        },
      ],
    },
  },
  {
    key: 'blind6-sreelatha',
    by: 'chromium',
    source: `${css('@page{size:A4;margin:16mm}body{font:10.5pt/1.35 Carlito;margin:0}.r{float:right}h2{font-size:12pt;border-bottom:1.5px solid #1f4e79;color:#1f4e79;margin:10px 0 4px}p{margin:0 0 3px}ul{margin:0 0 6px;padding-left:18px;list-style:square}')}<p style="text-align:right;font-size:8pt;color:#777">Resume of Sreelatha Menon | sreelatha.menon@yahoo.co.in | 9895012345</p><p style="font-size:20pt"><b>SREELATHA MENON</b></p><p>QA Lead – Automation &amp; Performance Testing</p><p>Kakkanad, Kochi, Kerala</p><h2>Profile Summary</h2><ul><li>QA professional with 11+ years of experience in manual and automation testing of banking and insurance products.</li><li>ISTQB certified, with sound knowledge of Agile and SDLC.</li></ul><h2>Core Competencies</h2><p>Test Planning • Selenium WebDriver • TestNG • JMeter • REST Assured • Postman • Defect Management • Team Handling • SQL</p><h2>Career Path</h2><p><b>UST Global, Kochi</b><span class="r">Jun'19 – Till date</span></p><p><i>QA Lead</i></p><ul><li>Leading a team of 8 testers for a UK based insurer.</li><li>Built a hybrid framework with Selenium, TestNG and Maven.</li><li>Client appreciation award, Q2 FY22.</li></ul><p><b>IBS Software, Thiruvananthapuram</b><span class="r">Aug'15 – May'19</span></p><p><i>Senior Test Engineer</i></p><ul><li>Tested flight reservation flows end to end.</li><li>Load tests with JMeter for 5,000 users.</li></ul><p><b>SunTec Business Solutions, Thiruvananthapuram</b><span class="r">Jul'13 – Jul'15</span></p><p><i>Test Engineer</i></p><ul><li>Wrote and executed manual test cases for a billing product.</li></ul><h2>Academics</h2><ul><li>MCA – College of Engineering, Trivandrum – 2013 – 78%</li><li>B.Sc. Mathematics – University of Kerala – 2010 – 82%</li></ul><h2>Certifications &amp; Trainings</h2><ul><li>ISTQB Foundation Level, 2014</li><li>Certified Scrum Master (Scrum Alliance), March 2020</li></ul><h2>Personal Info</h2><p>DOB: 02-Feb-1989 | Marital Status: Married | Notice Period: 60 days</p>`,
    expected: {
      name: 'SREELATHA MENON',
      about:
        'QA professional with 11+ years of experience in manual and automation testing of banking and insurance products. ISTQB certified, with sound knowledge of Agile and SDLC.',
      jobTitle: 'QA Lead – Automation & Performance Testing',
      jobCategory: 'Software_Testing',
      place: 'Kakkanad, Kochi, Kerala',
      years: 11,
      isEmployed: true,
      skills:
        'Test Planning, Selenium WebDriver, TestNG, JMeter, REST Assured, Postman, Defect Management, Team Handling, SQL',
      jobs: [
        {
          title: 'QA Lead',
          company: 'UST Global',
          place: 'Kochi',
          from: '2019-06',
          isCurrent: true,
          points:
            'Leading a team of 8 testers for a UK based insurer. Built a hybrid framework with Selenium, TestNG and Maven. Client appreciation award, Q2 FY22.',
        },
        {
          title: 'Senior Test Engineer',
          company: 'IBS Software',
          place: 'Thiruvananthapuram',
          from: '2015-08',
          to: '2019-05',
          points: 'Tested flight reservation flows end to end. Load tests with JMeter for 5,000 users.',
        },
        {
          title: 'Test Engineer',
          company: 'SunTec Business Solutions',
          place: 'Thiruvananthapuram',
          from: '2013-07',
          to: '2015-07',
          points: 'Wrote and executed manual test cases for a billing product.',
        },
      ],
      studies: [
        { course: 'MCA', university: 'College of Engineering', place: 'Trivandrum' },
        { course: 'B.Sc. Mathematics', university: 'University of Kerala' },
      ],
      certificates: [
        { name: 'ISTQB Foundation Level' },
        { name: 'Certified Scrum Master', month: '2020-03' },
      ],
    },
  },
];

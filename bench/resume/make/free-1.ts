import type { ParsedResume } from '@talaash/domain/resume/schema';

/** A resume written as one piece, without a template. Places are written by name and found in the gazetteer. */
export type Free = { key: string; html: string; expected: FreeAnswer };
export type FreeJob = {
  title: string;
  company: string;
  place?: string;
  from?: string;
  to?: string;
  isCurrent?: boolean;
  points?: string;
  isInternship?: boolean;
  isRemote?: boolean;
};
export type FreeAnswer = {
  name: string;
  about?: string;
  jobTitle?: string;
  jobCategory: NonNullable<ParsedResume['jobCategory']>;
  place?: string;
  years?: number;
  isEmployed?: boolean;
  skills: string;
  jobs: readonly FreeJob[];
  studies: readonly { course?: string; university: string; place?: string; from?: string; to?: string }[];
  projects?: readonly { title: string; url?: string; text: string }[];
  certificates?: readonly { name: string; month?: string; id?: string }[];
  links?: { linkedIn?: string; github?: string; blog?: string };
};

const css = (rules: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:15mm}body{font:10pt/1.3 "Liberation Serif";margin:0}p,h1,h2,h3,ul{margin:0 0 3px}${rules}</style>`;

export const FREE_1: readonly Free[] = [
  {
    key: 'siddharth-free',
    html: `${css('.r{float:right}h2{font:bold 11pt "Liberation Sans";border-bottom:1px solid}')}<h1>Siddharth Venkataraman</h1><p>Bengaluru, India · sid.venkat@gmail.com · +91-9900112233 · <a href="https://www.linkedin.com/in/sidvenkat">LinkedIn</a> · <a href="https://github.com/sidvenkat">GitHub</a></p>
<h2>EXPERIENCE</h2><p><b>Flipkart</b> — Bengaluru <span class="r">Aug 2019 – Present</span></p><p><i>Software Development Engineer III</i><span class="r">Apr 2022 – Present</span></p><ul><li>Lead the returns platform, 14M requests a day, in Java 17 and Vert.x.</li><li>Cut infra spend by ₹1.2 Cr a year by moving jobs to spot capacity.</li></ul><p><i>Software Development Engineer II</i><span class="r">Aug 2019 – Mar 2022</span></p><ul><li>Built the refunds state machine and its replay tool.</li></ul>
<p><b>Samsung R&amp;D Institute</b> — Noida <span class="r">Jun 2017 – Jul 2019</span></p><p><i>Software Engineer</i></p><ul><li>Worked on the Tizen web engine (C++).</li></ul>
<h2>EDUCATION</h2><p><b>Delhi Technological University</b>, B.Tech, Software Engineering <span class="r">2013 – 2017</span></p>
<h2>SKILLS</h2><p><b>Languages:</b> Java, C++, Python <b>Frameworks:</b> Spring, Vert.x <b>Data:</b> Aerospike, HBase, Kafka</p>`,
    expected: {
      name: 'Siddharth Venkataraman',
      jobTitle: 'Software Development Engineer III',
      jobCategory: 'Software_Development',
      place: 'Bengaluru',
      isEmployed: true,
      skills: 'Java, C++, Python, Spring, Vert.x, Aerospike, HBase, Kafka',
      jobs: [
        {
          title: 'Software Development Engineer III',
          company: 'Flipkart',
          place: 'Bengaluru',
          from: '2022-04',
          isCurrent: true,
          points:
            'Lead the returns platform, 14M requests a day, in Java 17 and Vert.x. Cut infra spend by ₹1.2 Cr a year by moving jobs to spot capacity.',
        },
        {
          title: 'Software Development Engineer II',
          company: 'Flipkart',
          from: '2019-08',
          to: '2022-03',
          points: 'Built the refunds state machine and its replay tool.',
        },
        {
          title: 'Software Engineer',
          company: 'Samsung R&D Institute',
          place: 'Noida',
          from: '2017-06',
          to: '2019-07',
          points: 'Worked on the Tizen web engine (C++).',
        },
      ],
      studies: [{ course: 'B.Tech, Software Engineering', university: 'Delhi Technological University' }],
      links: { linkedIn: 'https://www.linkedin.com/in/sidvenkat', github: 'https://github.com/sidvenkat' },
    },
  },
  {
    key: 'pooja-free',
    html: `${css('td,th{border:1px solid #333;padding:2px 6px}table{border-collapse:collapse}u{font-weight:bold}')}<p style="text-align:center"><u>RESUME</u></p><p><b>POOJA R. DESHMUKH</b></p><p>At Post Wai, Dist. Satara, Maharashtra - 412803</p><p>Mob. No.: 7020304050</p><p>E-mail ID: poojadeshmukh2000@gmail.com</p>
<p><u>Career Objective :</u></p><p>To obtain a challenging position in a growing IT company where I can utilize my skills for mutual growth.</p>
<p><u>Educational Qualification :</u></p><table><tr><th>Sr. No.</th><th>Examination</th><th>Board / University</th><th>Year of Passing</th><th>Percentage</th></tr><tr><td>1</td><td>MCA</td><td>Shivaji University</td><td>2023</td><td>8.1 CGPA</td></tr><tr><td>2</td><td>B.Sc. (Computer Science)</td><td>Shivaji University</td><td>2021</td><td>74.50 %</td></tr><tr><td>3</td><td>H.S.C.</td><td>Kolhapur Board</td><td>2018</td><td>61.23 %</td></tr></table>
<p><u>Technical Skills :</u></p><ul><li>Languages : C, C++, Java</li><li>Web : HTML, CSS, PHP</li><li>Database : MySQL, Oracle</li></ul>
<p><u>Project Details :</u></p><p><b>Project Title : Online Sugarcane Billing</b></p><p>Technology : PHP, MySQL</p><p>Description : Farmers see their weighment slips and bills online, and the factory prepares payments.</p>
<p><u>Personal Profile :</u></p><p>Father's Name : Ramchandra Deshmukh</p><p>Date of Birth : 11/08/2000</p><p>Marital Status : Unmarried</p><p>Languages Known : Marathi, Hindi, English</p><p><u>Declaration :</u></p><p>I hereby declare that all the information given above is true to my knowledge.</p><p>Place : Wai</p><p>Date : &nbsp;/ &nbsp;/2024</p><p style="text-align:right">Pooja R. Deshmukh</p>`,
    expected: {
      name: 'Pooja R. Deshmukh',
      jobCategory: 'Software_Development',
      place: 'Satara',
      about:
        'To obtain a challenging position in a growing IT company where I can utilize my skills for mutual growth.',
      skills: 'C, C++, Java, HTML, CSS, PHP, MySQL, Oracle',
      jobs: [],
      studies: [
        { course: 'MCA', university: 'Shivaji University' },
        { course: 'B.Sc. (Computer Science)', university: 'Shivaji University' },
        { course: 'H.S.C.', university: 'Kolhapur Board' },
      ],
      projects: [
        {
          title: 'Online Sugarcane Billing',
          text: 'Technology : PHP, MySQL Farmers see their weighment slips and bills online, and the factory prepares payments.',
        },
      ],
    },
  },
  {
    key: 'rhea-free',
    html: `${css('body{font-family:Lato;color:#333}.g{display:grid;grid-template-columns:60mm 1fr;gap:10mm}h1{font-weight:300;font-size:30pt}h2{font-weight:300;font-size:14pt;color:#c33;margin-top:14px}')}<h1>rhea d'souza</h1><p>ux designer &amp; researcher</p><div class="g"><div><h2>contact</h2><p>rhea@rheadsouza.com</p><p>+91 98200 33445</p><p>rheadsouza.com</p><p>behance.net/rheads</p><p>Goa, India</p><h2>tools</h2><p>Figma</p><p>Miro</p><p>Maze</p><p>Webflow</p><h2>methods</h2><p>contextual inquiry</p><p>diary studies</p><p>journey mapping</p><h2>languages</h2><p>english, konkani, hindi</p></div><div><h2>about</h2><p>I design calm software for clinics and schools. Before that I taught maths for two years in Margao.</p><h2>experience</h2><p><b>Senior UX Designer</b></p><p>Practo · Bengaluru · Mar 2022 – now</p><p>Owning the clinic calendar and its mobile companion. Interviewed 70 front-desk staff.</p><p><b>UX Designer</b></p><p>Obvious · Bengaluru · Jul 2019 – Feb 2022</p><p>Worked with Simple.org on hypertension records used in 11 states.</p><h2>education</h2><p><b>M.Des, Interaction Design</b></p><p>IDC School of Design, IIT Bombay · 2017 – 2019</p><p><b>B.Sc. Mathematics</b></p><p>Chowgule College · 2012 – 2015</p></div></div>`,
    expected: {
      name: "rhea d'souza",
      jobTitle: 'ux designer & researcher',
      jobCategory: 'UI_UX_Design',
      place: 'Goa',
      isEmployed: true,
      about:
        'I design calm software for clinics and schools. Before that I taught maths for two years in Margao.',
      skills: 'Figma, Miro, Maze, Webflow, contextual inquiry, diary studies, journey mapping',
      jobs: [
        {
          title: 'Senior UX Designer',
          company: 'Practo',
          place: 'Bengaluru',
          from: '2022-03',
          isCurrent: true,
          points: 'Owning the clinic calendar and its mobile companion. Interviewed 70 front-desk staff.',
        },
        {
          title: 'UX Designer',
          company: 'Obvious',
          place: 'Bengaluru',
          from: '2019-07',
          to: '2022-02',
          points: 'Worked with Simple.org on hypertension records used in 11 states.',
        },
      ],
      studies: [
        { course: 'M.Des, Interaction Design', university: 'IDC School of Design, IIT Bombay' },
        { course: 'B.Sc. Mathematics', university: 'Chowgule College' },
      ],
      links: { blog: 'https://rheadsouza.com' },
    },
  },
  {
    key: 'venkatesh-free',
    html: `${css('body{font-family:Carlito}h2{font-size:12pt;background:#d9e2f3}')}<h1 style="font-size:15pt">VENKATESH G</h1><p>Email: venkig.java@gmail.com</p><p>Phone: +91 8121 212 121</p><h2>Professional Summary</h2><ul><li>Having 8.2 years of IT experience in analysis, design and development using Java/J2EE.</li><li>Good experience in Spring Boot and Microservices.</li><li>Immediate joiner.</li></ul><h2>Experience Summary</h2><ul><li>Working as Senior Software Engineer in Virtusa Consulting Services Pvt. Ltd., Hyderabad from Nov 2020 to till date.</li><li>Worked as Software Engineer in Tech Mahindra, Hyderabad from Jun 2016 to Oct 2020.</li></ul><h2>Education</h2><ul><li>B.Tech (CSE) from JNTU Kakinada in 2015.</li></ul><h2>Technical Skills</h2><table><tr><td>Languages</td><td>: Java, SQL</td></tr><tr><td>Frameworks</td><td>: Spring Boot, Hibernate</td></tr><tr><td>Servers</td><td>: Tomcat, WebLogic</td></tr></table><h2>Project Details</h2><p><b>Project #1: Citi Cards Rewards</b></p><p>Client: Citi Bank</p><p>Role: Senior Developer</p><p>Environment: Java 11, Spring Boot, Oracle</p><p>Description: Reward points are earned, transferred and redeemed by card holders.</p>`,
    expected: {
      name: 'VENKATESH G',
      jobTitle: 'Senior Software Engineer',
      jobCategory: 'Software_Development',
      years: 8.2,
      isEmployed: true,
      about:
        'Having 8.2 years of IT experience in analysis, design and development using Java/J2EE. Good experience in Spring Boot and Microservices. Immediate joiner.',
      skills: 'Java, SQL, Spring Boot, Hibernate, Tomcat, WebLogic',
      jobs: [
        {
          title: 'Senior Software Engineer',
          company: 'Virtusa Consulting Services Pvt. Ltd.',
          place: 'Hyderabad',
          from: '2020-11',
          isCurrent: true,
        },
        {
          title: 'Software Engineer',
          company: 'Tech Mahindra',
          place: 'Hyderabad',
          from: '2016-06',
          to: '2020-10',
        },
      ],
      studies: [{ course: 'B.Tech (CSE)', university: 'JNTU Kakinada' }],
      projects: [
        {
          title: 'Citi Cards Rewards',
          text: 'Client: Citi Bank Role: Senior Developer Environment: Java 11, Spring Boot, Oracle Reward points are earned, transferred and redeemed by card holders.',
        },
      ],
    },
  },
  {
    key: 'nikhil-free',
    html: `${css('body{font-family:"Liberation Sans"}h2{font-size:12pt;color:#393}')}<h1>Nikhil Agarwal</h1><p>Data Analyst</p><p>Jaipur | nikhil.agarwal@outlook.com | 9414098765 | linkedin.com/in/nikhil-agarwal-data</p><h2>Work Experience</h2><p>06/2021 – 11/2023</p><p><b>Data Analyst</b></p><p>Girnar Software (CarDekho), Jaipur</p><ul><li>Dashboards on used car prices in Tableau.</li><li>Automated the weekly dealer report with Python.</li></ul><p>01/2020 – 05/2021</p><p><b>Junior Analyst</b></p><p>Genpact, Jaipur</p><ul><li>MIS reporting in Excel and SQL.</li></ul><h2>Education</h2><p>07/2016 – 06/2019</p><p><b>B.Com (Hons.)</b></p><p>University of Rajasthan, Jaipur</p><h2>Skills</h2><p>SQL • Python • Tableau • Power BI • Advanced Excel • Statistics</p><h2>Certificates</h2><p>Google Data Analytics (02/2021)</p><p>Tableau Desktop Specialist (09/2022)</p>`,
    expected: {
      name: 'Nikhil Agarwal',
      jobTitle: 'Data Analyst',
      jobCategory: 'Software_Development',
      place: 'Jaipur',
      isEmployed: false,
      skills: 'SQL, Python, Tableau, Power BI, Advanced Excel, Statistics',
      jobs: [
        {
          title: 'Data Analyst',
          company: 'Girnar Software (CarDekho)',
          place: 'Jaipur',
          from: '2021-06',
          to: '2023-11',
          points: 'Dashboards on used car prices in Tableau. Automated the weekly dealer report with Python.',
        },
        {
          title: 'Junior Analyst',
          company: 'Genpact',
          place: 'Jaipur',
          from: '2020-01',
          to: '2021-05',
          points: 'MIS reporting in Excel and SQL.',
        },
      ],
      studies: [
        {
          course: 'B.Com (Hons.)',
          university: 'University of Rajasthan',
          place: 'Jaipur',
          from: '2016-07',
          to: '2019-06',
        },
      ],
      certificates: [
        { name: 'Google Data Analytics', month: '2021-02' },
        { name: 'Tableau Desktop Specialist', month: '2022-09' },
      ],
      links: { linkedIn: 'https://linkedin.com/in/nikhil-agarwal-data' },
    },
  },
];

/** Data, platforms, testing, design, and names that are also something else. Lines as in HARD_DEVELOPMENT. */
export const HARD_DATA = `
Data Entry Operator | = | Sunita Kumari | Patna, Bihar | Data Entry, Typing, Excel | Forty words a minute, and no mistakes in the data. |
Data Entry Executive | Data Entry Operator | Mahesh Lohar | Surat, Gujarat | Excel, Data Entry, Tally | Data of three warehouses, entered daily. |
Data Engineer | = | Srinivas Murthy | Bangalore, Karnataka | Spark, Airflow, Snowflake, Python | Pipelines of a lender. |
Big Data Engineer | Data Engineer | Zoya Mirza | Hyderabad, Telangana | Hadoop, Hive, Spark | Calls of a telecom, a billion a day. |
ETL Developer | = | Ganesh Pai | Mangalore, Karnataka | Informatica, ETL, Oracle | Nightly loads of a bank. |
Data Analyst | = | Ruchi Malhotra | Koramangala, Bengaluru, Karnataka | SQL, Tableau, Excel | Why people leave baskets behind. |
Data Anaylst | Data Analyst | Pankaj Giri | Delhi, Delhi | Power BI, Excel, SQL | Reports that people read. |
Business Data Analyst | Data Analyst | Hetal Zaveri | Ahmedabad, Gujarat | SQL, Power BI, Statistics | Diamonds, counted. |
R Programmer | Data Analyst | Ambika Nair | Trivandrum, Kerala | R, Shiny, Statistics | Trials of medicines. |
Statistician | Data Analyst | Debjani Sarkar | Kolkata, West Bengal | R, SAS, Statistics | Surveys of households. |
Data Scientist | = | Raghav Bhushan | Bengaluru, Karnataka | Python, R, Machine Learning | Prices of flights. |
Scientist | = | Malini Iyengar | Mysuru, Karnataka | Chemistry, Data Logging, Excel | A scientist of food who keeps tidy data. |
Applied Scientist | Data Scientist | Omkar Phadke | Pune, Maharashtra | Machine Learning, NLP, PyTorch | Words of eleven languages. |
ML Engineer | Machine Learning Engineer | Sneha Kurup | Kochi, Kerala | ML, TensorFlow, MLOps | Models that run on a phone. |
Machine Learning Engineer | = | Kabir Chopra | Gurgaon, Haryana | Machine Learning, PyTorch, Docker | Fraud. |
AI Engineer | Machine Learning Engineer | Harini Sundaram | Chennai, Tamil Nadu | Artificial Intelligence, LLMs, Python | Assistants for clerks. |
NLP Engineer | Machine Learning Engineer | Yusuf Patel | Surat, Gujarat | NLP, Python, spaCy | Contracts, read by machine. |
Machine Operator | = | Bablu Yadav | Pune, Maharashtra | CNC, Machine Maintenance, Safety | I run machines, and am learning to program. |
Power BI Developer | Business Intelligence Developer | Ekta Gandhi | Ahmedabad, Gujarat | Power BI, DAX, SQL | Boards for a hospital. |
BI Developer | Business Intelligence Developer | Rohan Mukherjee | Calcutta, West Bengal | Tableau, SQL Server, SSRS | Sales of tea. |
Database Administrator | = | Thangaraj Selvam | Madurai, Tamil Nadu | Oracle, PL/SQL, Backup | I sleep well because the backups were tried. |
Oracle DBA | Database Administrator | Iqbal Hussain | Hyderabad, Telangana | Oracle, RMAN, Linux | Forty databases of an airline. |
Postgres DBA | Database Administrator | Swati Kulshreshtha | Pune, Maharashtra | Postgres, Replication, Linux | Upgrades without a pause. |
DevOps Engineer | = | Rajat Bansal | Hyderabad, Telangana | K8s, Terraform, AWS | Clusters of a game studio. |
Dev Ops Engineer | DevOps Engineer | Mary Kom Devi | Imphal, Manipur | Docker, Jenkins, Ansible | Builds that take minutes. |
Kubernetes Administrator | DevOps Engineer | Sathya Prakash | Chennai, Tamil Nadu | Kubernetes, Helm, Linux | Clusters on bare metal. |
SRE | Site Reliability Engineer | Anirudh Rao | Bangalore, Karnataka | Kubernetes, Prometheus, Go | Pagers that stay silent. |
Site Reliability Engineer | = | Nusrat Jahan | Kolkata, West Bengal | Linux, Grafana, Terraform | Payments, five nines. |
Civil Site Engineer | = | Bhola Singh | Ranchi, Jharkhand | AutoCAD, Site Supervision, Estimation | Reliability of bridges, and of the people who build them. |
Platform Engineer | = | Joseph Kurien | Kochi, Kerala | Kubernetes, Argo CD, Go | The road that other teams drive on. |
Cloud Engineer | = | Megha Sood | Chandigarh, Chandigarh | AWS, Terraform, IAM | Landing zones. |
AWS Solutions Architect | Solution Architect | Piyush Goel | Gurugram, Haryana | AWS, Serverless, Networking | Moves to the cloud, planned backwards from the day itself. |
GCP Engineer | Cloud Engineer | Varsha Kini | Udupi, Karnataka | GCP, BigQuery, Terraform | Warehouses in Google's cloud. |
Linux Administrator | System Administrator | Ghanshyam Patel | Vadodara, Gujarat | Linux, Bash, Nginx | Two hundred servers and their habits. |
Embedded Engineer | Embedded Software Engineer | Kavitha Mani | Coimbatore, Tamil Nadu | C, RTOS, ARM Cortex | Pumps that report their health. |
Mainframe Developer | = | Padma Raghavan | Chennai, Tamil Nadu | COBOL, JCL, DB2 | Ledgers older than I am. |
`;

export const HARD_TESTING = `
QA Engineer | = | Neelam Rastogi | Noida, Uttar Pradesh | Manual Testing, Selenium, Jira | Banks and their edge cases. |
Quality Assurance Analyst | QA Engineer | Prem Chand | Noida, Uttar Pradesh | Test Cases, SQL, Jira | I ask what happens next. |
QA Lead | QA Engineer | Sharmila Das | Kolkata, West Bengal | Test Planning, Cypress, API Testing | Six testers and one calendar. |
Quality Control Inspector | = | Ratan Mistry | Jamshedpur, Jharkhand | Inspection, Gauges, ISO 9001 | Quality of steel, measured. |
Tester | Manual Tester | Kamala Devi | Indore, Madhya Pradesh | Manual Testing, Test Cases, Excel | I find what others overlook. |
Software Tester | Manual Tester | Waseem Akhtar | Lucknow, Uttar Pradesh | Manual Testing, Bug Reporting, SQL | Patience and screenshots. |
Test Engineer | QA Engineer | Jaya Prada Rao | Vizag, Andhra Pradesh | Test Cases, Postman, Selenium | Interfaces of a port. |
Test Automation Engineer | Automation Test Engineer | Naman Khurana | Noida, Uttar Pradesh | Selenium, Java, TestNG | Suites that people trust. |
Automation Tester | Automation Test Engineer | Bindu Madhavi | Hyderabad, Telangana | Selenium, Cucumber, Java | Nightly runs, morning mails. |
Software Development Engineer in Test | SDET | Abhijit Rane | Pune, Maharashtra | Playwright, TypeScript, CI/CD | Test frames for forty services. |
SDET II | SDET | Charu Mathur | Gurgaon, Haryana | Java, REST Assured, Docker | Contracts between services. |
Penetration Tester | Security Engineer | Zaid Ansari | Hyderabad, Telangana | Penetration Testing, Burp Suite, Linux | I break in, with permission. |
Performance Tester | Performance Test Engineer | Lalit Mohan | Chennai, Tamil Nadu | JMeter, Gatling, Grafana | How many is too many. |
Frontend Developer | = | Sagar Dalvi | Nashik, Maharashtra | React, Jest, CSS | The latest browsers, the latest React, tested by real QA people: our QA engineer trusts me. |
Backend Developer | = | Mukesh Rawal | Udaipur, Rajasthan | Java, Kafka, Redis | I test first, ask the tester second, and contest every flaky test. |
Selenium Tester | Automation Test Engineer | Omana Kutty | Kochi, Kerala | Selenium, Python, Pytest | Shops tested before they open. |
`;

export const HARD_DESIGN = `
UX Designer | = | Radhika Sane | Mumbai, Maharashtra | Figma, User Research, Wireframing | Forms that forgive. |
User Experience Designer | UX Designer | Vinod Kamble | Pune, Maharashtra | Wireframing, Usability Testing, Figma | Kiosks in stations. |
UI Designer | = | Simran Gill | Bombay, Maharashtra | Figma, Illustrator, Design Systems | Buttons with manners. |
UI/UX Designer | = | Paresh Rawal Shah | Mumbai, Maharashtra | Figma, Prototyping, Adobe XD | Apps for brokers. |
UX Researcher | = | Leela Thomas | Bengaluru, Karnataka | User Interviews, Surveys, User Research | I talk to users of Figma and of tractors. |
UX Writer | = | Gayatri Deo | Pune, Maharashtra | UX Writing, Content Design, Figma | The words on the buttons. |
Product Designer | = | Kartik Bhalla | Bangalore, Karnataka | Figma, Design Systems, User Research | From the first question to the last pixel. |
Industrial Product Designer | Industrial Designer | Sumedh Patwardhan | Pune, Maharashtra | SolidWorks, Sketching, Prototyping | Pressure cookers and lamps. |
Graphic Designer | Visual Designer | Tulsi Ram | Jaipur, Rajasthan | Photoshop, Illustrator, CorelDRAW | Posters. |
Interior Designer | = | Monica Bedi Suri | Delhi, Delhi | AutoCAD, SketchUp, Rendering | Rooms, not screens. |
Web Desginer | UI Designer | Naresh Chouhan | Indore, Madhya Pradesh | HTML, CSS, Photoshop | Pages of schools. |
Design Engineer | Mechanical Engineer | Senthil Nathan | Coimbatore, Tamil Nadu | SolidWorks, CATIA, GD&T | Gears. |
Software Architect | Solution Architect | Farhan Zaidi | Delhi, Delhi | System Design, Microservices, Java | I design systems, and design reviews too. |
`;

/** Names that are also technologies, places or roles, and scripts that are easily split wrongly. */
export const HARD_NAMES = `
Accountant | = | Java Singh | Amritsar, Punjab | Tally, GST, Excel | Books of three mills. |
React Developer | = | Ruby Thomas | Kottayam, Kerala | React, CSS, Jest | School portals. |
Manual Tester | = | Jasmine Kaur | Ludhiana, Punjab | Manual Testing, Jira, Excel | Patient. |
Data Analyst | = | Julia Fernandes | Panaji, Goa | SQL, Excel, Tableau | Hotels, counted. |
PHP Developer | = | Swift D'Souza | Mangaluru, Karnataka | PHP, MySQL, Laravel | Parish websites. |
Python Developer | = | Rahul Pune | Nagpur, Maharashtra | Python, Django, Linux | Buses on a map. |
UI/UX Designer | = | Kerala Varma | Hyderabad, Telangana | Figma, Sketch, Illustrator | Temples and their tickets. |
Java Developer | = | Karma Bhutia | Gangtok, Sikkim | Java, Hibernate, MySQL | Permits for trekkers. |
Network Engineer | = | Deva Lopez | Thane, Maharashtra | Cisco, Routing, VPN | Branches of a bank. |
Résumé Coach | = | José Peñarosa | Panaji, Goa | Coaching, Writing, Interviews | I rewrite a résumé until it is honest. |
Café Owner | = | Zoë Brâncuși | Auroville, Tamil Nadu | Coffee, Hospitality, Accounting | Looking for a second career in software. |
Technical Writer | = | सुनीता देशपांडे | Pune, Maharashtra | Markdown, मराठी, Git | मी मराठी आणि इंग्रजीत लिहिते. Manuals in two languages. |
Frontend Developer | = | अनुराग त्रिपाठी | Varanasi, Uttar Pradesh | React, JavaScript, CSS | मैं वाराणसी में रहता हूँ और वेब पेज बनाता हूँ। हिन्दी में भी लिखता हूँ। |
Translator | = | कमला शर्मा | Jaipur, Rajasthan | हिन्दी, English, Subtitling | मैं हिन्दी और अंग्रेज़ी के बीच अनुवाद करती हूँ। |
Hindi Content Writer | Content Writer | Manish Upadhyay | Varanasi, Uttar Pradesh | Hindi, Copywriting, SEO | Stories in Hindi for apps. |
Senior React Developer | React Developer | Aarti Deshpande | Pune, Maharashtra | React, TypeScript, GraphQL | Seven years in one product. |
Sr. React Developer | React Developer | Karan Sethi | Noida, Uttar Pradesh | React, Redux, Node.js | Calm in releases. |
Lead React Developer | React Developer | Mridula Sen | Kolkata, West Bengal | React, Next.js, TypeScript | Five people follow my reviews. |
Jr. Java Developer | Java Developer | Akhil Das | Bhubaneswar, Odisha | Java, MySQL, Git | First job wanted. |
Java Trainee | Java Developer | Bhavesh Rana | Surat, Gujarat | Java, JDBC, HTML | A fresher with three projects. |
Python Intern | Python Developer | Trisha Ghoshal | Kolkata, West Bengal | Python, Pandas, Git | A student who writes tests. |
Fresher Python Developer | Python Developer | Om Prakash Soni | Kota, Rajasthan | Python, Flask, MySQL | Just out of college. |
Lead Data Engineer | Data Engineer | Vishnu Priya | Chennai, Tamil Nadu | Spark, Kafka, Scala | Nine people, forty pipelines. |
Senior Test Engineer | QA Engineer | Madhu Bala | Bengaluru, Karnataka | API Testing, Selenium, SQL | Senior among seniors; I lead nobody. |
Lead Generation Executive | Sales Executive | Rohit Lalwani | Mumbai, Maharashtra | Lead Generation, CRM, Email | I find leads for data engineering firms. |
Full Stack Overflow Moderator | Community Manager | Ira Basu | Kolkata, West Bengal | Moderation, Writing, Support | I answer questions about every stack. |
`;

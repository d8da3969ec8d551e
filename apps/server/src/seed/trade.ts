import type { JobCategory } from '@talaash/domain/job-post/choice';

/** What somebody's days look like: chooses the sentences of their experience. */
export const CRAFTS = [
  'interface',
  'service',
  'mobile',
  'platform',
  'data',
  'model',
  'device',
  'business',
  'testing',
  'design',
] as const;
export type Craft = (typeof CRAFTS)[number];

export type Trade = {
  title: string;
  /** How common it is among people. */
  weight: number;
  craft: Craft;
  category: JobCategory;
  /** Pay against a React developer of the same experience. */
  payFactor: number;
  /** What everybody in it knows. */
  core: readonly string[];
  /** What some know, the commonest first. */
  others: readonly string[];
};

// One line for each: title | weight | craft | pay factor | core skills | other skills
const DEVELOPMENT = `
React Developer | 12 | interface | 1 | React, JavaScript, TypeScript | Redux, HTML, CSS, Next.js, Git, Tailwind CSS, REST APIs, Jest, React Query, Webpack, GraphQL, Vite, Storybook, Material UI, Accessibility, Node.js, Cypress, Figma
Full Stack Developer | 12 | service | 1.08 | JavaScript, React, Node.js | MongoDB, Express, TypeScript, PostgreSQL, Docker, AWS, HTML, CSS, Git, REST APIs, Next.js, Redis, GraphQL, MySQL, NestJS, Redux, CI/CD, Kafka
Java Developer | 11 | service | 1.02 | Java, Spring Boot, SQL | Microservices, Hibernate, MySQL, Kafka, REST APIs, Docker, JUnit, Maven, AWS, Redis, Kubernetes, Jenkins, PostgreSQL, Oracle, Spring Security, Git, Elasticsearch
Python Developer | 10 | service | 1.02 | Python, Django, REST APIs | PostgreSQL, FastAPI, Flask, Docker, AWS, Celery, Redis, Git, MySQL, Pandas, pytest, Linux, SQLAlchemy, MongoDB, Kubernetes, GraphQL
Frontend Developer | 7 | interface | 0.94 | JavaScript, HTML, CSS | React, TypeScript, Sass, Tailwind CSS, Vue.js, Git, Bootstrap, Figma, Webpack, Accessibility, jQuery, Redux, Jest, Angular, Vite, Web Performance
Backend Developer | 6 | service | 1.05 | Node.js, TypeScript, PostgreSQL | Express, NestJS, MongoDB, Redis, Docker, AWS, GraphQL, RabbitMQ, Kafka, REST APIs, Microservices, Jest, Git, Kubernetes, MySQL, Elasticsearch
DevOps Engineer | 6 | platform | 1.15 | AWS, Docker, Kubernetes | Terraform, Jenkins, Linux, CI/CD, Ansible, Git, Prometheus, Grafana, Python, Bash, Helm, GitHub Actions, Azure, Nginx, Argo CD, GitLab CI
.NET Developer | 5 | service | 0.96 | C#, .NET Core, SQL Server | Entity Framework, Azure, Web API, Angular, Microservices, LINQ, JavaScript, Docker, Azure DevOps, Blazor, Git, Redis, xUnit, REST APIs
Data Scientist | 5 | model | 1.2 | Python, Machine Learning, SQL | Pandas, scikit-learn, NumPy, Statistics, Deep Learning, TensorFlow, NLP, Power BI, PyTorch, A/B Testing, Spark, Tableau, Time Series, AWS, XGBoost
Data Engineer | 5 | data | 1.15 | Python, SQL, Spark | Airflow, AWS, Kafka, Snowflake, Databricks, ETL, Hadoop, dbt, PostgreSQL, Azure Data Factory, BigQuery, Scala, Docker, Hive, Redshift
Angular Developer | 4 | interface | 0.96 | Angular, TypeScript, JavaScript | RxJS, HTML, CSS, NgRx, Angular Material, REST APIs, Git, Jasmine, Node.js, Bootstrap, Sass, Karma, .NET Core, Jest
Android Developer | 4 | mobile | 1.02 | Kotlin, Android, Java | Jetpack Compose, MVVM, Retrofit, Room, Coroutines, Firebase, Git, Dagger Hilt, REST APIs, Material Design, SQLite, Gradle, Espresso
PHP Developer | 4 | service | 0.8 | PHP, Laravel, MySQL | JavaScript, HTML, CSS, jQuery, REST APIs, WordPress, CodeIgniter, Vue.js, Git, Redis, Symfony, Linux, AWS, Bootstrap
Machine Learning Engineer | 3 | model | 1.28 | Python, PyTorch, Machine Learning | TensorFlow, MLOps, Docker, NLP, Computer Vision, AWS, FastAPI, LLMs, Kubernetes, SQL, MLflow, scikit-learn, Spark, LangChain
Flutter Developer | 3 | mobile | 0.92 | Flutter, Dart, Firebase | REST APIs, BLoC, Git, Android, iOS, Provider, SQLite, Riverpod, CI/CD, GraphQL, Figma, Kotlin
Data Analyst | 3 | data | 0.82 | SQL, Excel, Power BI | Python, Tableau, Statistics, Pandas, Google Analytics, Looker, DAX, Data Modelling, A/B Testing, BigQuery, R, SQL Server
React Native Developer | 2.5 | mobile | 1 | React Native, JavaScript, TypeScript | Redux, React, Firebase, REST APIs, iOS, Android, Git, Expo, Jest, GraphQL, Push Notifications, Detox, Node.js
iOS Developer | 2.5 | mobile | 1.08 | Swift, iOS, Xcode | SwiftUI, UIKit, Combine, Core Data, MVVM, REST APIs, Objective-C, Firebase, XCTest, Git, Fastlane, Core Animation
Site Reliability Engineer | 2 | platform | 1.25 | Kubernetes, Linux, Prometheus | Terraform, Go, AWS, Python, Grafana, Incident Management, Docker, Kafka, Ansible, Google Cloud, Bash, Istio, OpenTelemetry
Cloud Engineer | 2 | platform | 1.12 | AWS, Azure, Terraform | Linux, Docker, Kubernetes, Python, Google Cloud, Networking, IAM, CI/CD, PowerShell, Serverless, Cost Optimisation, Ansible
Go Developer | 2 | service | 1.22 | Go, PostgreSQL, Microservices | gRPC, Docker, Kubernetes, Kafka, Redis, AWS, REST APIs, Prometheus, Git, MongoDB, Linux, NATS
Salesforce Developer | 2 | business | 1.08 | Salesforce, Apex, Lightning Web Components | SOQL, Visualforce, Salesforce Administration, JavaScript, REST APIs, Flows, Service Cloud, CPQ, Copado, Sales Cloud
WordPress Developer | 2 | business | 0.66 | WordPress, PHP, CSS | HTML, JavaScript, WooCommerce, jQuery, MySQL, Elementor, SEO, REST APIs, Figma, Gutenberg, Git
SAP ABAP Developer | 1.5 | business | 1.02 | SAP ABAP, SAP S/4HANA, OData | SAP Fiori, CDS Views, BAPI, ALV Reports, SAP HANA, Smart Forms, IDoc, SAP MM, SAP SD, UI5
Vue.js Developer | 1.5 | interface | 0.95 | Vue.js, JavaScript, CSS | Nuxt, TypeScript, Pinia, Vuex, HTML, Vite, Tailwind CSS, REST APIs, Git, Jest, Laravel, Node.js
Embedded Software Engineer | 1.5 | device | 0.98 | C, Embedded C, RTOS | C++, ARM Cortex, CAN, I2C, SPI, Embedded Linux, Python, AUTOSAR, UART, FreeRTOS, Git, Oscilloscope Debugging
Ruby on Rails Developer | 1.4 | service | 1.08 | Ruby on Rails, Ruby, PostgreSQL | RSpec, Sidekiq, Redis, JavaScript, Hotwire, AWS, Docker, GraphQL, React, Git, Heroku
C++ Developer | 1.2 | device | 1.1 | C++, Linux, Multithreading | Qt, STL, Boost, Python, CMake, GDB, Design Patterns, TCP/IP, OpenCV, Git, CUDA
Security Engineer | 1 | platform | 1.2 | Application Security, Penetration Testing, Linux | Burp Suite, OWASP, Python, AWS, SIEM, Threat Modelling, Network Security, IAM, Wireshark, Docker
Database Administrator | 1 | data | 0.98 | PostgreSQL, Oracle, SQL | Performance Tuning, MySQL, Backup and Recovery, Replication, Linux, SQL Server, AWS RDS, PL/SQL, MongoDB, Bash
Business Intelligence Developer | 1 | data | 0.95 | Power BI, SQL, DAX | SSIS, SQL Server, Tableau, Data Warehousing, Azure Data Factory, Excel, Python, SSRS, Snowflake, Data Modelling
Game Developer | 0.8 | mobile | 0.88 | Unity, C#, Game Design | Unreal Engine, C++, Blender, Shader Graph, Photon, Git, AR, VR, Android, iOS
Blockchain Developer | 0.5 | service | 1.2 | Solidity, Ethereum, JavaScript | Hardhat, Node.js, React, Smart Contracts, Rust, TypeScript, Go, IPFS, Ethers.js
Rust Developer | 0.4 | service | 1.3 | Rust, Linux, PostgreSQL | Tokio, gRPC, WebAssembly, Docker, Kafka, C++, Go, Python, AWS
`;

const TESTING = `
QA Engineer | 6 | testing | 0.82 | Manual Testing, Test Cases, JIRA | Regression Testing, API Testing, Postman, SQL, Selenium, Agile, Smoke Testing, Bug Reporting, Java, Cross-Browser Testing, Test Planning, Cypress
Automation Test Engineer | 5.5 | testing | 0.95 | Selenium, Java, TestNG | API Testing, Cucumber, Postman, REST Assured, Jenkins, Maven, Page Object Model, SQL, JIRA, Playwright, Git, Appium, BDD
SDET | 2.5 | testing | 1.1 | Playwright, TypeScript, API Testing | Java, Selenium, Docker, CI/CD, Python, REST Assured, Cypress, Jenkins, Performance Testing, Git, Contract Testing, Kubernetes
Manual Tester | 2.5 | testing | 0.68 | Manual Testing, Test Cases, Regression Testing | JIRA, Bug Reporting, Smoke Testing, SQL, User Acceptance Testing, Functional Testing, Mobile Testing, TestRail, Agile
Performance Test Engineer | 1 | testing | 1 | JMeter, Performance Testing, Load Testing | Gatling, Grafana, SQL, LoadRunner, Java, AWS, k6, Dynatrace, Linux, API Testing
Mobile Test Engineer | 0.8 | testing | 0.88 | Appium, Mobile Testing, Java | Android, iOS, API Testing, Charles Proxy, BrowserStack, Espresso, XCUITest, JIRA, Python
`;

const DESIGN = `
UI/UX Designer | 12 | design | 0.9 | Figma, Wireframing, Prototyping | User Research, Adobe XD, Design Systems, Usability Testing, Interaction Design, Photoshop, Illustrator, HTML, CSS, User Flows, Information Architecture, Accessibility
Product Designer | 6 | design | 1.15 | Figma, Product Thinking, Design Systems | User Research, Prototyping, Usability Testing, Interaction Design, Wireframing, Journey Mapping, Accessibility, Framer, A/B Testing, Workshop Facilitation
Visual Designer | 2.8 | design | 0.78 | Illustrator, Photoshop, Figma | Branding, Typography, Illustration, After Effects, InDesign, Motion Design, Design Systems, Social Media Design, Lottie
UX Researcher | 1.8 | design | 1.02 | User Research, Usability Testing, User Interviews | Journey Mapping, Surveys, Figma, Card Sorting, Persona Building, Google Analytics, Information Architecture, Workshop Facilitation, Statistics
Motion Designer | 1.2 | design | 0.8 | After Effects, Motion Design, Illustrator | Lottie, Premiere Pro, Figma, Photoshop, Cinema 4D, Blender, Storyboarding, Typography
`;

export const TRADES: readonly Trade[] = [
  ...tradesOf('Software_Development', DEVELOPMENT),
  ...tradesOf('Software_Testing', TESTING),
  ...tradesOf('UI_UX_Design', DESIGN),
];

function tradesOf(category: JobCategory, table: string): Trade[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', weight, craftName, payFactor, core = '', others = ''] = line.split(' | ');
      const craft = CRAFTS.find((each) => each === craftName);
      if (!craft) throw new Error(`No craft in the line of ${title}`);
      return {
        title,
        weight: Number(weight),
        craft,
        category,
        payFactor: Number(payFactor),
        core: core.split(', '),
        others: others.split(', '),
      };
    });
}

const CHILDREN: readonly (readonly [parent: string, children: string])[] = [
  [
    'SQL',
    'MySQL, PostgreSQL, MariaDB, SQL Server, SQLite, PL/SQL, T-SQL, Oracle, BigQuery, Redshift, Snowflake',
  ],
  ['JavaScript', 'TypeScript, React, Angular, Vue.js, Node.js, jQuery, Next.js'],
  ['React', 'Next.js, Redux'],
  ['Vue.js', 'Nuxt, Vuex, Pinia'],
  ['Node.js', 'Express, NestJS'],
  ['Java', 'Spring Boot, Hibernate'],
  ['Python', 'Django, Flask, FastAPI, Pandas'],
  ['PHP', 'Laravel, CodeIgniter, Symfony'],
  ['Ruby', 'Ruby on Rails'],
  ['Dart', 'Flutter'],
  ['Swift', 'SwiftUI'],
  ['CSS', 'Sass, Tailwind CSS, Bootstrap'],
  ['Spark', 'PySpark, Databricks'],
  ['AWS', 'EC2, S3, Lambda, ECS, EKS, CloudFormation'],
  ['C#', 'ASP.NET, Entity Framework'],
  ['Machine Learning', 'Deep Learning, scikit-learn, TensorFlow, PyTorch, XGBoost'],
  ['NoSQL', 'MongoDB, Cassandra, DynamoDB, Couchbase'],
];

/** Skills that nobody has without another one, by that one. Whoever asks for SQL finds PostgreSQL, and a job post that asks for it is met by it. */
export const SKILL_CHILDREN: readonly (readonly [parent: string, children: readonly string[]])[] =
  CHILDREN.map(([parent, children]) => [parent, children.split(', ')]);

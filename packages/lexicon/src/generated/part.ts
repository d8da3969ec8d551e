// Made of words/part.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';

/** Skills, each with the skills that imply it below: PostgreSQL implies SQL. */
export const PART = entriesOf<never>(
  "AWS\n  CloudFormation\n  EC2\n  ECS\n  EKS\n  Lambda\n  S3\nC#\n  ASP.NET\n  Entity Framework\nCSS\n  Bootstrap\n  Sass\n  Tailwind CSS\nDart\n  Flutter\nJava\n  Hibernate\n  Spring Boot\nJavaScript\n  Angular\n  jQuery\n  Next.js\n  Node.js\n  React\n  TypeScript\n  Vue.js\nMachine Learning\n  Deep Learning\n  PyTorch\n  scikit-learn\n  TensorFlow\n  XGBoost\nNode.js\n  Express\n  NestJS\nNoSQL\n  Cassandra\n  Couchbase\n  DynamoDB\n  MongoDB\nPHP\n  CodeIgniter\n  Laravel\n  Symfony\nPython\n  Django\n  FastAPI\n  Flask\n  Pandas\nReact\n  Next.js\n  Redux\nRuby\n  Ruby on Rails\nSpark\n  Databricks\nSQL\n  BigQuery\n  MariaDB\n  MySQL\n  Oracle\n  PL/SQL\n  PostgreSQL\n  Redshift\n  Snowflake\n  SQL Server\n  SQLite\n  T-SQL\nSwift\n  SwiftUI\nVue.js\n  Nuxt\n  Pinia\n  Vuex",
);

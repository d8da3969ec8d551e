/** Words of nearly the same meaning: each finds the others, with a lower score than itself. */
export const RELATED: readonly (readonly string[])[] = [
  ['developer', 'engineer', 'programmer', 'coder'],
  ['designer', 'design'],
  ['tester', 'testing', 'test', 'qa', 'sdet'],
  ['analyst', 'analytics', 'analysis'],
  ['administrator', 'administration'],
  ['architect', 'architecture'],
  ['recruiter', 'recruitment'],
  ['frontend', 'ui'],
  ['ui', 'ux'],
  ['devops', 'sre'],
  ['lead', 'principal', 'staff'],
  ['fresher', 'graduate', 'junior', 'intern', 'trainee'],
  ['ios', 'swift'],
  ['android', 'kotlin'],
  ['mern', 'full-stack'],
  ['bi', 'power-bi'],
  ['ai', 'ml', 'gen-ai'],
  ['c#', 'dotnet'],
  ['accountant', 'accounts', 'accounting'],
  ['teacher', 'teaching', 'tutor'],
  ['nurse', 'nursing'],
  ['lawyer', 'legal'],
];

/** A word that also finds what belongs to it, with a lower score: who asks for a mobile developer is glad of Android, and not the other way round. */
export const FINDS: readonly (readonly [word: string, ...found: string[]])[] = [
  ['frontend', 'react', 'angular', 'vue'],
  ['backend', 'node.js'],
  ['mobile-developer', 'android', 'ios', 'flutter', 'react-native'],
  ['web-developer', 'frontend', 'full-stack', 'php'],
  ['web-designer', 'designer'],
  ['test-automation', 'sdet', 'qa'],
  ['data-science', 'ml'],
  ['ux', 'product-designer'],
  ['prompt-engineering', 'gen-ai', 'llm'],
  ['erp', 'sap'],
  ['support-engineer', 'support', 'customer-support', 'sysadmin'],
  ['sde', 'developer', 'engineer'],
  ['developer', 'sde'],
  ['engineer', 'sde', 'sdet'],
];

/** What the name of several technologies together stands for: whoever knows all of them is the right one. */
export const STACKS: readonly (readonly [name: string, ...parts: string[]])[] = [
  ['MERN', 'mongodb', 'express', 'react', 'node.js'],
  ['MEAN?', 'mongodb', 'express', 'angular', 'node.js'],
  ['MEVN', 'mongodb', 'express', 'vue', 'node.js'],
  ['PERN', 'postgresql', 'express', 'react', 'node.js'],
  ['LAMP?', 'linux', 'apache', 'mysql', 'php'],
  ['ELK', 'elasticsearch', 'logstash', 'kibana'],
];

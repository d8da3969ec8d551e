// Made of words/stack.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';
/** Names of technology stacks, each with its technologies below. */
export const STACK = entriesOf<'plain'>("ELK\n  elasticsearch\n  kibana\n  logstash\nLAMP [plain]\n  apache\n  linux\n  mysql\n  php\nMEAN [plain]\n  angular\n  express\n  mongodb\n  node.js\nMERN\n  express\n  mongodb\n  node.js\n  react\nMEVN\n  express\n  mongodb\n  node.js\n  vue\nPERN\n  express\n  node.js\n  postgresql\n  react");

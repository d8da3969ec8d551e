// Made of words/employer-group.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';
/** Names for several employers together, each with the employers below. */
export const EMPLOYER_GROUP = entriesOf<'name'>("big 4\n  big four [name]\n  big4 [name]\n  Deloitte\n  EY\n  KPMG\n  PwC\nfaang\n  Amazon\n  Apple\n  big tech [name]\n  fang [name]\n  Google\n  maang [name]\n  Meta\n  Microsoft\n  Netflix\nwitch companies\n  Cognizant\n  HCLTech\n  Infosys\n  Tata Consultancy Services\n  Wipro");

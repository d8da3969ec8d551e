// Made of words/inflection.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';
/** Words whose plural the library gets wrong, each with the correct plural below. A word with nothing below has no other number. */
export const INFLECTION = entriesOf<never>("aws\naxis\n  axes\nbash\ncommi\n  commis\ncss\ndevops\nhave\n  haves\nindex\n  indexes\nios\njenkins\nkubernetes\nlens\n  lenses\nlms\nmasseuse\n  masseuses\nmedium\n  media\nmis\nmysql\noops\npandas\npostgres\nrails\nredis\nsas\nschema\n  schemas\nssis\nssrs\ntech\n  techs\nvirus\n  viruses");

// Made of words/number.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';
/** Numbers, each with the words for it below. */
export const NUMBER = entriesOf<never>("1\n  one\n10\n  ten\n11\n  eleven\n12\n  twelve\n13\n  thirteen\n14\n  fourteen\n15\n  fifteen\n16\n  sixteen\n17\n  seventeen\n18\n  eighteen\n19\n  nineteen\n2\n  two\n20\n  twenty\n3\n  three\n4\n  four\n5\n  five\n6\n  six\n7\n  seven\n8\n  eight\n9\n  nine");

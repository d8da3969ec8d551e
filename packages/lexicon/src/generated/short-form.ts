// Made of words/short-form.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';
/** Words, and below each the short forms that people type in messages. */
export const SHORT_FORM = entriesOf<never>("because\n  bcoz\ncandidates\n  cand\n  candi\nengineer\n  enggr\n  engr\nexperienced\n  expd\nfrom\n  frm\nimmediate\n  immd\n  immed\nknowledge\n  knwldg\nmonths\n  mnths\n  mths\nnot\n  aren't\n  arent\n  didn't\n  didnt\n  doesn't\n  doesnt\n  don't\n  dont\n  hadn't\n  hadnt\n  hasn't\n  hasnt\n  haven't\n  havent\n  isn't\n  isnt\n  mustn't\n  mustnt\n  shouldn't\n  shouldnt\n  wasn't\n  wasnt\n  weren't\n  werent\nrequired\n  reqd\nweeks\n  wks\nwith\n  wid\n  wth");

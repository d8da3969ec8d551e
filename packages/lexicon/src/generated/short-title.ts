// Made of words/short-title.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';
/** Abbreviated job titles. Below each its words, unless another file explains them. */
export const SHORT_TITLE = entriesOf<never>("apm\n  associate product manager\nasm\n  area sales manager\nba\nbde\nbdm\nca\nceo\ncfo\nchro\ncmo\ncoo\ncs\ncsm\ncto\nda\n  data analyst\ndba\nea\nem\ngm\nhr\nhrbp\nkam\npa\npm\npmm\n  product marketing manager\npo\nqa\nrm\nrsm\n  regional sales manager\nsde\nse\n  software engineer\nsre\ntl\ntpm\nvp");

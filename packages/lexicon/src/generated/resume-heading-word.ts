// Made of words/resume-heading-word.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';

/** Words that may accompany a heading word in the headings of a resume. */
export const RESUME_HEADING_WORD = entriesOf<never>(
  "a\nability\nadditional\nand\narea\nattended\nbackground\nbrief\ncase\nchronology\nco\ncollege\ncompleted\ncomputer\ncore\ncorporate\ncredential\ncurrent\ncurricular\ndetail\ndomain\ndone\nexecutive\nexposure\nextra\nfor\nframework\nfreelance\nfunctional\nget\nhandled\nhard\nhighlight\nhistory\nin\nindustrial\nindustry\ninfo\ninformation\nit\njob\njourney\nkey\nknow\nknown\nmain\nmajor\nme\nmedia\nminor\nmy\nnotable\nof\nonline\nopen\norganisation\norganisational\norganization\norganizational\nother\npath\nprevious\nprimary\nprior\nprofessional\nprogramming\nreach\nrecent\nrecord\nrelevant\nresume\nrole\nscholastic\nsecondary\nselected\nset\nside\nsnapshot\nsoft\nsoftware\nsource\nstatement\nstudy\ntech\ntechnical\nthe\ntop\ntotal\ntouch\nundertaken\nweb\nwith\nworking",
);

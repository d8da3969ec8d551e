// Made of words/school.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';

/** Words that name a school, a university or an examination board. Universities with several names are in college.txt. */
export const SCHOOL = entriesOf<'board' | 'place' | 'exact'>(
  "academy [place]\nahsec [board]\naktu\namity\nbhavan\nbit\nbits [exact]\nbms\nboard [board]\nbput\nbseb [board]\ncbse [board]\ncgbse [board]\nchse [board]\ncoep\ncollege [place]\nconvent\ncsvtu\ncusat\ndav\ndbatu\ndhse [board]\ndps\ndtu\nfaculty of\nggsipu\ngseb [board]\ngshseb [board]\ngtu\ngurukul\ngurukulam\nhbse [board]\nhpbose [board]\nicse [board]\nignou\niiser\niist\ninstitute [place]\ninstitution\nisc [board]\njac [board]\njkbose [board]\njnu\nkendriya\nkiit\nkv\nmakaut\nmandir\nmanipal\nmanit\nmdu\nmit\nmnit\nmnnit\nmpbse [board]\nnielit\nniit\nniketan\nnios [board]\nnitk\nnitt\nnmims\nnsit\nnsut\npes\npolytech\npolytechnic\npseb [board]\npsg\nptu\nrbse [board]\nrgpv\nrtu\nrvce\nschool [place]\nseba [board]\nshiksha\nsiksha\nsrm\nssn\nsvnit\nthapar\nuniv\nuniversity\nupes\nupmsp [board]\nuptu\nvidya mandir\nvidya niketan\nvidya peetham\nvidya shram\nvidyalay\nvidyalaya [place]\nvidyapeeth\nvjti\nvnit\nwbbse [board]\nwbchse [board]\nwbut\nकॉलेज\nबोर्ड\nमहाविद्यालय\nविद्यालय\nविश्वविद्यालय\nसंस्थान\nस्कूल",
);

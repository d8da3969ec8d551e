// Made of words/month.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';
/** Months, each with its other names below. */
export const MONTH = entriesOf<never>("April\n  apr\n  अप्रैल\nAugust\n  aug\n  अगस्त\nDecember\n  dec\n  दिसंबर\n  दिसम्बर\nFebruary\n  feb\n  febuary\n  फरवरी\n  फ़रवरी\nJanuary\n  jan\n  जनवरी\nJuly\n  jul\n  जुलाई\nJune\n  jun\n  जून\nMarch\n  mar\n  मार्च\nMay\n  मई\nNovember\n  nov\n  नवंबर\n  नवम्बर\nOctober\n  oct\n  अक्टूबर\n  अक्तूबर\nSeptember\n  sep\n  sept\n  सितंबर\n  सितम्बर");

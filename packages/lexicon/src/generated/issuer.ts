// Made of words/issuer.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';

/** Certificate issuers, each with its other names below. */
export const ISSUER = entriesOf<never>(
  "Accenture\nAdobe\nAmazon Web Services\n  amazon\n  aws\nApollo\nAptech\nAXELOS\nC-DAC\n  cdac\nCisco\nCNCF\nCodeChef\nCoding Ninjas\nCompTIA\nCoursera\nDatabricks\nDeepLearning.AI\nDocker\nEC-Council\nedureka\nedX\nForage\nfreeCodeCamp\nGeeksforGeeks\nGoogle\n  google cloud\nGreat Learning\nGUVI\nHackerRank\nHashiCorp\nIBM\nInfosys\n  infosys springboard\nInteraction Design Foundation\nInternshala\nISACA\nISC2\n  (isc)²\nISTQB\nJetking\nKaggle\nLinkedIn\n  linkedin learning\nLinux Foundation\n  the linux foundation\nMeta\n  facebook\nMicrosoft\nMongoDB\n  mongodb university\nNielsen Norman Group\n  nn/g\nNIIT\nNPTEL\nNSDC\nNVIDIA\nOracle\n  oracle university\nPluralsight\nPMI\nPostman\nQSpiders\nRed Hat\n  redhat\nSalesforce\nSAP\nScaler\nScrum Alliance\nScrum.org\nSeed Infotech\nSimplilearn\nSkill India\nSnowflake\nSoloLearn\nStanford\n  stanford university\nSWAYAM\nTata\nTCS\n  tcs ion\nTestDome\nUdacity\nUdemy\nupGrad\nWipro",
);

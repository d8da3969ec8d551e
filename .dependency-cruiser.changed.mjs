// The boundaries of some files. Who imports a file is not known then, so the rule for modules without importers is left out.
import rules from './.dependency-cruiser.mjs';

export default { ...rules, forbidden: rules.forbidden.filter(({ name }) => name !== 'no-orphans') };

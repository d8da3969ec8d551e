// A cycle between folders, which the rule between files does not see. Tests are left out: a harness stands on what it tests.
import rules from './.dependency-cruiser.mjs';

const { exclude, ...options } = rules.options;

export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      scope: 'folder',
      comment: 'Folders that import each other in a circle cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [...exclude.path, '\\.test\\.tsx?$'] } },
};

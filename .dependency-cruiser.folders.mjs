// Finds cycles between folders, which the rule for files cannot find. Tests are left out, because they import what they test.
import rules from './.dependency-cruiser.mjs';

const { exclude, ...options } = rules.options;

export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      scope: 'folder',
      comment: 'Folders in a cycle cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [...exclude.path, '\\.test\\.tsx?$'] } },
};

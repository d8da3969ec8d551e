/**
 * The version of the API below /api/v1, as its description says. The first number is that of the path. A change that may break a
 * program raises the second one, any other change the third; docs/api-changelog.md says what changed.
 */
export const API_VERSION = '1.0.0';

import type { JobCategory } from '@talaash/domain/job-post/choice';

const TITLES: readonly (readonly [JobCategory, RegExp])[] = [
  [
    'Software_Testing',
    /\b(?:test(?:er|ing)?|qa|sdet|quality (?:assurance|analyst|engineer)|automation (?:tester|test)|परीक्षक)\b/iu,
  ],
  [
    'UI_UX_Design',
    /\b(?:ui|ux|ui\/ux|(?:product|visual|graphic|interaction|web|motion|experience|interface) design(?:er)?|designer|illustrator)\b/iu,
  ],
  [
    'Software_Development',
    /\b(?:software|developer|programmer|engineer|devops|sre|sde|full[- ]?stack|front[- ]?end|back[- ]?end|architect|data (?:analyst|engineer|scientist)|machine learning|ml|technical lead|tech lead|abap|android|ios|java|python|web|database|dba|scientist|system administrator|consultant|cto)\b|डेवलपर|इंजीनियर/iu,
  ],
];
const DEVELOPER_TITLE =
  /\b(?:ui|ux|web|front[- ]?end) (?:developer|engineer|programmer)\b|\bdesign engineer\b/i;
const SKILLS: Readonly<Record<JobCategory, RegExp>> = {
  Software_Testing:
    /\b(?:selenium|testng|manual testing|test cases?|jira|postman|appium|jmeter|qa|bugzilla|regression|cucumber|rest assured|playwright|cypress|istqb|hp alm|uft)\b/i,
  UI_UX_Design:
    /\b(?:figma|sketch|adobe xd|photoshop|illustrator|wirefram\w*|prototyp\w*|user research|typography|usability|invision|interaction design|design systems?)\b/i,
  Software_Development:
    /\b(?:java|python|c\+\+|c#|react|angular|node|spring|django|kotlin|go|golang|\.net|php|laravel|sql|aws|kubernetes|docker|javascript|typescript|html|spark|git|c|mysql|mongodb|android|flutter)\b/i,
};
const SKILLS_MIN = 3;

/** The category of the title. Falls back to the category of most skills if the title does not tell. */
export function categoryOf(
  titles: readonly (string | undefined)[],
  skills: readonly string[],
): JobCategory | undefined {
  for (const title of titles) {
    if (title === undefined) continue;
    if (DEVELOPER_TITLE.test(title)) return 'Software_Development';
    const found = TITLES.find(([, pattern]) => pattern.test(title));
    if (found !== undefined) return found[0];
  }
  const counts = Object.entries(SKILLS).map(([category, pattern]) => ({
    category: category as JobCategory,
    count: skills.filter((skill) => pattern.test(skill)).length,
  }));
  const [best, second] = counts.toSorted((a, b) => b.count - a.count);
  return best !== undefined && best.count >= SKILLS_MIN && best.count > (second?.count ?? 0)
    ? best.category
    : undefined;
}

/** Who wrote a text in the result of a tool. `conversation`: both sides. `comparison`: profiles, the search and the job post. */
export const TOOL_AUTHORS = ['talent', 'company', 'conversation', 'comparison'] as const;
export type ToolAuthor = (typeof TOOL_AUTHORS)[number];

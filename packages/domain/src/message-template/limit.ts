export const TEMPLATE_NAME_LENGTH = { min: 1, max: 60 } as const;

/** A template fits in the note of an invitation. */
export const TEMPLATE_TEXT_LENGTH_MAX = 1000;

/** Per company. */
export const TEMPLATES_MAX = 50;

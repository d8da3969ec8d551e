/** With a mask of the person: another background and another light. */
export const GROUND_STYLES = ['Plain_Light', 'Slate', 'Window_Light', 'Warm_Studio', 'Dark_Studio'] as const;

/** Without a mask: another crop and another light. The background stays. */
export const LIGHT_STYLES = ['Portrait', 'Bright', 'Warm', 'Cool', 'Black_And_White'] as const;

/** By an image model: other clothes. */
export const MODEL_STYLES = ['Professional', 'Blazer', 'Button_Down', 'Smart_Casual', 'Polo'] as const;
export type ModelStyle = (typeof MODEL_STYLES)[number];

export const HEADSHOT_STYLES = [...GROUND_STYLES, ...LIGHT_STYLES, ...MODEL_STYLES] as const;

/** A variation of a picture, named for what was done to it. */
export type HeadshotStyle = (typeof HEADSHOT_STYLES)[number];

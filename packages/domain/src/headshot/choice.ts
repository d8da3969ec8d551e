/** With a mask of the person: another ground and another light. */
export const GROUND_STYLES = ['Plain_Light', 'Slate', 'Window_Light', 'Warm_Studio', 'Dark_Studio'] as const;

/** Without a mask: another crop and another light. The ground stays. */
export const LIGHT_STYLES = ['Portrait', 'Bright', 'Warm', 'Cool', 'Black_And_White'] as const;

export const HEADSHOT_STYLES = [...GROUND_STYLES, ...LIGHT_STYLES] as const;

/** A variation of a picture, named for what was done to it. */
export type HeadshotStyle = (typeof HEADSHOT_STYLES)[number];

/** Stretches of a text that another rule has read already. */
export type Taken = readonly { readonly start: number; readonly end: number }[];

/** Within how many minutes of opening hours a lead is to be called. Apart from what reads the store: browsers draw it. */
export const goalMinutes = 15

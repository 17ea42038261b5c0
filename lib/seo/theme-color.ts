/** Plum of the design, for the bars that browsers and telephones draw around the site. */
export const themeColor = '#3a1745'

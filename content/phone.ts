/** The clinic's phone, E.164; formatted for people by `formatPhone`. Apart from `clinic`, of which browsers get no more. */
export const phone = '+380440000000'

/** How many scripts of events a property is tried on: a few in `npm test`, many in `npm run test:slow`. */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 20)

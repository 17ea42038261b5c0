import fc from 'fast-check'

/** How many scripts of events a property is tried on: a few in `npm test`, many in `npm run test:slow`. */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 20)

/** Any text: as the unit `binary`, for which fast-check makes a table of all characters first, in half a second. */
export const anyText = fc.string({
  unit: fc
    .nat(0x10f7ff)
    .map((index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800)),
})

import fc from 'fast-check'

/** Number of runs of each property test: few in `npm test`, many in `npm run test:slow`. */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 20)

/**
 * Any text. fast-check's unit `binary` generates the same texts, but needs half a second for
 * preparation.
 */
export const anyText = fc.string({
  unit: fc
    .nat(0x10f7ff)
    .map((index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800)),
})

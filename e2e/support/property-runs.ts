import fc from 'fast-check'

/** Number of runs of each property test: few in `npm test`, many in `npm run test:slow`. */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 20)

/**
 * Any text without lone surrogates. fast-check's unit `binary` would generate the same texts, but
 * its preparation takes half a second.
 */
export const anyText = fc.string({
  unit: fc
    .nat(0x10f7ff)
    .map((index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800)),
})

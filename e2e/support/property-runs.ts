import fc from 'fast-check'

/** Number of runs of each property test: few in `npm test`, many in `npm run test:slow`. */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 20)

/**
 * Any text without lone surrogates. The unit `binary` of fast-check would generate the same texts.
 * But fast-check would need half a second to prepare this unit.
 */
export const anyText = fc.string({
  unit: fc
    .nat(0x10f7ff)
    .map((index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800)),
})

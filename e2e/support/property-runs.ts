import fc from 'fast-check'

/** Runs of each property test: a few in `npm test`, many in `npm run test:slow`. */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 20)

/**
 * Any text. fast-check's unit `binary` is the same, but takes half a second to prepare its table.
 */
export const anyText = fc.string({
  unit: fc
    .nat(0x10f7ff)
    .map((index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800)),
})

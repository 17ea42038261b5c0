import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parseYaml } from '#lib/content/read-yaml'

type Key = string | number

const anything = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constantFrom(null, [], {}),
)
/**
 * Random values for each type. A random value of the same type as the original value gets past the
 * schema's type checks.
 */
const valuesByType = {
  string: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
  number: fc.oneof(fc.integer(), fc.nat(20), fc.double({ noNaN: true, noDefaultInfinity: true })),
  boolean: fc.boolean(),
}

/**
 * A random change of one part of a document. The change replaces the part's value, removes the
 * part, or shortens a list. `steps` is the path to the part: each number selects one key of the
 * next level.
 */
const change = fc.record({
  steps: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
  kind: fc.constantFrom('alike', 'alike', 'alike', 'anything', 'removed', 'shorter'),
  other: anything,
  ...valuesByType,
})

const files = new Map<string, unknown>()

function readFile(path: string): unknown {
  if (!files.has(path)) files.set(path, parseYaml(readFileSync(path, 'utf8')).toJS())
  return structuredClone(files.get(path))
}

/** Generates the path of a content file, and its text with one to three random changes. */
export const generateCorruptDocument = (name: string): fc.Arbitrary<[path: string, text: string]> =>
  fc.array(change, { minLength: 1, maxLength: 3 }).map((changes): [path: string, text: string] => {
    const path = `content/${name}.yaml`
    const value = { file: readFile(path) }
    for (const { steps, kind, other, ...likes } of changes) {
      let parent: Record<Key, unknown> = value
      let key: Key = 'file'
      for (const step of steps) {
        const part: unknown = parent[key]
        const keys = typeof part === 'object' && part !== null ? Object.keys(part) : []
        const next = keys[step % Math.max(1, keys.length)]
        if (next === undefined) continue
        parent = part as Record<Key, unknown>
        key = next
      }
      const before = parent[key]
      if (kind === 'removed') delete parent[key]
      else if (kind === 'shorter' && Array.isArray(before)) parent[key] = before.slice(1)
      else if (kind === 'anything') parent[key] = other
      else if ((typeof before) in likes)
        parent[key] = likes[typeof before as keyof typeof valuesByType]
    }
    return [path, JSON.stringify(value.file ?? null)]
  })

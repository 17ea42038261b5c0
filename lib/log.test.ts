import { globSync, readFileSync } from 'node:fs'

it('docs/operations.md explains every event that the site logs', () => {
  const operations = readFileSync('docs/operations.md', 'utf8')
  const rows = operations.split('\n').filter((line) => line.startsWith('|'))
  const sources = globSync('{lib,app}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  const text = sources.map((path) => readFileSync(path, 'utf8')).join('\n')
  // Matches calls that have the event name as a string. In lib/leads/outbox/start.ts, the argument
  // of `run` is the event name.
  const named = /(?:log\.(?:error|info)\(|write\('info', |\brun\()\s*'([a-z-]+)'/g
  const calls = [...text.matchAll(named)].map(([, code = '']) => code)
  expect(calls).toEqual(
    expect.arrayContaining(['lead-not-saved', 'dead-letter', 'retention-failed']),
  )
  const unnamed = [...text.matchAll(/log\.(?:error|info)\(\s*(?!')\S+/g)].map(([call]) => call)
  expect(unnamed.toSorted()).toEqual(['log.error(event,', 'log.info(name,'])
  expect(
    calls.filter((code) => !rows.some((row) => row.split('|')[1]?.includes(`\`${code}\``))),
  ).toEqual([])
})

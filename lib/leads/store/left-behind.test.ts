import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '#lib/env'
import { logLeadsLeftBehind } from '#lib/leads/store/left-behind'

it('says once that leads stay behind in DATA_DIR when the site is moved to PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'left-'))
  const DATABASE_URL = 'postgres://clinic:secret@127.0.0.1/clinic'
  const lines: string[] = []
  const spy = jest.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)))
  logLeadsLeftBehind(parseEnv({ DATA_DIR: folder, DATABASE_URL }))
  expect(lines).toEqual([])
  writeFileSync(join(folder, 'leads.sqlite'), '')
  logLeadsLeftBehind(parseEnv({ DATA_DIR: folder }))
  expect(lines).toEqual([])
  logLeadsLeftBehind(parseEnv({ DATA_DIR: folder, DATABASE_URL }))
  spy.mockRestore()
  rmSync(folder, { recursive: true })
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'error', event: 'leads-left-behind', folder }),
  ])
  expect(lines[0]).not.toContain('secret')
})

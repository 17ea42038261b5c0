import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyWithThirdLanguage } from '#e2e/support/third-language'

// Ten minutes, because a busy machine compiles the copy slowly.
jest.setTimeout(600_000)

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'third-language-'))
  copyWithThirdLanguage(folder)
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Runs a command in the copy, and returns what the command prints. */
function runInCopy(command: string, input = ''): string {
  const { stdout, stderr } = spawnSync(command, {
    cwd: folder,
    encoding: 'utf8',
    shell: true,
    input,
  })
  return stdout + stderr
}

it('a row and texts add a language: the content is in order, and the code compiles', () => {
  expect(runInCopy('npm run --silent check')).toBe('content/ and messages/ are in order\n')
  expect(runInCopy('next typegen > /dev/null && tsc --noEmit --incremental false')).toBe('')
})

const program = `
import { formatDay, formatPrice } from '#lib/i18n/format'
import { formatOpeningDays } from '#lib/time/opening-days'
import { joinShortWords } from '#lib/i18n/short-words'
import { searchPosts } from '#lib/blog/search'
const post = { id: '1', slug: 'sen', cover: '', title: 'Zdrowy sen', excerpt: 'O snach i śnie' }
console.log(joinShortWords('w górach'))
console.log(formatDay('pl', '2026-09-14'))
console.log(formatPrice('pl', 30000))
console.log(formatOpeningDays('pl', ['Monday', 'Tuesday', 'Friday']))
for (const query of ['sen', 'ZDROWY', 'snie']) console.log(searchPosts([post], query, 'pl').length)
`

it('dates, prices, days and short words follow from the row, and the search needs no word endings', () => {
  expect(runInCopy('node --input-type=module-typescript', program).trim().split('\n')).toEqual([
    'w\u00A0górach',
    '14\u00A0września 2026',
    '30\u00A0000\u00A0UAH',
    'Pon.–Wt., Pt.',
    '1',
    '1',
    '1',
  ])
})

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDocument } from 'yaml'

/** A copy of `content/` and `messages/` for a test to change; paths begin at its root. */
export type ContentCopy = {
  root: string
  read: (file: string) => string
  write: (file: string, text: string | Uint8Array) => void
  copy: (from: string, to: string) => void
  remove: (file: string) => void
  /** @throws Error when the change leaves the text as it was */
  edit: (file: string, change: (text: string) => string) => void
  /** Changes a field of a YAML file by its path, such as `hours.week.0`; undefined removes it. */
  set: (file: string, field: string, value: unknown) => void
}

const copiedFolders: string[] = []

export function makeContentCopy(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'check-'))
  copiedFolders.push(root)
  for (const name of ['content', 'messages']) cpSync(name, join(root, name), { recursive: true })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, text: string | Uint8Array) => {
    writeFileSync(join(root, file), text)
  }
  return {
    root,
    read,
    write,
    copy: (from, to) => {
      cpSync(join(root, from), join(root, to), { recursive: true })
    },
    remove: (file) => {
      rmSync(join(root, file), { recursive: true })
    },
    edit: (file, change) => {
      const text = read(file)
      if (change(text) === text) throw new Error(`The test changes nothing in ${file}`)
      write(file, change(text))
    },
    set: (file, field, value) => {
      const document = parseDocument(read(file))
      const keys = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
      if (value === undefined) document.deleteIn(keys)
      else document.setIn(keys, value)
      write(file, document.toString({ lineWidth: 0 }))
    },
  }
}

/** Removes all copies of a test file, after its tests. */
export function removeContentCopies(): void {
  for (const root of copiedFolders) rmSync(root, { recursive: true, force: true })
}

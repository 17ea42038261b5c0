import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDocument } from 'yaml'

/** A copy of `content/` and `messages/` that a test may change. Paths are relative to `root`. */
export type ContentCopy = {
  root: string
  read: (file: string) => string
  write: (file: string, text: string | Uint8Array) => void
  copy: (from: string, to: string) => void
  remove: (file: string) => void
  /** Changes the text of a file. @throws Error when `change` returns the same text */
  edit: (file: string, change: (text: string) => string) => void
  /** Sets a field of a YAML file, such as `hours.week.0`. The value undefined removes the field. */
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

export function removeContentCopies(): void {
  for (const root of copiedFolders) rmSync(root, { recursive: true, force: true })
}

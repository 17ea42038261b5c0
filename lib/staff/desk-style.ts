import { globSync, readFileSync } from 'node:fs'
import { hashSource } from '#lib/http/content-security-policy'

let sources: string[] | undefined

/** Source that allows the desk's one style sheet inline, read once; it is in no visitor's page. */
export const deskStyle = (): string[] => (sources = sources?.length ? sources : hashDeskSheet())

function hashDeskSheet(): string[] {
  const sheets = globSync('.next/static/chunks/*.css').map((file) => readFileSync(file, 'utf8'))
  return sheets.filter((sheet) => sheet.includes('--desk:')).map(hashSource)
}

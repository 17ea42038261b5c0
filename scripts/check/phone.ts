import type { Contents } from '#scripts/check/contents'
import { lineOf, type Problem } from '#scripts/check/problem'
import { readText } from '#scripts/check/typescript'

/** The phone as every device dials it (E.164). */
export function checkPhone(root: string, { phone }: Contents): Problem[] {
  const file = 'content/phone.ts'
  if (/^\+380\d{9}$/.test(phone)) return []
  return [
    {
      file,
      line: lineOf(readText(root, file), phone),
      problem: `“${phone}” cannot be dialled: write +380 and nine digits, without spaces, brackets or hyphens`,
    },
  ]
}

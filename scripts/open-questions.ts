import { readFileSync } from 'node:fs'

/** A question of `docs/legal-review.md` that is not ticked, and the files where its answer belongs. */
export type OpenQuestion = { question: string; files: string[] }

/** What a lawyer, an accountant and the clinic still have to confirm. */
export function openQuestions(): OpenQuestion[] {
  const lines = readFileSync('docs/legal-review.md', 'utf8').split('\n')
  return lines
    .filter((line) => line.startsWith('- [ ] '))
    .map((line) => ({
      question: line.slice('- [ ] '.length),
      files: [...line.matchAll(/`([^`]+\.\w+)`/g)].map(([, file = '']) => file),
    }))
}

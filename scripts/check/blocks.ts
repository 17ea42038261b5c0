import { marked, type Token } from 'marked'
import type { ArticleText } from '#scripts/check/articles'
import { lineAt } from '#scripts/check/problem'

/** A part of an article's text, its block tokens and what stands within them, with the line of the file it begins on. */
export type Part = { token: Token; line: number }

/** Blocks of an article: headings, paragraphs, lists, tables. */
export function blocksOf({ markdown, linesAbove }: Pick<ArticleText, 'markdown' | 'linesAbove'>): Part[] {
  let offset = 0
  return marked.lexer(markdown, { gfm: true }).flatMap((token) => {
    // The end of a list is not in its token.
    offset = Math.max(offset, markdown.indexOf(token.raw, offset))
    const line = linesAbove + lineAt(markdown, offset)
    offset += token.raw.length
    return token.type === 'space' ? [] : [{ token, line }]
  })
}

/** Tokens below a block of one type, the block included. */
export function partsOf(block: Part, type: string): Part[] {
  const found: Part[] = []
  let from = 0
  void marked.walkTokens([block.token], (token) => {
    const at = block.token.raw.indexOf(token.raw, from)
    if (token.type !== type) return
    if (at >= 0) from = at + token.raw.length
    found.push({ token, line: block.line + lineAt(block.token.raw, at) - 1 })
  })
  return found
}

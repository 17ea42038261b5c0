import type { YamlSource } from '#lib/content/read-yaml'

/**
 * Matches a file with a YAML head. The head stands between two lines `---`, and Markdown follows.
 */
export const headAndMarkdown = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/**
 * A Markdown file with a YAML head: the value of the head, the positions of its fields, and the
 * Markdown below the head.
 */
export type TextWithHead<Value> = YamlSource<Value> & {
  markdown: string
  /** Number of lines above the Markdown in the file. */
  linesAbove: number
}

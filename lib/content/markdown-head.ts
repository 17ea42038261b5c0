import type { YamlSource } from '#lib/content/read-yaml'

/** Matches a file with a YAML head: the head between two lines `---`, then the text. */
export const headAndMarkdown = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/**
 * A text with a YAML head: the value of the head with the positions of its fields, and the Markdown
 * below.
 */
export type TextWithHead<Value> = YamlSource<Value> & {
  markdown: string
  /** Number of lines above the Markdown in the file. */
  linesAbove: number
}

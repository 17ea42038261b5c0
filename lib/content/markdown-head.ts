import type { YamlSource } from '#lib/content/read-yaml'

/** Matches a file with a YAML head: the head between lines of three hyphens, then the text. */
export const headAndMarkdown = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** A text with a head: the head's value with the places of its fields, and the Markdown below. */
export type TextWithHead<Value> = YamlSource<Value> & {
  markdown: string
  /** Lines of the file above the Markdown. */
  linesAbove: number
}

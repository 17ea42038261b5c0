import type { YamlSource } from '#lib/content/read-yaml'

/** Matches a Markdown file with YAML front matter, which stands between two lines `---`. */
export const headAndMarkdown = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** A Markdown file with YAML front matter. `markdown` is the text below the front matter. */
export type TextWithHead<Value> = YamlSource<Value> & {
  markdown: string
  /** Number of lines above the Markdown in the file. */
  linesAbove: number
}

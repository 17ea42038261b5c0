import { isNode, stringify, type Document, type Node } from 'yaml'
import { headAndMarkdown } from '#lib/content/markdown-head'
import { parseYaml, placeholderTag } from '#lib/content/read-yaml'
import { getFileSchema } from '#lib/editing/document-files'
import { createEmptyValue } from '#lib/editing/field-values'
import { createFigure, figureForms } from '#lib/editing/figure-presets'
import { readFigureTexts } from '#lib/editing/figure-texts'
import { getFileShape } from '#lib/editing/file-shape'
import type { FieldPath } from '#lib/editing/form-shape'

// Functions that open, change and write the files of a document. A file is YAML, Markdown, or
// Markdown with YAML front matter. The YAML can contain comments and `!placeholder` tags.

/** An opened file of a document. */
export type OpenFile = {
  /** The YAML of the file, or the YAML front matter of a Markdown file. */
  document: Document
  /** The Markdown below the front matter; null for a YAML file. */
  markdown: string | null
  /** False for a printable sheet, which is Markdown without front matter. */
  hasHead: boolean
}

/** Opens the text of a file. YAML with syntax errors opens as an empty document. */
export function openFile(file: string, text: string): OpenFile {
  const hasHead = getFileSchema(file) !== undefined
  if (file.endsWith('.yaml')) return { document: parseOrEmpty(text), markdown: null, hasHead }
  const [, yaml = '', markdown = text] = (hasHead && headAndMarkdown.exec(text)) || []
  return { document: parseOrEmpty(yaml), markdown, hasHead }
}

function parseOrEmpty(yaml: string): Document {
  const document = parseYaml(yaml)
  return document.errors.length > 0 ? parseYaml('') : document
}

export function formatFile({ document, markdown, hasHead }: OpenFile): string {
  const yaml = formatYaml(document)
  if (markdown === null) return yaml
  return hasHead ? `---\n${yaml}---\n${markdown}` : markdown
}

/** Formats YAML in the style of `content/`. A no-break space in quotes is written as `\u00A0`. */
export function formatYaml(document: Document): string {
  const yaml = document.toString({ lineWidth: 0, flowCollectionPadding: false })
  const quotedText = /"(?:[^"\\\n]|\\.)*"/g
  return yaml.replace(quotedText, (quoted) => quoted.replaceAll('\u00A0', '\\u00A0'))
}

/**
 * Returns the text of a new file, in which all required fields are empty. A new `figure.yaml`
 * contains example numbers, so that its drawing is visible.
 */
export function createEmptyFile(file: string): string {
  const shape = getFileShape(file)
  const value = shape?.oneOf
    ? createFigure(shape, figureForms[0] ?? '', readFigureTexts())
    : createEmptyValue(shape ?? {})
  return formatFile({
    document: parseYaml(stringify(value, { aliasDuplicateObjects: false })),
    markdown: file.endsWith('.yaml') ? null : '\n',
    hasHead: shape !== undefined,
  })
}

/** The node of a field that is marked `!placeholder`; undefined for a field without this tag. */
export function findMarkedNode(document: Document, path: FieldPath): Node | undefined {
  const node = document.getIn(path, true)
  return isNode(node) && node.tag === placeholderTag ? node : undefined
}

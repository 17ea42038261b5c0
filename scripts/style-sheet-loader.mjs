import { readFile } from 'node:fs/promises'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'

/**
 * A Turbopack loader for style sheets (next.config.mjs, app/sheets.ts). The resulting module has
 * the text of the style sheet, built and minified by Tailwind, as its default export.
 *
 * @this {{
 *   resourcePath: string
 *   addDependency: (file: string) => void
 *   addContextDependency: (folder: string) => void
 * }}
 * @returns {Promise<string>}
 */
export default async function loadStyleSheet() {
  const from = this.resourcePath
  // Asset addresses in style sheets are paths of public/, so Tailwind must not rewrite them.
  const plugin = tailwind({ optimize: { minify: true }, transformAssetUrls: false })
  const { css, messages } = await postcss([plugin]).process(await readFile(from, 'utf8'), { from })
  for (const { type, file, dir } of messages) {
    if (type === 'dependency') this.addDependency(file)
    if (type === 'dir-dependency') this.addContextDependency(dir)
  }
  return `export default ${JSON.stringify(css)}`
}

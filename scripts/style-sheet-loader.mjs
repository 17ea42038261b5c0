import { readFile } from 'node:fs/promises'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'

/**
 * Loader of Turbopack (next.config.mjs, app/sheets.ts). Makes a module whose default export is the text
 * of the style sheet, built and minified by Tailwind.
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
  // Asset addresses are paths of public/ and stay as they are.
  const plugin = tailwind({ optimize: { minify: true }, transformAssetUrls: false })
  const { css, messages } = await postcss([plugin]).process(await readFile(from, 'utf8'), { from })
  for (const { type, file, dir } of messages) {
    if (type === 'dependency') this.addDependency(file)
    if (type === 'dir-dependency') this.addContextDependency(dir)
  }
  return `export default ${JSON.stringify(css)}`
}

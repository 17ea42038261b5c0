import { readFile } from 'node:fs/promises'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'

/**
 * Loader of Turbopack: a module whose default export is the style sheet as text, made by Tailwind and minified
 * (next.config.mjs, app/sheets.ts).
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
  // Asset addresses are those of public/: nothing rewrites them.
  const plugin = tailwind({ optimize: { minify: true }, transformAssetUrls: false })
  const { css, messages } = await postcss([plugin]).process(await readFile(from, 'utf8'), { from })
  for (const { type, file, dir } of messages) {
    if (type === 'dependency') this.addDependency(file)
    if (type === 'dir-dependency') this.addContextDependency(dir)
  }
  return `export default ${JSON.stringify(css)}`
}

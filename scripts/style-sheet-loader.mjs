import { readFile } from 'node:fs/promises'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'

/**
 * A Turbopack loader for style sheets (next.config.mjs, app/sheets.ts). Tailwind builds and
 * minifies the style sheet. The default export of the resulting module is the text of the style
 * sheet.
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
  // An address such as `/a.svg` in a style sheet is a path in public/. Tailwind must not rewrite
  // this address.
  const plugin = tailwind({ optimize: { minify: true }, transformAssetUrls: false })
  const { css, messages } = await postcss([plugin]).process(await readFile(from, 'utf8'), { from })
  for (const { type, file, dir } of messages) {
    if (type === 'dependency') this.addDependency(file)
    if (type === 'dir-dependency') this.addContextDependency(dir)
  }
  return `export default ${JSON.stringify(css)}`
}

import { toHashSource } from '#lib/request/policy'
import article from './article.pcss'
import blog from './blog.pcss'
import home from './home.pcss'
import landing from './landing.pcss'
import pages from './pages.pcss'
import sheet from './sheet.pcss'

/** Style sheets of visitors' pages by their kind, as text for `<style>`. */
export const sheets = { article, blog, home, landing, pages, sheet }

/** Sources of a Content-Security-Policy that allow these sheets; hashed once, when the module is loaded. */
export const sheetSources: readonly string[] = Object.values(sheets).map(toHashSource)

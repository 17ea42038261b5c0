import { toHashSource } from '#lib/request/policy'
import article from './article.pcss'
import blog from './blog.pcss'
import doctor from './doctor.pcss'
import home from './home.pcss'
import landing from './landing.pcss'
import pages from './pages.pcss'
import sheet from './sheet.pcss'

/** The style sheets of visitors' pages, by kind of page, as texts for `<style>`. */
export const sheets = { article, blog, doctor, home, landing, pages, sheet }

/** Content-Security-Policy hashes of these sheets, computed once. */
export const sheetSources: readonly string[] = Object.values(sheets).map(toHashSource)

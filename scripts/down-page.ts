import { writeFileSync } from 'node:fs'
import { getSiteContent } from '#lib/content/current-content'
import { defaultLocale, localeDetails, locales } from '#lib/i18n/locales'
import { formatPhone } from '#lib/leads/phone'

const style = `:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; box-sizing: border-box; padding: 1.5rem; display: grid; place-content: center; gap: 3rem;
  font: 1.125rem/1.5 system-ui, sans-serif; color: #3a1745; background: #fff; border-top: 1rem solid #d3efa0 }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; font-weight: 500 }
p { margin: 0; max-width: 32rem }
a { color: inherit; white-space: nowrap }
@media (prefers-color-scheme: dark) { body { color: #fff; background: #3a1745 } }`

/**
 * Writes public/down.html, which a proxy shows while no instance of the site responds. The page has
 * the error text in every language, with the clinic's phone.
 */
export function makeDownPage(): void {
  const { clinic, errorPage } = getSiteContent()
  const phone = `<a href="tel:${clinic.phone}">${formatPhone(clinic.phone)}</a>`
  const texts = locales.map((locale) => {
    const lines = `<h1>${errorPage.title[locale]}</h1>\n<p>${errorPage.text[locale]} ${phone}</p>`
    return `<div lang="${localeDetails[locale].tag}">\n${lines}\n</div>`
  })
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">\n<title>${clinic.name[defaultLocale]}</title>`
  const html = `<!doctype html>\n<html lang="${localeDetails[defaultLocale].tag}">\n${head}\n<style>${style}</style>\n${texts.join('\n')}\n</html>\n`
  writeFileSync('public/down.html', html)
}

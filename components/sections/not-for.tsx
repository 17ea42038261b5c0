import { getTranslations } from 'next-intl/server'
import type { Localized } from '#content/types'
import { currentLocale } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/text/short-words'

/** Who a programme is not for, under a value that stays out of its range. */
export async function NotFor({ lines }: { lines: readonly Localized[] }) {
  const t = await getTranslations('NotFor')
  const locale = await currentLocale()
  return (
    <section aria-labelledby="not-for-title" className="not-for">
      <svg aria-hidden="true">
        <rect width="100%" height="30" rx="6" className="scale-ground" />
        <rect width="58%" height="30" rx="6" className="fill-band" />
        <line x1="58%" x2="84%" y1="15" y2="15" className="to-go" />
        <circle cx="86%" cy="15" r="8" className="out" />
      </svg>
      <h2 id="not-for-title">{joinHeadingWords(t('title'))}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.en}>{line[locale]}</li>
        ))}
      </ul>
    </section>
  )
}

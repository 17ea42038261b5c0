import { getTranslations } from 'next-intl/server'
import type { Reference } from '#lib/blog/types'

/** The works an article leans on, numbered as in its text. */
export async function ArticleReferences({ references }: { references: readonly Reference[] }) {
  const t = await getTranslations('Article')
  if (references.length === 0) return null
  return (
    <section aria-labelledby="references" className="mt-14 max-w-176">
      <h2 id="references" className="title-3">
        {t('references')}
      </h2>
      <ol className="references note mt-4 grid gap-3 pl-6">
        {references.map(({ url, title, source, year }, index) => (
          <li key={url} id={`reference-${index + 1}`} lang={/[а-яіїєґ]/i.test(title) ? 'uk' : 'en'}>
            <a href={url} rel="noopener nofollow" className="text-ink underline underline-offset-2">
              {title}
            </a>
            . {source}, {year}.
          </li>
        ))}
      </ol>
    </section>
  )
}

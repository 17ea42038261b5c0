import { getTranslations } from 'next-intl/server'
import { markId, referenceId } from '#lib/blog/reference-marks'
import type { Reference } from '#lib/blog/types'

/** The works an article leans on, numbered as in its text; each leads back to its first mark there. */
export async function ArticleReferences({ references }: { references: readonly Reference[] }) {
  const t = await getTranslations('Article')
  if (references.length === 0) return null
  return (
    <section aria-labelledby="references" className="references">
      <h2 id="references">{t('references')}</h2>
      <ol>
        {references.map(({ url, title, source, year }, index) => (
          <li key={url} id={referenceId(index + 1)}>
            <span lang={/[а-яіїєґ]/i.test(title) ? 'uk' : 'en'}>
              <a href={url} rel="noopener nofollow">
                {title}
              </a>
              . {source}, {year}.
            </span>{' '}
            <a href={`#${markId(index + 1)}`} aria-label={t('backToMark', { number: index + 1 })}>
              {t('back')}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

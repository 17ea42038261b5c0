import { localeDetails, locales } from '#lib/i18n/locales'
import { indexedPages } from '#lib/i18n/routes'
import { campaignDimensions, maxLength } from '#lib/leads/visits/dimensions'
import type { LinkChoice } from '#lib/staff/links/choice'
import type { LinkOption } from '#lib/staff/links/link-pages'
import { deskWords } from '#lib/staff/words'

type LinkFormProps = {
  choice: LinkChoice
  articles: readonly LinkOption[]
  topics: readonly LinkOption[]
  /** Words of earlier campaigns, by their parameter. */
  suggested: ReadonlyMap<string, readonly string[]>
}

/** What a link is made of; sent by GET, so that the address of the result can be kept and shared. */
export async function LinkForm({ choice, articles, topics, suggested }: LinkFormProps) {
  const t = await deskWords('Staff')
  return (
    <form className="link-form" action="/staff/links">
      <p className="desk-field">
        <label htmlFor="page">{t('links.page')}</label>
        <select id="page" name="page" defaultValue={choice.page}>
          <optgroup label={t('links.pages')}>
            {indexedPages.map((page) => (
              <option key={page} value={page}>
                {t(`links.pageNames.${page}`)}
              </option>
            ))}
          </optgroup>
          {(
            [
              ['articles', articles],
              ['topics', topics],
            ] as const
          ).map(([name, options]) => (
            <optgroup key={name} label={t(`links.${name}`)}>
              {options.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </p>
      <p className="desk-field">
        <label htmlFor="language">{t('links.language')}</label>
        <select id="language" name="language" defaultValue={choice.locale}>
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={localeDetails[locale].tag}>
              {localeDetails[locale].name}
            </option>
          ))}
        </select>
      </p>
      <p className="desk-muted">{t('links.advice')}</p>
      {campaignDimensions.map((name) => (
        <p key={name} className="desk-field">
          <label htmlFor={name}>
            {t(`links.words.${name}`)} <code>{name}</code>
          </label>
          <input
            id={name}
            name={name}
            list={`${name}-earlier`}
            defaultValue={choice.campaign[name]}
            maxLength={maxLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            aria-describedby={`${name}-hint`}
          />
          <small id={`${name}-hint`} className="desk-muted">
            {t(`links.hints.${name}`)}
          </small>
          <datalist id={`${name}-earlier`}>
            {suggested.get(name)?.map((word) => (
              <option key={word} value={word} />
            ))}
          </datalist>
        </p>
      ))}
      <p>
        <button className="desk-button">{t('links.make')}</button>
      </p>
    </form>
  )
}

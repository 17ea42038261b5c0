import { Choice, Options } from '#components/staff/field'
import { localeDetails, locales } from '#lib/i18n/locales'
import { indexedPages } from '#lib/i18n/routes'
import { campaignDimensions, maxWordLength } from '#lib/leads/campaign'
import type { LinkChoice } from '#lib/desk/links/choice'
import { linkArticles, linkTopics } from '#lib/desk/links/link-pages'
import { deskLocale, deskWords } from '#lib/desk/words'

type LinkFormProps = {
  choice: LinkChoice
  /** Words of earlier campaigns, by their parameter. */
  suggested: ReadonlyMap<string, readonly string[]>
}

/** What a link is made of; sent by GET, so that the address of the result can be kept and shared. */
export async function LinkForm({ choice, suggested }: LinkFormProps) {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const pages = indexedPages.map((value) => ({ value, label: t(`links.pageNames.${value}`) }))
  const languages = locales.map((value) => ({
    value,
    label: localeDetails[value].name,
    lang: localeDetails[value].tag,
  }))
  return (
    <form className="link-form" action="/staff/links">
      <Choice name="page" label={t('links.page')} value={choice.page}>
        <Options label={t('links.pages')} options={pages} />
        <Options label={t('links.articles')} options={await linkArticles(locale)} />
        <Options label={t('links.topics')} options={await linkTopics(locale)} />
      </Choice>
      <Choice name="language" label={t('links.language')} value={choice.locale}>
        <Options options={languages} />
      </Choice>
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
            maxLength={maxWordLength}
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

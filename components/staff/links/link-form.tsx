import { Choice, deskButton, Field, Options } from '#components/staff/field'
import { linkArticles, linkTopics, type LinkChoice } from '#lib/desk/links'
import { deskLocale, deskWords } from '#lib/desk/words'
import { localeDetails, locales } from '#lib/i18n/locales'
import { indexedPages } from '#lib/i18n/routes'
import { campaignDimensions, maxWordLength } from '#lib/leads/campaign'

type LinkFormProps = { choice: LinkChoice; suggested: ReadonlyMap<string, readonly string[]> }

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
    <form className="grid grid-cols-1 content-start gap-4 [&_select]:w-full" action="/staff/links">
      <Choice name="page" label={t('links.page')} value={choice.page}>
        <Options label={t('links.pages')} options={pages} />
        <Options label={t('links.articles')} options={await linkArticles(locale)} />
        <Options label={t('links.topics')} options={await linkTopics(locale)} />
      </Choice>
      <Choice name="language" label={t('links.language')} value={choice.locale} options={languages} />
      <p className="text-muted">{t('links.advice')}</p>
      {campaignDimensions.map((name) => (
        <Field
          key={name}
          name={name}
          label={
            <>
              {t(`links.words.${name}`)} <code className="text-sm font-normal text-muted">{name}</code>
            </>
          }
          list={`${name}-earlier`}
          defaultValue={choice.campaign[name]}
          maxLength={maxWordLength}
          autoCapitalize="none"
          spellCheck="false"
          aria-describedby={`${name}-hint`}
        >
          <small id={`${name}-hint`} className="text-sm text-muted">
            {t(`links.hints.${name}`)}
          </small>
          <datalist id={`${name}-earlier`}>
            {suggested.get(name)?.map((word) => (
              <option key={word} value={word} />
            ))}
          </datalist>
        </Field>
      ))}
      <p>
        <button className={deskButton()}>{t('links.make')}</button>
      </p>
    </form>
  )
}

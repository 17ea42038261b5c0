import type { ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'
import { InputField } from '#components/desk/form/input-field'
import { SelectField, SelectOptions } from '#components/desk/form/select-field'
import type { DeskTranslator } from '#lib/desk/desk-locale'
import type { CampaignLink } from '#lib/desk/links/campaign-link'
import { localeDetails, locales } from '#lib/i18n/locales'
import { campaignDimensions, maxCampaignLength } from '#lib/visits/campaign-rules'

type LinkFieldsProps = { link: CampaignLink; t: DeskTranslator }

/**
 * Fields for the page, the language and the campaign of a link. Their form is sent by GET, so that
 * the address of the page contains the chosen values. Staff can share this address.
 */
export function LinkFields({
  link: { page, locale, campaign, choices },
  t,
}: LinkFieldsProps): ReactNode {
  const pages = choices.pages.map(({ value }) => ({ value, label: t(`links.pageNames.${value}`) }))
  const languages = locales.map((value) => ({ value, label: localeDetails[value].name }))
  return (
    <>
      <SelectField name="page" label={t('links.page')} value={page}>
        <SelectOptions label={t('links.pages')} options={pages} />
        <SelectOptions label={t('links.articles')} options={choices.articles} />
        <SelectOptions label={t('links.topics')} options={choices.topics} />
        <SelectOptions label={t('links.doctors')} options={choices.doctors} />
      </SelectField>
      <SelectField name="language" label={t('links.language')} value={locale} options={languages} />
      <p className="text-muted">{t('links.advice')}</p>
      {campaignDimensions.map((name) => (
        <InputField
          key={name}
          name={name}
          label={
            <>
              {t(`links.words.${name}`)}{' '}
              <code className="text-sm font-normal text-muted">{name}</code>
            </>
          }
          hint={t(`links.hints.${name}`)}
          defaultValue={campaign[name]}
          maxLength={maxCampaignLength}
          autoCapitalize="none"
          spellCheck="false"
        />
      ))}
      <DeskButton look="primary" extra="justify-self-start" text={t('links.make')} />
    </>
  )
}

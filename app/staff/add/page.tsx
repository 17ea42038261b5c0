import type { ReactNode } from 'react'
import { DeskButton } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { FormDraft } from '#components/desk/form/form-draft'
import { InputField } from '#components/desk/form/input-field'
import { SelectField } from '#components/desk/form/select-field'
import { TextAreaField } from '#components/desk/form/text-area-field'
import { DeskPage } from '#components/desk/layout/desk-page'
import { alertClass, pageClass } from '#components/desk/layout/page-styles'
import { getSiteContent } from '#lib/content/current-content'
import { maxNoteLength } from '#lib/desk/callers/add-note'
import { translateCode } from '#lib/desk/desk-locale'
import { openDeskPage } from '#lib/desk/desk-texts'
import { readSentForm } from '#lib/desk/flash'
import { getSourceLabel, staffSources } from '#lib/desk/source-label'
import { localeDetails, locales } from '#lib/i18n/locales'

const addPath = '/staff/add'

/**
 * The form with which staff add a person who came, called or wrote. Staff read the consent text
 * aloud to the person.
 */
export default async function AddPage(): Promise<ReactNode> {
  const { t, locale, person, desk, orderOptions } = await openDeskPage('reception')
  const { values, problem } = await readSentForm(person, desk, addPath)
  const getFieldProps = (name: string) =>
    ({
      name,
      defaultValue: values.get(name),
      required: true,
      ...(problem?.field === name && { 'aria-invalid': true, 'aria-describedby': 'problem' }),
    }) as const
  const sourceOptions = staffSources.map((value) => ({ value, label: getSourceLabel(t, value) }))
  const languageOptions = locales.map((value) => ({ value, label: localeDetails[value].name }))
  const phone = values.get('phone') ?? ''
  const { version, records } = getSiteContent().consents
  return (
    <DeskPage title={t('add.title')} className={`${pageClass} max-w-140`}>
      <DeskForm action="/api/staff/add" fields={{ to: addPath }} className="grid gap-4">
        {problem && (
          <p id="problem" role="alert" className={alertClass}>
            {translateCode(t, `lead.${problem.field}`)}:{' '}
            {translateCode(t, `add.errors.${problem.code}`)}
          </p>
        )}
        <FormDraft name="add" saved={problem ? [] : [values.get('key') ?? '']}>
          <input type="hidden" name="key" value={crypto.randomUUID()} />
          <InputField label={t('lead.name')} {...getFieldProps('name')} />
          <InputField
            label={t('lead.phone')}
            hint={t('add.phoneHint')}
            type="tel"
            {...getFieldProps('phone')}
          />
          <SelectField
            name="language"
            label={t('lead.language')}
            value={values.get('language') ?? locale}
            options={languageOptions}
          />
          <SelectField
            name="source"
            label={t('add.source')}
            value={values.get('source')}
            options={sourceOptions}
          />
          <SelectField
            name="order"
            label={t('lead.order')}
            value={values.get('order')}
            options={[{ value: '', label: t('lead.noOrder') }, ...orderOptions]}
          />
          <TextAreaField
            name="note"
            label={t('lead.note')}
            hint={t('lead.noteHint')}
            maxLength={maxNoteLength}
            defaultValue={values.get('note')}
          />
        </FormDraft>
        <p className="flex items-start gap-3">
          <input
            id="consent"
            type="checkbox"
            name="consent"
            className="size-6 shrink-0 accent-action"
            required
          />
          <label htmlFor="consent">
            {t('add.consent')}{' '}
            {locales.map((language) => (
              <q key={language} lang={localeDetails[language].tag} className="block">
                {records[version]?.sentence[language]}
              </q>
            ))}
          </label>
        </p>
        <div className="flex flex-wrap gap-3">
          <DeskButton look="primary" text={t('add.action')} />
          {problem?.code === 'impossible' && (
            <DeskButton name="confirmedPhone" value={phone} text={t('add.anyway', { phone })} />
          )}
        </div>
      </DeskForm>
    </DeskPage>
  )
}

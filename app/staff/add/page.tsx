import { Draft } from '#components/staff/draft'
import { alertClass, Choice, DeskButton, DeskForm, Field } from '#components/staff/field'
import { requireStaff } from '#lib/auth/require-staff'
import { content } from '#lib/content/content'
import { openDesk } from '#lib/desk/caller'
import { refusedForm } from '#lib/desk/post'
import { deskLocale, deskTitle, deskWords, wordOf } from '#lib/desk/words'
import { ordersIn } from '#lib/orders'

export const generateMetadata = deskTitle('add.title')

const sources = ['walk-in', 'phone', 'messenger'] as const

/** For who came, called or wrote: the visitors' form, with the sentence of consent to read out. */
export default async function AddPage() {
  const person = await requireStaff('reception')
  const [t, locale] = [await deskWords('Staff'), await deskLocale()]
  const { sent, problem } = await refusedForm(person, await openDesk(), '/staff/add')
  const [wrong = '', code = ''] = problem.split('.')
  const typed = (name: string) =>
    ({
      name,
      defaultValue: sent.get(name),
      required: true,
      ...(name === wrong && { 'aria-invalid': true, 'aria-describedby': 'problem' }),
    }) as const
  const { version, records } = content.consents
  return (
    <div className="grid max-w-140 gap-6 p-4 lg:p-8">
      <h1 className="title-2">{t('add.title')}</h1>
      <DeskForm action="/api/staff/add" fields={{ to: '/staff/add', language: locale }} className="grid gap-4">
        {problem !== '' && (
          <p id="problem" role="alert" className={alertClass}>
            {wordOf(t, `lead.${wrong}`)}: {wordOf(t, `add.errors.${code}`)}
          </p>
        )}
        <Draft name="add">
          <input type="hidden" name="key" value={crypto.randomUUID()} />
          <Field label={t('lead.name')} {...typed('name')} />
          <Field label={t('lead.phone')} type="tel" {...typed('phone')} />
          <Choice
            name="source"
            label={t('add.source')}
            value={sent.get('source')}
            options={sources.map((value) => ({ value, label: t(`add.sources.${value}`) }))}
          />
          <Choice
            name="order"
            label={t('lead.order')}
            value={sent.get('order')}
            options={[
              { value: '', label: t('lead.noOrder') },
              ...ordersIn(locale).map(({ code, label }) => ({ value: code, label })),
            ]}
          />
        </Draft>
        <p className="flex items-start gap-3">
          <input id="consent" type="checkbox" name="consent" className="size-6 shrink-0 accent-action" required />
          <label htmlFor="consent">
            {t('add.consent')} <q>{records[version]?.sentence[locale]}</q>
          </label>
        </p>
        <p>
          <DeskButton look="primary" text={t('add.action')} />
        </p>
      </DeskForm>
    </div>
  )
}

import { DeskPage } from '#components/desk/desk-page'
import { Draft } from '#components/desk/draft'
import { alertClass, Choice, DeskButton, DeskForm, Field, pageClass } from '#components/desk/field'
import { getSiteContent } from '#lib/content/current-content'
import { sentFrom } from '#lib/desk/post'
import { openPage, wordOf } from '#lib/desk/words'

/** For who came, called or wrote: the visitors' form, with the sentence of consent to read out. */
export default async function AddPage() {
  const { t, locale, person, desk, ...words } = await openPage('reception')
  const { sent, problem } = await sentFrom(person, desk, '/staff/add')
  const [wrong = '', code = ''] = problem.split('.')
  const typed = (name: string) =>
    ({
      name,
      defaultValue: sent.get(name),
      required: true,
      ...(name === wrong && { 'aria-invalid': true, 'aria-describedby': 'problem' }),
    }) as const
  const ways = ['walk-in', 'phone', 'messenger'] as const
  const sources = ways.map((value) => ({ value, label: t(`add.sources.${value}`) }))
  const orders = [{ value: '', label: t('lead.noOrder') }, ...words.orders]
  const { version, records } = getSiteContent().consents
  return (
    <DeskPage title={t('add.title')} className={`${pageClass} max-w-140`}>
      <DeskForm
        action="/api/staff/add"
        fields={{ to: '/staff/add', language: locale }}
        className="grid gap-4"
      >
        {problem !== '' && (
          <p id="problem" role="alert" className={alertClass}>
            {wordOf(t, `lead.${wrong}`)}: {wordOf(t, `add.errors.${code}`)}
          </p>
        )}
        <Draft name="add" saved={problem === '' ? [sent.get('key') ?? ''] : []}>
          <input type="hidden" name="key" value={crypto.randomUUID()} />
          <Field label={t('lead.name')} {...typed('name')} />
          <Field label={t('lead.phone')} type="tel" {...typed('phone')} />
          <Choice
            name="source"
            label={t('add.source')}
            value={sent.get('source')}
            options={sources}
          />
          <Choice name="order" label={t('lead.order')} value={sent.get('order')} options={orders} />
        </Draft>
        <p className="flex items-start gap-3">
          <input
            id="consent"
            type="checkbox"
            name="consent"
            className="size-6 shrink-0 accent-action"
            required
          />
          <label htmlFor="consent">
            {t('add.consent')} <q>{records[version]?.sentence[locale]}</q>
          </label>
        </p>
        <DeskButton look="primary" extra="justify-self-start" text={t('add.action')} />
      </DeskForm>
    </DeskPage>
  )
}

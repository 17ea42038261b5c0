import { Choice, DeskButton, DeskForm, DeskLink, Field } from '#components/desk/field'
import { fieldClass } from '#components/ui/field'
import { goalMinutes, type Caller, type LeadWord } from '#lib/desk/caller'
import { filterStatuses, type DeskFilter } from '#lib/desk/lists'
import { listPath } from '#lib/desk/list-query'
import type { LeadWords } from '#lib/desk/words'
import { formatPhone } from '#lib/leads/phone'

/** Where the scale ends, and the last place on it that can be seen. */
const [most, shown] = [45, 43]

/** How long somebody has waited, as the site's marker against a band of 15 minutes. */
export function WaitBar({ minutes }: { minutes: number }) {
  const goal = `${(goalMinutes / most) * 100}%`
  const place = `${(Math.min(minutes, shown) / most) * 100}%`
  return (
    <svg className="h-5.5 w-full overflow-visible" aria-hidden="true">
      <rect y="4" width="100%" height="14" rx="4" className="fill-line" />
      <rect y="4" width={goal} height="14" rx="4" className="fill-band" />
      {minutes > goalMinutes && (
        <line x1={goal} x2={place} y1="11" y2="11" className="stroke-apricot stroke-2" />
      )}
      {['stroke-(--halo) stroke-8', 'stroke-mark stroke-4'].map((line) => (
        <line
          key={line}
          x1={place}
          x2={place}
          y1="2"
          y2="20"
          className={line}
          strokeLinecap="round"
        />
      ))}
      {minutes > goalMinutes && (
        <circle cx={place} cy="11" r="4" className="fill-paper stroke-apricot stroke-2" />
      )}
    </svg>
  )
}

const marks: Readonly<Record<LeadWord, string>> = {
  new: 'rounded-full border-2 border-mark bg-mark',
  noAnswer: 'rounded-full border-2 border-dashed border-mark',
  later: 'rounded-full border-2 border-mark half-filled',
  booked: 'rounded-full border-2 border-mark bg-band',
  closed: 'h-[3px] rounded-full bg-muted',
  spam: 'rounded-sm border-2 border-apricot',
}

export function StateMark({ state }: { state: LeadWord }) {
  return <i className={`inline-block size-[11px] shrink-0 ${marks[state]}`} aria-hidden="true" />
}

type RowProps = { words: LeadWords; chosen: number | null; hrefOf: (number: number) => string }

function CallerRow({ line, words, chosen, hrefOf }: RowProps & { line: Caller }) {
  const { t, minutes, person } = words
  const { lead, open, leads, claim, waitedMinutes } = line
  const current = open.find(({ deskStatus }) => !line.isDue || deskStatus !== 'new') ?? lead
  const { code, word, detail } = words.state(current)
  const calls =
    claim?.by === person.id
      ? t('row.youCall')
      : claim && t('row.calls', { name: words.name(claim.by) })
  const asked = open.length > 0 ? open : [lead]
  return (
    <li>
      <a
        className="relative grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 text-sm hover:bg-wash aria-[current]:bg-wash aria-[current]:shadow-[inset_5px_0_var(--mark)] md:grid-cols-[7rem_1.2fr_1.2fr_auto] xl:grid-cols-[8rem_1.2fr_1.2fr_1fr_8.5rem]"
        data-row=""
        href={hrefOf(lead.number)}
        aria-current={leads.some(({ number }) => number === chosen) ? 'true' : undefined}
      >
        <span className="max-md:order-last max-md:col-span-2 max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-3">
          {waitedMinutes !== null && <WaitBar minutes={waitedMinutes} />}
          <b className="font-semibold">{waitedMinutes !== null && minutes(waitedMinutes)}</b>
        </span>
        <span className="min-w-0">
          <b className="line-clamp-3 font-semibold">{lead.name}</b>
          <span className="text-muted">{formatPhone(lead.phone)}</span>
        </span>
        <span className="min-w-0 max-md:order-3 max-md:col-span-2">
          {[...new Set(asked.map(({ order }) => words.order(order)))].join('; ')}
          <span className="block text-muted">
            {leads.length > 1 && t('row.requests', { count: leads.length })}{' '}
            {lead.language === 'en' && t('row.english')}
          </span>
        </span>
        <span className="hidden min-w-0 xl:block">
          {words.source(lead)}
          <span className="block text-muted">{lead.lastTouch['utm_campaign']}</span>
        </span>
        <span className="max-md:order-2 max-md:text-right">
          <b className="flex items-center gap-2 font-semibold max-md:justify-end">
            <StateMark state={code} /> {calls ?? word}
          </b>
          <span className="block text-muted">{detail || words.at(lead.createdAt)}</span>
        </span>
      </a>
    </li>
  )
}

export function CallerList({
  title,
  lines,
  ...row
}: RowProps & { title?: string; lines: readonly Caller[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-label={title}>
      {title && (
        <h2 className="border-b border-line px-4 py-2 text-sm text-muted">
          {title} {lines.length}
        </h2>
      )}
      <ul>
        {lines.map((line) => (
          <CallerRow key={line.lead.caller} line={line} {...row} />
        ))}
      </ul>
    </section>
  )
}

type SearchFormProps = { query: DeskFilter; search: string | undefined; words: LeadWords }

export function SearchForm({ query, search, words: { t } }: SearchFormProps) {
  return (
    <DeskForm action="/api/staff/search" fields={query} className="flex gap-2 max-sm:basis-full">
      <input
        type="search"
        name="words"
        aria-label={t('list.search')}
        defaultValue={search}
        placeholder={t('list.searchHint')}
        autoComplete="off"
        maxLength={200}
        className={fieldClass('small')}
      />
      <DeskButton text={t('list.find')} />
    </DeskForm>
  )
}

export function FilterForm({
  query,
  words: { t, orders },
}: {
  query: DeskFilter
  words: LeadWords
}) {
  const any = { value: '', label: t('list.any') }
  const statuses = filterStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))
  const noOrder = { value: 'none', label: t('lead.noOrder') }
  const { tab } = query
  const path = listPath({ tab })
  const dayName = t(tab === 'later' ? 'list.promised' : 'list.day')
  return (
    <form
      action={path}
      className="flex flex-wrap items-end gap-3 border-b border-line p-4 *:grow max-sm:*:basis-full sm:*:basis-32"
    >
      {query.search !== undefined && <input type="hidden" name="search" value={query.search} />}
      <Field name="day" label={dayName} type="date" defaultValue={query.day} />
      {tab === 'all' && (
        <>
          <Choice
            name="status"
            label={t('list.status')}
            value={query.status}
            options={[any, ...statuses]}
          />
          <Choice
            name="order"
            label={t('lead.order')}
            value={query.order}
            options={[any, noOrder, ...orders]}
          />
          <Field name="campaign" label={t('lead.campaign')} defaultValue={query.campaign} />
        </>
      )}
      <p className="flex grow-0! gap-x-4 sm:basis-auto!">
        <DeskButton text={t('list.show')} />
        <DeskLink href={path} text={t('list.reset')} />
      </p>
    </form>
  )
}

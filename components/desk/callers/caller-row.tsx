import type { ReactNode } from 'react'
import { ChosenWindows } from '#components/desk/callers/chosen-windows'
import { StatusMark } from '#components/desk/callers/status-mark'
import { WaitBar } from '#components/desk/callers/wait-bar'
import { findPresetLead, type Caller } from '#lib/desk/callers/caller'
import { listOtherNames } from '#lib/desk/callers/caller-names'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { getLanguageName } from '#lib/i18n/format'
import { defaultLocale, type Locale } from '#lib/i18n/locales'
import { formatPhone } from '#lib/leads/phone'

export type CallerRowProps = {
  texts: DeskTexts
  /**
   * The lead number in the page's address, which opens a caller's card. Null when no card is open.
   */
  openLead: number | null
  createHref: (number: number) => string
}

/** A row of the caller list. The whole row is a link to the caller's card. */
export function CallerRow({
  caller,
  texts,
  openLead,
  createHref,
}: CallerRowProps & { caller: Caller }): ReactNode {
  const { t, formatMinutes } = texts
  const { lead, open, leads, waitedMinutes } = caller
  const { status, label, detail } = texts.describeState(findPresetLead(caller) ?? lead)
  const otherNames = listOtherNames(caller)
  const orders = (open.length > 0 ? open : [lead]).map(({ order }) => texts.getOrderName(order))
  return (
    <li>
      <a
        className="relative grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 text-sm hover:bg-wash lg:min-h-11 lg:gap-y-0 lg:py-0.5 lg:leading-tight aria-[current]:bg-wash aria-[current]:shadow-[inset_5px_0_var(--mark)] md:grid-cols-[7rem_1.2fr_1.2fr_auto] xl:grid-cols-[8rem_1.2fr_1.2fr_1fr_11rem]"
        data-row=""
        href={createHref(lead.number)}
        aria-current={leads.some(({ number }) => number === openLead) ? 'true' : undefined}
      >
        <span className="max-md:order-last max-md:col-span-2 max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-3">
          {waitedMinutes !== null && <WaitBar minutes={waitedMinutes} />}
          <b className="font-semibold">{waitedMinutes !== null && formatMinutes(waitedMinutes)}</b>
        </span>
        <span className="min-w-0">
          <b className="line-clamp-3 font-semibold">{lead.name}</b>
          {otherNames.length > 0 && (
            <span className="line-clamp-2">{t('row.also', { names: otherNames.join(', ') })}</span>
          )}
          <span className="text-muted">{formatPhone(lead.phone)}</span>
          <ChosenWindows caller={caller} texts={texts} className="block" />
        </span>
        <span className="min-w-0 max-md:order-3 max-md:col-span-2">
          {[...new Set(orders)].join('; ')}
          <span className="block text-muted">
            {describeRequestCount(caller, texts)} {describeLanguage(lead.language, texts)}
          </span>
        </span>
        <span className="hidden min-w-0 xl:block">
          {describeSources(caller, texts)}
          <span className="block text-muted">{lead.lastTouch['utm_campaign']}</span>
        </span>
        <span className="max-md:order-2 max-md:text-right">
          <b className="flex items-center gap-2 font-semibold max-md:justify-end">
            <StatusMark status={status} /> {describeClaim(caller, texts) ?? label}
          </b>
          <span className="block text-muted">{detail || texts.formatTime(lead.createdAt)}</span>
        </span>
      </a>
    </li>
  )
}

/**
 * The number of the caller's leads; '' for a single lead. If only some leads are open, says how
 * many.
 */
function describeRequestCount({ leads, open }: Caller, { t }: DeskTexts): string {
  const count = leads.length
  if (count === 1) return ''
  return open.length === 0 || open.length === count
    ? t('row.requests', { count })
    : t('row.openRequests', { open: String(open.length), count })
}

/** Names the language of a lead; '' for the default language. */
function describeLanguage(language: Locale, { t, locale }: DeskTexts): string {
  if (language === defaultLocale) return ''
  return t('row.language', { locale: language, language: getLanguageName(language, locale) })
}

/**
 * Names the source of the caller's latest lead. If the first lead has another source, names both
 * sources, because each lead keeps its own source.
 */
function describeSources({ lead, leads }: Caller, { t, getSourceName }: DeskTexts): string {
  const latest = getSourceName(leads[0] ?? lead)
  const first = getSourceName(leads.at(-1) ?? lead)
  return first === latest ? latest : t('row.sources', { first, latest })
}

/** Returns a text that names the member of staff who is calling; null without a claim. */
function describeClaim({ claim }: Caller, { t, person, getStaffName }: DeskTexts): string | null {
  if (claim === null) return null
  if (claim.by === person.id) return t('row.youCall')
  return t('row.calls', { name: getStaffName(claim.by) })
}

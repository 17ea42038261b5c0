import { typedTextColumns } from '#lib/database/tables/lead'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { createDateFormat, timeParts } from '#lib/desk/desk-dates'
import type { CsvColumns } from '#lib/desk/lists/export-leads'
import { localeDetails } from '#lib/i18n/locales'

export function createCsvColumns(texts: DeskTexts): CsvColumns {
  const { t } = texts
  const dateFormat = createDateFormat(texts.locale, {
    ...timeParts,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  const formatDate = (iso: string | null) =>
    iso === null ? '' : dateFormat.format(new Date(iso)).replace(',', '')
  const typedTexts: CsvColumns = Object.fromEntries(
    typedTextColumns.map((column) => [t(`lead.${column}`), (lead) => lead[column] ?? '']),
  )
  return {
    [t('csv.number')]: ({ number }) => String(number),
    [t('lead.came')]: ({ createdAt }) => formatDate(createdAt),
    [t('lead.name')]: ({ name }) => name,
    [t('lead.phone')]: ({ phone }) => phone,
    ...typedTexts,
    [t('lead.order')]: ({ order }) => texts.getOrderName(order),
    [t('lead.language')]: ({ language }) => localeDetails[language].name,
    [t('lead.page')]: ({ page }) => page ?? '',
    [t('lead.source')]: (lead) => texts.getSourceName(lead),
    [t('lead.campaign')]: ({ lastTouch }) => lastTouch['utm_campaign'] ?? '',
    [t('list.status')]: (lead) => texts.describeState(lead).label,
    [t('csv.reason')]: ({ reason }) => texts.getReasonName(reason),
    [t('csv.due')]: ({ dueAt }) => formatDate(dueAt),
    [t('csv.callFrom')]: ({ callFrom }) => formatDate(callFrom),
    [t('csv.callUntil')]: ({ callUntil }) => formatDate(callUntil),
    [t('csv.attempts')]: ({ attempts }) => String(attempts),
    [t('csv.firstCall')]: ({ firstCallMinutes }) =>
      firstCallMinutes === null ? '' : texts.formatMinutes(firstCallMinutes),
    [t('csv.appointment')]: ({ appointment }) => formatDate(appointment?.at ?? null),
    [t('csv.appointmentStatus')]: ({ appointment }) =>
      texts.getAppointmentStatusName(appointment?.status),
    [t('appointment.kind')]: ({ appointment }) => texts.getAppointmentKindName(appointment?.kind),
    [t('appointment.doctor')]: ({ appointment }) =>
      texts.getDoctorName(appointment?.doctor ?? null),
    [t('lead.consent')]: ({ consentAt, consentVersion }) =>
      t('lead.consentOf', { time: formatDate(consentAt), version: consentVersion }),
  }
}

import { clinic } from '#content/clinic'
import type { Sheet } from '#content/sheets'
import { Countdown } from '#components/sheets/countdown'
import { Diary } from '#components/sheets/diary'
import { Questions } from '#components/sheets/questions'
import { currentLocale } from '#lib/i18n/current-locale'
import { joinHeadingWords } from '#lib/text/short-words'
import { formatPhone } from '#lib/leads/phone'

/** A sheet of paper: title, lines to fill in, its drawing, and the clinic's phone in the corner. */
export async function SheetPage({ sheet }: { sheet: Sheet }) {
  const locale = await currentLocale()
  return (
    <section className="sheet" aria-labelledby="sheet-title">
      <div className="sheet-head">
        <h1 id="sheet-title">{joinHeadingWords(sheet.title[locale])}</h1>
        <p className="sheet-clinic">
          {clinic.name[locale]}
          <a href={`tel:${clinic.phone}`}>{formatPhone(clinic.phone)}</a>
        </p>
      </div>
      <p className="sheet-lead">{sheet.lead[locale]}</p>
      <ul className="sheet-blanks">
        {sheet.blanks[locale].map((blank) => (
          <li key={blank}>{blank}</li>
        ))}
      </ul>
      {sheet.form === 'diary' && <Diary sheet={sheet} />}
      {sheet.form === 'countdown' && <Countdown sheet={sheet} locale={locale} />}
      {sheet.form === 'questions' && <Questions sheet={sheet} locale={locale} />}
      <p className="sheet-foot">{sheet.foot[locale]}</p>
    </section>
  )
}

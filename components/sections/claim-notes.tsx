import type { ReactNode } from 'react'
import { RangeBar } from '#components/ui/range-bar'
import { Section } from '#components/ui/section'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { formatNumber } from '#lib/i18n/format'
import { joinHeadingWords } from '#lib/i18n/short-words'

/**
 * Every claim of `content/claims.yaml` with its note, and a drawn scale with a band. Without a note
 * the scale has no band. For a claim without a note, the text `unknown` names the facts that are
 * not published.
 */
export async function ClaimNotes(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('WeightLoss')
  const { yearsOfPractice, cases, successPercent, averageLossKg, notes } = contentIn(locale).claims
  const { title, text, unknown, warning, others } = contentIn(locale).howWeWork.numbers
  const claims = [
    {
      number: String(yearsOfPractice),
      label: t('practice', { count: yearsOfPractice }),
      note: notes.practice,
      unknown: unknown.yearsOfPractice,
    },
    {
      number: `${t('over')} ${formatNumber(locale, cases)}`,
      label: t('cases'),
      note: notes.practice,
      unknown: unknown.cases,
    },
    {
      number: t('percent', { count: String(successPercent) }),
      label: t('success'),
      note: notes.results,
      unknown: unknown.successPercent,
    },
    {
      number: t('kg', { count: String(averageLossKg) }),
      label: t('averageLoss'),
      note: notes.results,
      unknown: unknown.averageLossKg,
    },
  ]
  return (
    <Section
      id="numbers"
      title={title}
      lead={text}
      leadClass="text-lg text-mist"
      className="bg-plum text-white on-plum"
    >
      <dl className="mt-8 [--halo:var(--color-plum)] [--mark:var(--color-white)] lg:mt-12">
        {claims.map(({ number, label, note, unknown }) => (
          <div
            key={label}
            className="grid gap-x-8 gap-y-3 py-5 [border-top:1px_solid_var(--color-plum-light)] lg:grid-cols-[1fr_1fr_2fr] lg:items-center"
          >
            <dt>
              <span className="figure block text-key text-pistachio">{number}</span>
              {label}
            </dt>
            <dd className="contents">
              <RangeBar
                from={note === undefined ? 50 : 25}
                to={note === undefined ? 50 : 75}
                marker={50}
                height={16}
                className="w-full fill-plum-light"
              />
              <p className="max-w-140 text-mist">{note ?? unknown}</p>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-160 text-lg">
        {notes.whose} {warning}
      </p>
      <div className="mt-10 grid gap-x-8 gap-y-6 lg:grid-cols-3">
        {others.map((each, index) => (
          <div key={index}>
            <h3>{joinHeadingWords(each.title)}</h3>
            <p className="mt-1.5 text-mist">{each.text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}

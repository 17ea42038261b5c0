import type { ReactNode } from 'react'
import { Lines } from '#components/ui/lists'
import { PhoneLink } from '#components/ui/phone-link'
import { contentIn } from '#lib/content/current-content'
import { getPageTranslator } from '#lib/i18n/current-locale'
import { pathTo } from '#lib/i18n/routes'
import { joinHeadingWords } from '#lib/i18n/short-words'

/**
 * Notes on the first visit: things to bring, measurements, results to take away, and how to cancel.
 */
export async function VisitNotes(): Promise<ReactNode> {
  const { t, locale } = await getPageTranslator('Subscribe')
  const { bring, measured, takeAway, changes, emergency } = contentIn(locale).firstVisit
  const { messenger } = contentIn(locale).clinic.links
  const checkUpPath = (anchor: string) => pathTo(locale, 'checkUp', { anchor })
  return (
    <div className="section">
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <Note id="bring" title={bring.title} lines={bring.lines} />
        <Note id="measured" title={measured.title} text={measured.text} lines={measured.tests}>
          <a href={checkUpPath('tests')} className="text-link mt-2">
            {measured.link}
          </a>
        </Note>
        <Note id="take-away" title={takeAway.title} lines={takeAway.lines}>
          <a href={checkUpPath('plan-title')} className="text-link mt-2">
            {takeAway.link}
          </a>
        </Note>
        <Note id="changes" title={changes.title} lines={changes.lines}>
          <p className="mt-2 flex flex-wrap gap-x-6">
            <PhoneLink className="text-link font-semibold whitespace-nowrap" />
            <a href={messenger} target="_blank" rel="noopener" className="text-link">
              {t('openMessenger')}
            </a>
          </p>
        </Note>
        <p className="set-off max-w-160 border-mark lg:col-span-2">{emergency}</p>
      </div>
    </div>
  )
}

type NoteProps = {
  id: string
  title: string
  text?: string
  lines: readonly string[]
  children?: ReactNode
}

function Note({ id, title, text, lines, children }: NoteProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="line-above pt-6">
      <h2 id={`${id}-title`} className="text-2xl">
        {joinHeadingWords(title)}
      </h2>
      {text && <p className="mt-4 max-w-140">{text}</p>}
      <Lines lines={lines} className="details mt-4 max-w-140" />
      {children}
    </section>
  )
}

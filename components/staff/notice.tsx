import { alertClass, deskButton, DeskForm, noticeClass } from '#components/staff/field'
import { callerOf, eventsOf, latestOutcome, type Desk } from '#lib/desk/caller'
import { readFlash, unsavedNote } from '#lib/desk/post'
import { wordOf, type LeadWords } from '#lib/desk/words'

type NoticeProps = { desk: Desk; words: LeadWords; to: string; next?: { href: string; name: string } | undefined }

/** What the last post came to, with whose it was: done and how to take it back, why it was not, or what is asked first. */
export async function Notice({ desk, words, to, next }: NoticeProps) {
  const { t, at, name, person } = words
  if ((await unsavedNote()).isFailed)
    return (
      <p role="alert" className={alertClass}>
        {t('said.failed')}
      </p>
    )
  const flash = await readFlash(person, desk)
  if (!flash) return null
  const { said, number, action = '', event, question, fields = [] } = flash
  const caller = await callerOf(desk, number)
  const who = caller?.lead.name ?? t('lead.number', { number: String(number) })
  if (said === 'done' || said === 'erased') {
    const detail = caller && event !== undefined ? words.state(caller.open[0] ?? caller.lead).detail : ''
    return (
      <div role="status" className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${noticeClass}`}>
        <p className="mr-auto">
          {said === 'erased'
            ? t('said.erased', { number: String(number), leads: flash.leads ?? 0 })
            : t('said.done', { name: who, action: wordOf(t, `audit.actions.${action}`) })}
          {detail && `, ${detail}`}
        </p>
        {event !== undefined && (
          <DeskForm action="/api/staff/lead" fields={{ number: String(number), to }}>
            <button className={deskButton('outline')} name="do" value={`undo=${event}`}>
              {t('do.undo')}
            </button>
          </DeskForm>
        )}
        {next && (
          <a className={deskButton()} href={next.href}>
            {t('queue.next', { name: next.name })}
          </a>
        )}
      </div>
    )
  }
  if (said === 'ask' && question)
    return (
      <div role="alert" className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${alertClass}`}>
        <p className="mr-auto">{t(`said.ask.${question}`, { name: who })}</p>
        <DeskForm action="/api/staff/lead" fields={[...fields, ['sure', 'yes']]}>
          <button className={deskButton()}>{t('said.sure')}</button>
        </DeskForm>
      </div>
    )
  const latest = caller && latestOutcome(await eventsOf(desk.db, caller))
  const because =
    said === 'conflict' && latest
      ? t('said.changed', {
          name: name(latest.staffId),
          action: wordOf(t, `audit.actions.${latest.action}`),
          time: at(latest.at),
        })
      : ''
  return (
    <p role="alert" className={alertClass}>
      {t(`said.${said === 'ask' ? 'invalid' : said}`, { name: who })} {because}
    </p>
  )
}

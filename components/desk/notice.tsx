import { Draft } from '#components/desk/draft'
import { alertClass, DeskButton, DeskForm, DeskLink, noticeClass } from '#components/desk/field'
import { callerOf, eventsOf, latestOutcome } from '#lib/desk/caller'
import { readFlash, type Flash } from '#lib/desk/post'
import { joined, type LeadWords } from '#lib/desk/words'

type NoticeProps = {
  words: LeadWords
  to: string
  next?: { href: string; name: string } | undefined
}

/** What the last post came to, with whose it was: done and how to take it back, why it was not, or what is asked first. */
export async function Notice({ words, to, next }: NoticeProps) {
  const { t, person, desk } = words
  const flash = await readFlash(person, desk)
  if (!flash || flash.said === 'content') return null
  const { said, action, number = 0, event, question, fields = [] } = flash
  const isDone = said === 'done' || said === 'erased'
  return (
    <div
      role={isDone ? 'status' : 'alert'}
      className={`mx-4 my-3 flex flex-wrap items-center gap-x-4 gap-y-2 ${isDone ? noticeClass : alertClass}`}
    >
      <p className="mr-auto">{await textOf(flash, words)}</p>
      {event !== undefined && (
        <DeskForm action="/api/staff/lead" fields={{ number, to, kind: 'undo', event }}>
          <DeskButton text={t('do.undo')} />
        </DeskForm>
      )}
      {question && (
        <DeskForm action="/api/staff/lead" fields={[...fields, ['sure', 'yes']]}>
          <DeskButton look="primary" text={t('said.sure')} />
        </DeskForm>
      )}
      {action === 'added' && <Draft name="add" saved={fields.map(([, value]) => value)} />}
      {isDone && next && (
        <DeskLink look="primary" href={next.href} text={t('queue.next', { name: next.name })} />
      )}
    </div>
  )
}

async function textOf(
  { said, number = 0, action = '', event, question, leads = 0 }: Flash,
  words: LeadWords,
) {
  const { t, at, name, state, desk, action: nameOf } = words
  const about = String(number)
  if (said === 'erased') return t('said.erased', { number: about, leads })
  const caller = await callerOf(desk, number)
  const who = caller?.lead.name ?? t('lead.number', { number: about })
  if (question) return t(`said.ask.${question}`, { name: who })
  const detail = caller && event !== undefined && state(caller.open[0] ?? caller.lead).detail
  if (said === 'done') return joined(t('said.done', { name: who, action: nameOf(action) }), detail)
  const text = t(`said.${said === 'ask' || said === 'content' ? 'invalid' : said}`, { name: who })
  const latest = said === 'conflict' && caller && latestOutcome(await eventsOf(desk.db, caller))
  if (!latest) return text
  const changed = { name: name(latest.staffId), action: nameOf(latest.action), time: at(latest.at) }
  return `${text} ${t('said.changed', changed)}`
}

import { aloneClass, DeskLink } from '#components/staff/field'
import { deskPath } from '#lib/auth/paths'
import { deskWords } from '#lib/desk/words'

export async function DeskMessage({ reason }: { reason: 'notFound' | 'forbidden' | 'away' }) {
  const t = await deskWords('Staff')
  return (
    <div className={aloneClass}>
      <h1 className="title-2">{t(`${reason}.title`)}</h1>
      <p>{t(`${reason}.text`)}</p>
      <p>
        <DeskLink look="primary" href={deskPath} text={t(reason === 'away' ? 'away.retry' : 'toStart')} />
      </p>
    </div>
  )
}

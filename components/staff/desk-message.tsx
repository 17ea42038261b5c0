import { deskWords } from '#lib/desk/words'
import { deskPath } from '#lib/auth/paths'

export async function DeskMessage({ reason }: { reason: 'notFound' | 'forbidden' | 'away' }) {
  const t = await deskWords('Staff')
  return (
    <div className="desk-alone">
      <h1>{t(`${reason}.title`)}</h1>
      <p>{t(`${reason}.text`)}</p>
      <p>
        <a className="desk-button" href={deskPath}>
          {t(reason === 'away' ? 'away.retry' : 'toQueue')}
        </a>
      </p>
    </div>
  )
}

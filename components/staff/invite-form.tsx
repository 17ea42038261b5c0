import { DeskForm } from '#components/staff/desk-form'
import { roles } from '#lib/staff/person'
import { deskWords } from '#lib/staff/words'

/** Codes of what the handlers of people found wrong. */
const problems = ['email', 'role', 'lastAdmin'] as const

type InviteFormProps = {
  problem: unknown
  /** The address of who was invited and the link, parted by a space. */
  invitation: string | undefined
}

/** Invites somebody; after that, the link to hand over. */
export async function InviteForm({ problem, invitation }: InviteFormProps) {
  const t = await deskWords('Staff')
  const found = problems.find((known) => known === problem)
  const [email = '', link = ''] = invitation?.split(' ') ?? []
  return (
    <section className="invite">
      <h2>{t('invite.title')}</h2>
      {found && (
        <p role="alert" className="desk-error">
          {t(`invite.problems.${found}`)}
        </p>
      )}
      {invitation !== undefined && (
        <div className="desk-notice">
          <p>
            <label htmlFor="invitation">{t('invite.link', { email })}</label>
          </p>
          <input id="invitation" className="invite-link" readOnly value={link} />
        </div>
      )}
      <DeskForm action="/api/staff/people/invite" fields={{ to: '/staff/people' }} className="invite-form">
        <div className="desk-field">
          <label htmlFor="email">{t('invite.email')}</label>
          <input id="email" name="email" type="email" required maxLength={254} autoComplete="off" />
        </div>
        <div className="desk-field">
          <label htmlFor="role">{t('invite.role')}</label>
          <select id="role" name="role">
            {roles.map((role) => (
              <option key={role} value={role}>
                {t(`roles.${role}`)}
              </option>
            ))}
          </select>
        </div>
        <button className="desk-button">{t('invite.action')}</button>
      </DeskForm>
    </section>
  )
}

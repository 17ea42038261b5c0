import { DeskForm } from '#components/staff/desk-form'
import { Choice, Field, Options } from '#components/staff/field'
import { roles } from '#lib/auth/person'
import { deskWords } from '#lib/desk/words'

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
      <DeskForm action="/api/staff/people" fields={{ to: '/staff/people' }} className="invite-form">
        <Field name="email" label={t('invite.email')} type="email" required maxLength={254} />
        <Choice name="role" label={t('invite.role')}>
          <Options options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))} />
        </Choice>
        <button className="desk-button" name="do" value="invite">
          {t('invite.action')}
        </button>
      </DeskForm>
    </section>
  )
}

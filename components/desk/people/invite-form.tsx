import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { CopyText } from '#components/desk/copy-text'
import { DeskButton } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { InputField } from '#components/desk/form/input-field'
import { SelectField } from '#components/desk/form/select-field'
import { noticeClass } from '#components/desk/layout/page-styles'
import { QrCode } from '#components/desk/qr-code'
import { invitationCookie } from '#lib/auth/invitations'
import { roles } from '#lib/auth/roles'
import { translateCode, type DeskTranslator } from '#lib/desk/desk-locale'
import type { SentForm } from '#lib/desk/flash'
import { drawQrCode } from '#lib/desk/links/qr-code'

type InviteFormProps = {
  /** The path of the page that shows the form. */
  to: string
  sent: SentForm
  t: DeskTranslator
}

/**
 * A form that invites a new member of staff. Shows the link of the latest invitation for two
 * minutes.
 */
export function InviteForm({ to, sent: { values, problem }, t }: InviteFormProps): ReactNode {
  const roleOptions = roles.map((value) => ({ value, label: t(`roles.${value}`) }))
  return (
    <section className="grid gap-3">
      <h2>{t('invite.title')}</h2>
      {problem && (
        <p role="alert" className="text-error">
          {translateCode(t, `invite.problems.${problem.code}`)}
        </p>
      )}
      <NewInvitation t={t} />
      <DeskForm
        action="/api/staff/people"
        fields={{ to }}
        className="grid gap-3 lg:grid-cols-4 lg:items-end"
      >
        <InputField
          name="name"
          label={t('invite.name')}
          defaultValue={values.get('name')}
          required
        />
        <InputField
          name="email"
          type="email"
          label={t('invite.email')}
          defaultValue={values.get('email')}
          required
        />
        <SelectField
          name="role"
          label={t('invite.role')}
          value={values.get('role') ?? 'reception'}
          options={roleOptions}
        />
        <DeskButton look="primary" name="do" value="invite" text={t('invite.action')} />
      </DeskForm>
    </section>
  )
}

/** The new invitation link as text with a copy button, and as a QR code. */
async function NewInvitation({ t }: { t: DeskTranslator }): Promise<ReactNode> {
  const cookie = (await cookies()).get(invitationCookie.name)?.value ?? ''
  const [link = '', ...invitedName] = cookie.split(' ')
  if (link === '') return null
  const image = await drawQrCode(link)
  return (
    <div className={`grid gap-3 ${noticeClass}`}>
      <InputField
        name="invitation"
        label={t('invite.link', { name: invitedName.join(' ') })}
        readOnly
        defaultValue={link}
      />
      <p>
        <CopyText text={link} look="primary" />
      </p>
      {image && <QrCode svg={image.svg} label={t('invite.code')} />}
    </div>
  )
}

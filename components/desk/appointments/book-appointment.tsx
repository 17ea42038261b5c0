import type { ReactNode } from 'react'
import { OutcomeButton } from '#components/desk/callers/outcome-button'
import { InputField } from '#components/desk/form/input-field'
import { SelectField } from '#components/desk/form/select-field'
import { contentIn } from '#lib/content/current-content'
import { appointmentKinds } from '#lib/desk/appointments/appointment-kinds'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { toFormTime } from '#lib/desk/form-time'

type BookAppointmentProps = {
  /** The lead whose appointment is moved; undefined for a first appointment. */
  booked: DeskLead | undefined
  texts: DeskTexts
}

/** Fields of an appointment: time, kind and doctor. */
export function BookAppointment({ booked, texts }: BookAppointmentProps): ReactNode {
  const { t, locale } = texts
  const { clinic, doctors } = contentIn(locale)
  const kinds = appointmentKinds.map((value) => ({
    value,
    label: t(`appointment.kinds.${value}`),
  }))
  const doctorOptions = [
    { value: '', label: t('appointment.anyDoctor') },
    ...doctors.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const at = booked?.appointmentAt
  return (
    <>
      <InputField
        name="appointmentAt"
        label={t('appointment.at')}
        type="datetime-local"
        defaultValue={at ? toFormTime(new Date(at)) : undefined}
      />
      <SelectField
        name="appointmentKind"
        label={t('appointment.kind')}
        value={booked?.appointmentKind ?? undefined}
        options={kinds}
      />
      <SelectField
        name="appointmentDoctor"
        label={t('appointment.doctor')}
        value={booked?.appointmentDoctor ?? ''}
        options={doctorOptions}
      />
      <p className="text-sm text-muted">
        {t('appointment.place', {
          address: `${clinic.address.street}, ${clinic.address.city}`,
        })}
      </p>
      <OutcomeButton look="primary" value="kind=booked" text={t('appointment.book')} />
    </>
  )
}

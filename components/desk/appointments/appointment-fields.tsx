import type { ReactNode } from 'react'
import { InputField } from '#components/desk/form/input-field'
import { SelectField } from '#components/desk/form/select-field'
import { contentIn } from '#lib/content/current-content'
import type { Appointment } from '#lib/desk/appointments/appointment'
import { appointmentKinds } from '#lib/desk/appointments/appointment-kinds'
import { nameAppointmentField } from '#lib/desk/appointments/appointment-fields'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { toFormTime } from '#lib/desk/form-time'

type AppointmentFieldsProps = {
  /** The appointment that is moved; absent for a new appointment. */
  appointment?: Appointment
  texts: DeskTexts
}

/** Fields of an appointment: time, kind and doctor. */
export function AppointmentFields({ appointment, texts }: AppointmentFieldsProps): ReactNode {
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
  return (
    <>
      <InputField
        name={nameAppointmentField('appointmentAt', appointment?.id)}
        label={t('appointment.at')}
        type="datetime-local"
        defaultValue={appointment && toFormTime(new Date(appointment.at))}
      />
      <SelectField
        name={nameAppointmentField('appointmentKind', appointment?.id)}
        label={t('appointment.kind')}
        value={appointment?.kind}
        options={kinds}
      />
      <SelectField
        name={nameAppointmentField('appointmentDoctor', appointment?.id)}
        label={t('appointment.doctor')}
        value={appointment?.doctor ?? ''}
        options={doctorOptions}
      />
      <p className="text-sm text-muted">
        {t('appointment.place', {
          address: `${clinic.address.street}, ${clinic.address.city}`,
        })}
      </p>
    </>
  )
}

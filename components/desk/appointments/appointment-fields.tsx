import type { ReactNode } from 'react'
import { InputField } from '#components/desk/form/input-field'
import { SelectField } from '#components/desk/form/select-field'
import { contentIn } from '#lib/content/current-content'
import type { Appointment } from '#lib/desk/appointments/appointment'
import { appointmentKinds } from '#lib/desk/appointments/appointment-kinds'
import { nameAppointmentField } from '#lib/desk/appointments/appointment-fields'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { findSentValue, type FormEntries } from '#lib/desk/flash'
import { toFormTime } from '#lib/desk/form-time'

type AppointmentFieldsProps = {
  /** The appointment that is moved; absent for a new appointment. */
  appointment?: Appointment
  /**
   * The values of the sent form while the desk asks staff to confirm it. They fill the fields
   * again. Otherwise the list is empty.
   */
  sent: FormEntries
  texts: DeskTexts
}

export function AppointmentFields({ appointment, sent, texts }: AppointmentFieldsProps): ReactNode {
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
  const id = appointment?.id
  const atName = nameAppointmentField('appointmentAt', id)
  const kindName = nameAppointmentField('appointmentKind', id)
  const doctorName = nameAppointmentField('appointmentDoctor', id)
  return (
    <>
      <InputField
        name={atName}
        label={t('appointment.at')}
        type="datetime-local"
        defaultValue={
          findSentValue(sent, atName) ?? (appointment && toFormTime(new Date(appointment.at)))
        }
      />
      <SelectField
        name={kindName}
        label={t('appointment.kind')}
        value={findSentValue(sent, kindName) ?? appointment?.kind}
        options={kinds}
      />
      <SelectField
        name={doctorName}
        label={t('appointment.doctor')}
        value={findSentValue(sent, doctorName) ?? appointment?.doctor ?? ''}
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

import type { ReactNode } from 'react'
import { FreeTimes } from '#components/desk/appointments/free-times'
import { OutcomeButton } from '#components/desk/callers/outcome-button'
import { InputField } from '#components/desk/form/input-field'
import { SelectField } from '#components/desk/form/select-field'
import { contentIn } from '#lib/content/current-content'
import type { Appointment } from '#lib/desk/appointments/appointment'
import {
  appointmentKinds,
  findOrderedDoctor,
  orderedKind,
} from '#lib/desk/appointments/appointment-kinds'
import { nameAppointmentField } from '#lib/desk/appointments/appointment-fields'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { findSentValue, type FormEntries } from '#lib/desk/flash'
import { toFormTime } from '#lib/desk/form-time'

type AppointmentFieldsProps = {
  /** The appointment that is moved; absent for a new appointment. */
  appointment?: Appointment
  /**
   * The order of the chosen lead, which presets the doctor of a new appointment. Null without an
   * order, and for a moved appointment.
   */
  order: string | null
  /**
   * The values of the sent form while the desk asks staff to confirm the change. The fields show
   * these values again. Otherwise the list is empty.
   */
  sent: FormEntries
  texts: DeskTexts
}

/**
 * The fields of a new or moved appointment: its kind, free times, and fields for any other time.
 * The button of a free time books or moves the appointment at once. The button at the end uses the
 * time and the doctor in the fields.
 */
export function AppointmentFields({
  appointment,
  order,
  sent,
  texts,
}: AppointmentFieldsProps): ReactNode {
  const { t, locale } = texts
  const { clinic, doctors } = contentIn(locale)
  const kinds = [
    ...(appointment ? [] : [{ value: orderedKind, label: t('appointment.asOrdered') }]),
    ...appointmentKinds.map((value) => ({ value, label: t(`appointment.kinds.${value}`) })),
  ]
  const doctorOptions = [
    { value: '', label: t('appointment.anyDoctor') },
    ...doctors.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const id = appointment?.id
  const outcome = id === undefined ? 'kind=booked' : `kind=moved&appointment=${id}`
  const kind = appointment?.kind ?? orderedKind
  const doctor = appointment ? appointment.doctor : findOrderedDoctor(order)
  const atName = nameAppointmentField('appointmentAt', id)
  const kindName = nameAppointmentField('appointmentKind', id)
  const doctorName = nameAppointmentField('appointmentDoctor', id)
  return (
    <>
      <SelectField
        name={kindName}
        label={t('appointment.kind')}
        value={findSentValue(sent, kindName) ?? kind}
        options={kinds}
      />
      <FreeTimes outcome={outcome} doctor={doctor} moved={appointment} texts={texts} />
      <p className="border-t border-line pt-3 font-semibold">{t('appointment.otherTime')}</p>
      <InputField
        name={atName}
        label={t('appointment.at')}
        type="datetime-local"
        defaultValue={
          findSentValue(sent, atName) ?? (appointment && toFormTime(new Date(appointment.at)))
        }
      />
      <SelectField
        name={doctorName}
        label={t('appointment.doctor')}
        value={findSentValue(sent, doctorName) ?? doctor ?? ''}
        options={doctorOptions}
      />
      <p className="text-sm text-muted">
        {t('appointment.place', {
          address: `${clinic.address.street}, ${clinic.address.city}`,
        })}
      </p>
      <OutcomeButton
        look="primary"
        value={outcome}
        text={t(id === undefined ? 'appointment.book' : 'appointment.move')}
      />
    </>
  )
}

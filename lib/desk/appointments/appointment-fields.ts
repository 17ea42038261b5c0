const fieldNames = ['appointmentAt', 'appointmentKind', 'appointmentDoctor'] as const

/**
 * Returns the name of a form field. One form of the card contains the fields of a new appointment
 * and of every booked appointment. The name of a field of a booked appointment therefore ends with
 * the appointment's id.
 */
export function nameAppointmentField(
  name: (typeof fieldNames)[number],
  id: string | undefined,
): string {
  return id === undefined ? name : `${name}-${id}`
}

/** Reads the fields of the appointment with this id from a form. Missing fields are left out. */
export function readAppointmentFields(form: URLSearchParams, id: string): Record<string, string> {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = form.get(nameAppointmentField(name, id))
      return value === null ? [] : [[name, value]]
    }),
  )
}

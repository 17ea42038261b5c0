const fieldNames = ['appointmentAt', 'appointmentKind', 'appointmentDoctor'] as const

/**
 * The name of a form field. A card has one form with the fields of a new appointment and of each
 * booked appointment, so the fields of a booked appointment end with its id.
 */
export function nameAppointmentField(
  name: (typeof fieldNames)[number],
  id: string | undefined,
): string {
  return id === undefined ? name : `${name}-${id}`
}

/** Reads the fields of the appointment with this id from a form. Absent fields are left out. */
export function readAppointmentFields(form: URLSearchParams, id: string): Record<string, string> {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = form.get(nameAppointmentField(name, id))
      return value === null ? [] : [[name, value]]
    }),
  )
}

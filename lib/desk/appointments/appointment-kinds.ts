/** Kinds of appointments at the clinic. Their names stand in the messages under `Staff.appointment.kinds`. */
export const appointmentKinds = ['consultation', 'checkUp', 'programme'] as const

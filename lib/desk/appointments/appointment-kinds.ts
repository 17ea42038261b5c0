/** Kinds of appointments at the clinic. Their names are the messages `Staff.appointment.kinds`. */
export const appointmentKinds = ['consultation', 'checkUp', 'programme'] as const

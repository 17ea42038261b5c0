/** Kinds of appointments at the clinic. The messages `Staff.appointment.kinds` name the kinds. */
export const appointmentKinds = ['consultation', 'checkUp', 'programme'] as const

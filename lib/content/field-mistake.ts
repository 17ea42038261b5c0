/**
 * A mistake shown at a field of the desk's form. `field` is the name of the field, or an empty
 * string for the whole document. `isReminder` is true when the mistake does not prevent
 * publication.
 */
export type FieldMistake = { field: string; problem: string; isReminder: boolean }

/**
 * A mistake at a field of the desk's form. `field` is the name of the field, or '' for a mistake of
 * the whole document. A reminder (`isReminder`) does not prevent publication.
 */
export type FieldMistake = { field: string; problem: string; isReminder: boolean }

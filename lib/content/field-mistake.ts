/**
 * A mistake shown at a field of the desk's form. `field`: the name of the field, '' for the whole
 * document; `isReminder`: the mistake does not prevent a publication.
 */
export type FieldMistake = { field: string; problem: string; isReminder: boolean }

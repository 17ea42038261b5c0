/** A mistake at a field of the desk's form. */
export type FieldMistake = {
  /** Name of the form field; '' for a mistake of the whole document. */
  field: string
  /** The mistake as a sentence in the editor's language. */
  problem: string
  /** True for a mistake that does not prevent publication, such as an overdue review. */
  isReminder: boolean
}

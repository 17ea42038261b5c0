// Prefixes of the names of form fields. A field without a prefix has the path of its value as its
// name, such as `categories.0.title.ua`.

/**
 * Prefix of a checkbox's name. The checkbox removes the tag `!placeholder` from a field when an
 * editor unchecks it.
 */
export const markFieldPrefix = 'mark()'

/**
 * Prefix of the name of a list's rows. The value is the former index of each row, such as
 * `1,0,new`: the second row has moved up, and the last row is new.
 */
export const rowsFieldPrefix = 'rows()'

/** The name of the form field that holds a file's Markdown. */
export const markdownFieldName = 'text()'

// Names of form fields. Usually the name of a field is the path of its value, such as
// `categories.0.title.ua`. The prefixes below mark the exceptions.

/**
 * Prefix of the name of a checkbox. When an editor unchecks the box, the field loses its tag
 * `!placeholder`.
 */
export const markFieldPrefix = 'mark()'

/**
 * Prefix of the name of a hidden field with the order of a list's rows. The value has the former
 * index of each row. In `1,0,new` the second row has moved up, and the last row is new.
 */
export const rowsFieldPrefix = 'rows()'

/** The name of the form field that holds a file's Markdown. */
export const markdownFieldName = 'text()'

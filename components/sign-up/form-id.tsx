/** Id of the sign-up form's element. */
export const formId = 'sign-up-form'

/** Id of the button that sends it. */
export const submitId = 'sign-up-submit'

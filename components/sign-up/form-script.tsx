/**
 * Code that the browser loads once the form is near the screen. Contains the form's behaviour, and
 * components that are rendered only after this script has loaded. Everything is in one module, so
 * that the browser fetches one script.
 */
export { FormMessage } from '#components/sign-up/form-message'
export { AttachedPhoneMask } from '#components/sign-up/phone-mask'
export { createLiveForm } from '#lib/sign-up/live-form'

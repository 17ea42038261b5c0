/**
 * Everything that the form needs once it is near: its behaviour and the components that are drawn
 * only then. One module, so that the browser fetches and compresses one script.
 */
export { FormMessage } from '#components/sign-up/form-message'
export { AttachedPhoneMask } from '#components/sign-up/phone-mask'
export { createLiveForm } from '#lib/sign-up/live-form'

/** How a phone field presents itself to keyboards, autofill and people. */
export const phoneAttributes = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  placeholder: '(__) ___ __ __',
  className: 'field',
} as const

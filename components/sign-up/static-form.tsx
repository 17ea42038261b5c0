/** Id of the sign-up form's element. */
export const formId = 'sign-up-form'

/** What a visitor typed into the server's form before its script arrived. */
export function typedBefore(): Partial<{ name: string; phone: string; consent: boolean }> {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return {}
  const data = new FormData(form)
  const consent = form.elements.namedItem('consent')
  const isTouched = consent instanceof HTMLInputElement && consent.checked !== consent.defaultChecked
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' && value !== '' ? { [name]: value } : {}
  }
  return { ...text('name'), ...text('phone'), ...(isTouched && { consent: consent.checked }) }
}

/** Remembers where in the server's form the visitor is; the returned function puts focus and caret back. */
export function focusedBefore(): () => void {
  const { activeElement } = document
  if (!activeElement?.closest(`#${formId}`)) return () => undefined
  const { id } = activeElement
  const caret = activeElement instanceof HTMLInputElement ? activeElement.selectionStart : null
  return () => {
    const element = document.getElementById(id)
    element?.focus({ preventScroll: true })
    if (caret !== null && element instanceof HTMLInputElement && element.type !== 'checkbox') {
      element.setSelectionRange(caret, caret)
    }
  }
}

import { formId } from '#components/sign-up/form-id'

/** What a visitor typed into the server's form before its script arrived. */
export function readStaticForm(): Partial<{ name: string; phone: string; consent: boolean }> {
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

/** Reads where in the server's form focus and caret are; the returned function puts them back. */
export function readFocus(): () => void {
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

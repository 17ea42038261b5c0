/** Id of the sign-up form's element. */
export const formId = 'sign-up-form'

/** What a visitor typed into the server's form before its script arrived; empty on the server and on a new page. */
export function typedBefore(): Partial<{ name: string; phone: string; consent: boolean }> {
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return {}
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' && value !== '' ? { [name]: value } : {}
  }
  return { ...text('name'), ...text('phone'), consent: data.has('consent') }
}

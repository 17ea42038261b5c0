import { privacyPolicy } from '#content/legal/privacy-policy'
import { terms } from '#content/legal/terms'

// Rules on words, numbers and languages are those of `npm run check`.

it('has the legal sections of the specification: nine, and ten before the requisites', () => {
  expect(privacyPolicy.sections).toHaveLength(9)
  expect(terms.sections).toHaveLength(10)
})

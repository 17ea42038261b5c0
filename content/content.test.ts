import { checkUp } from '#content/check-up'
import { privacyPolicy } from '#content/legal/privacy-policy'
import { terms } from '#content/legal/terms'
import { laboratoryStudies } from '#content/services/laboratory-studies'

// Rules on words, numbers and languages are those of `npm run check`.

it('calls the laboratory by one name', () => {
  expect(checkUp.cards.find(({ icon }) => icon === 'laboratory')?.title).toEqual(laboratoryStudies.title)
})

it('has the legal sections of the specification: nine, and ten before the requisites', () => {
  expect(privacyPolicy.sections).toHaveLength(9)
  expect(terms.sections).toHaveLength(10)
})

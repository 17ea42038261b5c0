import { folderContent } from '#lib/editing/document-files'
import { listPricePlaces } from '#lib/editing/price-places'
import { pathTo } from '#lib/i18n/routes'

const listPaths = (document: string, id: string) =>
  listPricePlaces(folderContent, document, 'ua')[id]?.map(({ href }) => href)

it('a line of the price list is on the home page, and on each page that names the line', () => {
  const { categories, firstConsultation } = folderContent.document('services')
  const paths = listPaths('services', firstConsultation.specialist)
  expect(paths).toContain(pathTo('ua', 'home'))
  expect(paths).toContain(pathTo('ua', 'firstVisit'))
  const doctors = folderContent.doctorIds().map((id) => folderContent.doctor(id))
  for (const { id, firstConsultation: line } of doctors)
    expect(listPaths('services', line)).toContain(pathTo('ua', 'doctor', { slug: id }))
  const last = categories.at(-1)?.options.at(-1)?.id ?? ''
  expect(listPaths('services', last)).not.toContain(pathTo('ua', 'firstVisit'))
})

it('the price of a programme is on every page whose texts name it', () => {
  expect(listPaths('check-up', '')).toEqual(
    expect.arrayContaining([
      pathTo('ua', 'home'),
      pathTo('ua', 'checkUp'),
      pathTo('ua', 'priceBreakdown'),
    ]),
  )
})

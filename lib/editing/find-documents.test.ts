import { folderContent } from '#lib/editing/document-files'
import { getPreviewPath } from '#lib/editing/document-pages'
import { findDocuments } from '#lib/editing/find-documents'
import { pathTo } from '#lib/i18n/routes'

it.each([
  ['/ua/article/DASH-diet', ['posts/DASH-diet']],
  ['https://clinic.example/ua/article/%', []],
  ['/ua/article/%ff', []],
  ['/en/doctors/olena', ['doctors/olena', 'services']],
  ['/nowhere', []],
])('finds the documents of the page %s', (address, documents) => {
  expect(findDocuments(folderContent, [], address)).toEqual(documents)
})

it.each([
  ['first-visit', 'firstVisit'],
  ['how-we-work', 'howWeWork'],
  ['check-up', 'checkUp'],
  ['services', 'home'],
  ['clinic', 'home'],
  ['claims', 'home'],
] as const)('the preview of %s opens the page %s', (document, page) => {
  expect(getPreviewPath(document, 'en')).toBe(pathTo('en', page))
})

it.each(['30 000', '30\u00A0000', '30000'])('finds the same documents by the price %s', (query) => {
  const names = ['check-up', 'clinic', 'claims', 'home', 'services']
  expect(findDocuments(folderContent, names, query)).toEqual(
    findDocuments(folderContent, names, '30000'),
  )
  expect(findDocuments(folderContent, names, query)).toContain('check-up')
})

import { folderContent } from '#lib/editing/document-files'
import { getPreviewPath, listDocumentsOfPage } from '#lib/editing/document-pages'
import { listDocuments } from '#lib/editing/documents'
import { findDocuments } from '#lib/editing/find-documents'
import { readMessages } from '#lib/i18n/read-messages'
import { indexedPages, pathTo } from '#lib/i18n/routes'

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
  ['packages', 'home'],
  ['report', 'home'],
  ['faq', 'home'],
  ['topics', 'blog'],
] as const)('the preview of %s opens the page %s', (document, page) => {
  expect(getPreviewPath(document, 'en').split('#')[0]).toBe(pathTo('en', page))
})

it('the preview of each document that a page shows opens such a page', () => {
  const documents = Object.values(listDocuments(folderContent)).flat()
  const isOnPage = (document: string, address: string) =>
    listDocumentsOfPage(address).includes(document)
  const shown = documents.filter((document) =>
    indexedPages.some((page) => isOnPage(document, pathTo('ua', page))),
  )
  expect(shown.length).toBeGreaterThan(10)
  for (const document of shown)
    expect([document, isOnPage(document, getPreviewPath(document, 'ua'))]).toEqual([document, true])
})

it.each(['30 000', '30\u00A0000', '30000'])('finds the same documents by the price %s', (query) => {
  const names = ['check-up', 'clinic', 'claims', 'home', 'services']
  expect(findDocuments(folderContent, names, query)).toEqual(
    findDocuments(folderContent, names, '30000'),
  )
  expect(findDocuments(folderContent, names, query)).toContain('check-up')
})

it.each([
  ['ua', 'вихідні дні', 'clinic'],
  ['ua', 'Щомісячний платіж', 'weight-loss'],
  ['ua', 'прайс', 'services'],
  ['ua', 'ціна в гривнях', 'services'],
  ['en', 'closed days', 'clinic'],
] as const)('finds in %s by the words “%s” the form with this label', (locale, query, document) => {
  const { names, fields } = readMessages(locale).Staff.content
  const documents = ['clinic', 'weight-loss', 'services', 'topics', 'posts/DASH-diet']
  const found = findDocuments(folderContent, documents, query, { names, fields })
  expect(found).toContain(document)
  expect(found).not.toContain('posts/DASH-diet')
})

import { folderContent } from '#lib/editing/document-files'
import { findDocuments } from '#lib/editing/find-documents'

it.each([
  ['/ua/article/DASH-diet', ['posts/DASH-diet']],
  ['https://clinic.example/ua/article/%', []],
  ['/ua/article/%ff', []],
  ['/nowhere', []],
])('finds the documents of the page %s', (address, documents) => {
  expect(findDocuments(folderContent, [], address)).toEqual(documents)
})

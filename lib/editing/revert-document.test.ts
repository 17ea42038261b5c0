import { getPublishedEdits, noEdits, publishEdits } from '#lib/content/edits'
import { folderContent, readDocumentFiles } from '#lib/editing/document-files'
import { getFilesToEdit } from '#lib/editing/revert-document'

const document = 'posts/starinnya'
const sheet = `content/${document}/sheet.ua.md`

afterEach(() => {
  publishEdits(noEdits)
})

it('the version of the release is the files of the folder, and a file that was added later is removed', () => {
  publishEdits({ ...getPublishedEdits(), files: new Map([[sheet, ['# Added later']]]) })
  expect(getFilesToEdit([], document, '')).toHaveProperty([sheet], '# Added later')
  expect(getFilesToEdit([], document, 'file')).toEqual({
    ...readDocumentFiles(folderContent, document),
    [sheet]: null,
  })
})

it('a document without files begins with the required files', () => {
  const files = getFilesToEdit([], 'posts/not-yet-written', '')
  expect(Object.keys(files)).toContain('content/posts/not-yet-written/article.yaml')
})

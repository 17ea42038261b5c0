import { noEdits, type Edits } from '#lib/content/edits'
import { loadContent } from '#lib/content/load-content'
import { documentsOfPages } from '#lib/content/page-days'

const published = '2099-01-01'

const changedWith = (file: string) => {
  const edits: Edits = { ...noEdits, days: new Map([[`content/${file}.yaml`, published]]) }
  return loadContent(process.cwd(), edits).site.pages
}

it('publishing the tests changes the check-up page, and publishing the clinic or its claims the weight-loss page', () => {
  expect(changedWith('tests').checkUp.changed).toBe(published)
  expect(changedWith('clinic').weightLoss.changed).toBe(published)
  expect(changedWith('claims').weightLoss.changed).toBe(published)
})

it('publishing a file does not change the day of a page without that file', () => {
  expect(documentsOfPages.blog).not.toContain('tests')
  expect(changedWith('tests').blog.changed).not.toBe(published)
})

it('publishing the texts, the programme or the claims changes the pages on the first visit and on the work', () => {
  for (const file of ['first-visit', 'check-up', 'services'])
    expect(changedWith(file).firstVisit.changed).toBe(published)
  for (const file of ['how-we-work', 'claims'])
    expect(changedWith(file).howWeWork.changed).toBe(published)
})

it('publishing a doctor or the price list changes the day of the page of this doctor', () => {
  const [{ id = '' } = {}] = loadContent(process.cwd(), noEdits).site.doctors
  for (const file of [`content/doctors/${id}/doctor.yaml`, 'content/services.yaml']) {
    const edits: Edits = { ...noEdits, days: new Map([[file, published]]) }
    const { doctors } = loadContent(process.cwd(), edits).site
    expect(doctors.find((doctor) => doctor.id === id)?.changed).toBe(published)
  }
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { confirmedReview } from '#lib/blog/confirmed-review'
import { embedded } from '#lib/blog/embedded'
import { postsFolder } from '#lib/blog/embedded-slugs'
import { parseFrontMatter } from '#lib/blog/front-matter'
import { locales } from '#lib/i18n/locales'

const review = { reviewer: 'doctor-2', reviewed: '2026-12-10' }

describe('confirmedReview', () => {
  it('is told when its doctor confirmed before it', () => {
    expect(confirmedReview(review, [{ id: 'doctor-2', confirmedOn: '2026-12-10' }])).toEqual(review)
  })

  it.each([
    ['nobody has confirmed', []],
    ['another doctor has', [{ id: 'doctor-1', confirmedOn: '2026-12-01' } as const]],
    ['the doctor agreed only after it', [{ id: 'doctor-2', confirmedOn: '2026-12-11' } as const]],
  ])('is not told when %s', (_what, confirmed) => {
    expect(confirmedReview(review, confirmed)).toEqual({})
  })
})

it.each(locales)('no article in %s tells of a review that nobody has confirmed', async (locale) => {
  const slugs = (await embedded.all(locale)).map(({ slug }) => slug)
  expect(slugs.length).toBeGreaterThan(0)
  for (const slug of slugs) {
    const file = join(postsFolder, slug, `${locale}.md`)
    const { reviewer, reviewed } = confirmedReview(parseFrontMatter(file, readFileSync(file, 'utf8')).head)
    const post = await embedded.post({ locale, slug })
    expect([slug, post?.reviewer, post?.reviewed]).toEqual([slug, reviewer, reviewed])
  }
})

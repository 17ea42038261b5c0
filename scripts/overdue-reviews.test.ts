import { embeddedSlugs } from '#lib/blog/embedded-slugs'
import { overdueReviews } from '#scripts/overdue-reviews'

it('names the articles whose review was due, none before its day', async () => {
  expect(await overdueReviews('2020-01-01')).toEqual([])
  expect(await overdueReviews('2099-01-01')).toEqual(await embeddedSlugs())
})

import type { Post } from '#lib/blog/post'
import type { PageMeta } from '#lib/seo/build-metadata'
import { articleGraph } from '#lib/seo/json-ld/pages'
import { ids } from '#lib/seo/json-ld/clinic'

const post: Post = {
  id: 'x',
  slug: 'x',
  title: 'Сон',
  cover: '/covers/a.svg',
  excerpt: '',
  body: '',
  readingMinutes: 1,
  metaTitle: 'Сон',
  description: 'Про сон',
  keywords: [],
  related: [],
  references: [],
}
const meta: PageMeta = {
  locale: 'ua',
  title: 'Сон',
  description: 'Про сон',
  keywords: [],
  author: 'Клініка',
  image: { path: '/ua/og/article/x.png', alt: 'Сон' },
  pathIn: (locale) => `/${locale}/article/x`,
}
const reviewed = { published: '2026-01-01', reviewed: '2026-02-02' }

describe('articleGraph', () => {
  it('claims no review and no author of a post that names nobody we know', () => {
    const [page, article, ...people] = articleGraph({ ...post, ...reviewed, author: 'x', reviewer: 'y' }, meta)
    expect(page).not.toHaveProperty('lastReviewed')
    expect(page).not.toHaveProperty('reviewedBy')
    expect(article).toMatchObject({ author: { '@id': ids.clinic } })
    expect(people).toEqual([])
  })

  it('says when the text was changed after its publication', () => {
    const [page, article] = articleGraph({ ...post, published: '2026-01-01', updated: '2026-11-22' }, meta)
    expect(page).toMatchObject({ dateModified: '2026-11-22' })
    expect(article).toMatchObject({ datePublished: '2026-01-01', dateModified: '2026-11-22' })
  })

  it('names who wrote and who checked it, and once when it is one', () => {
    const [page, article, ...people] = articleGraph(
      { ...post, ...reviewed, author: 'author-1', reviewer: 'doctor-2' },
      meta,
    )
    expect(page).toMatchObject({ lastReviewed: '2026-02-02', reviewedBy: { '@id': ids.person('doctor-2') } })
    expect(article).toMatchObject({ datePublished: '2026-01-01', dateModified: '2026-02-02' })
    expect(people).toMatchObject([{ '@type': 'Person' }, { '@type': 'Physician' }])
    expect(articleGraph({ ...post, author: 'doctor-1', reviewer: 'doctor-1' }, meta)).toHaveLength(3)
  })
})

import {
  linkReferenceMarks,
  getMarkId,
  getReferenceId,
  addHeadingIds,
} from '#lib/blog/article-html'
import { embeddedPosts } from '#lib/blog/embedded-posts'
import { sanitizeArticle } from '#lib/blog/markdown'
import { locales } from '#lib/i18n/locales'

describe('addHeadingIds', () => {
  it('lists a heading without tags and with decoded entities', () => {
    const { headings } = addHeadingIds(
      sanitizeArticle('<h2>Q&amp;A: <b>H</b><sub>2</sub>O &lt; 120 &gt; 80</h2>'),
    )
    expect(headings).toEqual([{ id: 'section-1', title: 'Q&A: H2O < 120 > 80' }])
  })

  it('replaces the ids of the provider’s headings', () => {
    const { body, headings } = addHeadingIds(
      sanitizeArticle('<h1 id="a">One</h1><h2 id="section-1">Two</h2>'),
    )
    expect(headings.map(({ title }) => title)).toEqual(['One', 'Two'])
    expect(body).toBe('<h2 id="section-1">One</h2><h2 id="section-2">Two</h2>')
  })
})

const nbsp = '\u00A0'

describe('linkReferenceMarks', () => {
  it('links each mark to its reference, and gives the first mark of a reference an id', () => {
    expect(linkReferenceMarks('<p>One [1]. Two [1, 3].</p>', 3)).toBe(
      `<p>One${nbsp}<a id="mark-1" href="#reference-1">[1]</a>. Two${nbsp}<a href="#reference-1">[1]</a>${nbsp}<a id="mark-3" href="#reference-3">[3]</a>.</p>`,
    )
  })

  it.each([
    '<p>No such work [4], [0], [1, 4].</p>',
    '<p><a href="/ua">words [1]</a> and <code>list[1]</code></p>',
    '<img alt="[1]" src="https://x.example/1.png" />',
    '<p>[x] [1.5] [1–3]</p>',
  ])('leaves %s unchanged', (html) => {
    expect(linkReferenceMarks(html, 3)).toBe(html)
  })

  it.each(locales)(
    'links every reference of every article in %s from the text, and gives its first mark an id',
    async (locale) => {
      for (const { slug } of await embeddedPosts.getAllPosts(locale)) {
        const post = await embeddedPosts.getFreshPost({ locale, slug })
        for (let number = 1; number <= (post?.references.length ?? 0); number++) {
          const first = `<a id="${getMarkId(number)}" href="#${getReferenceId(number)}">[${number}]</a>`
          expect([slug, number, post?.body.split(first).length]).toEqual([slug, number, 2])
        }
        expect(post?.body.replaceAll(/<a [^>]*>\[\d+\]<\/a>/g, '')).not.toMatch(/\[\d+(, ?\d+)*\]/)
      }
    },
  )
})

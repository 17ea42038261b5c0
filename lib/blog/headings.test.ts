import { withHeadingIds } from '#lib/blog/headings'
import { sanitizeArticle } from '#lib/blog/sanitize'

describe('withHeadingIds', () => {
  it('numbers the sections and lists them in order', () => {
    expect(withHeadingIds('<p>Lead</p><h2>One</h2><p>x</p><h3>No</h3><h2>Two</h2>')).toEqual({
      body: '<p>Lead</p><h2 id="section-1">One</h2><p>x</p><h3>No</h3><h2 id="section-2">Two</h2>',
      headings: [
        { id: 'section-1', title: 'One' },
        { id: 'section-2', title: 'Two' },
      ],
    })
  })

  it('leaves a text without sections as it is', () => {
    expect(withHeadingIds('<p>Only words</p>')).toEqual({ body: '<p>Only words</p>', headings: [] })
  })

  it('lists a marked-up heading as words', () => {
    expect(withHeadingIds('<h2>H<sub>2</sub>O and <a href="/ua">salt</a></h2>').headings).toEqual([
      { id: 'section-1', title: 'H2O and salt' },
    ])
  })

  it('lists a heading as people read it, not as HTML writes it', () => {
    const { headings } = withHeadingIds(sanitizeArticle('<h2>Q&amp;A: pressure &lt; 120 &gt; 80</h2>'))
    expect(headings).toEqual([{ id: 'section-1', title: 'Q&A: pressure < 120 > 80' }])
  })

  it('lists the provider’s headings, whatever ids they came with', () => {
    const { body, headings } = withHeadingIds(sanitizeArticle('<h1 id="a">One</h1><h2 id="section-1">Two</h2>'))
    expect(headings.map(({ title }) => title)).toEqual(['One', 'Two'])
    expect(body).toBe('<h2 id="section-1">One</h2><h2 id="section-2">Two</h2>')
  })
})

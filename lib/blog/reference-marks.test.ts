import { embedded } from '#lib/blog/embedded'
import { linkReferenceMarks, markId, referenceId } from '#lib/blog/reference-marks'
import { locales } from '#lib/i18n/locales'

const nbsp = '\u00A0'

describe('linkReferenceMarks', () => {
  it('links a mark to its source, and gives the first of each an id to come back to', () => {
    expect(linkReferenceMarks('<p>One [1]. Two [1].</p>', 1)).toBe(
      `<p>One${nbsp}<a id="mark-1" href="#reference-1">[1]</a>. Two${nbsp}<a href="#reference-1">[1]</a>.</p>`,
    )
  })

  it('links each of several', () => {
    expect(linkReferenceMarks('<td>x [1, 3]</td>', 3)).toBe(
      `<td>x${nbsp}<a id="mark-1" href="#reference-1">[1]</a>${nbsp}<a id="mark-3" href="#reference-3">[3]</a></td>`,
    )
  })

  it.each([
    '<p>No such work [4], [0], [1, 4].</p>',
    '<p><a href="/ua">words [1]</a> and <code>list[1]</code></p>',
    '<img alt="[1]" src="https://x.example/1.png" />',
    '<p>[x] [1.5] [1–3]</p>',
  ])('leaves %s', (html) => {
    expect(linkReferenceMarks(html, 3)).toBe(html)
  })

  it.each(locales)(
    'lets every source of every article in %s be reached from the text, and lead back',
    async (locale) => {
      for (const { slug } of await embedded.all(locale)) {
        const post = await embedded.post({ locale, slug })
        for (let number = 1; number <= (post?.references.length ?? 0); number++) {
          const first = `<a id="${markId(number)}" href="#${referenceId(number)}">[${number}]</a>`
          expect([slug, number, post?.body.split(first).length]).toEqual([slug, number, 2])
        }
        expect(post?.body.replaceAll(/<a [^>]*>\[\d+\]<\/a>/g, '')).not.toMatch(/\[\d+(, ?\d+)*\]/)
      }
    },
  )
})

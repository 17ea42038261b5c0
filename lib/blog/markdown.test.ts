import { readingMinutes, renderMarkdown, sanitizeArticle } from '#lib/blog/markdown'

describe('renderMarkdown', () => {
  it('draws the tables and lists of the articles', () => {
    const html = renderMarkdown('# Назва\n\n| Група | Скільки |\n|---|---|\n| Овочі | 4–5 |\n\n1. перше\n')
    expect(html).toContain('<h2>Назва</h2>')
    expect(html).toContain('<th scope="col">Група</th>')
    expect(html).toContain('<td>4–5</td>')
    expect(html).toContain('<li>перше</li>')
  })

  it('lets nothing run that hides in Markdown', () => {
    const html = renderMarkdown(
      '[слова](javascript:alert(1)) <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>',
    )
    expect(html).not.toMatch(/javascript|onerror|script/)
    expect(html).toContain('слова')
  })
})

describe('readingMinutes', () => {
  it('counts words, in Ukrainian too, and not the tags; at least a minute', () => {
    expect(readingMinutes('')).toBe(1)
    expect(readingMinutes('здоров’я '.repeat(900))).toBe(5)
    expect(readingMinutes('<p title="a b c d e f">слово</p> '.repeat(360))).toBe(2)
  })
})

describe('sanitizeArticle', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC="https://evil.example/x.js"></SCRIPT>',
    '<style>body { display: none }</style>',
    '<iframe src="https://evil.example/"></iframe>',
    '<object data="x"></object><embed src="x">',
    '<svg onload="alert(1)"><script>alert(1)</script></svg>',
    '<form action="https://evil.example/"><input name="phone"></form>',
    '<link rel="stylesheet" href="https://evil.example/x.css"><meta http-equiv="refresh" content="0">',
    '<!-- a comment -->',
  ])('leaves nothing of %s', (html) => {
    expect(sanitizeArticle(`<p>до</p>${html}<p>після</p>`)).toBe('<p>до</p><p>після</p>')
  })

  it.each([
    '<p onclick="alert(1)">текст</p>',
    '<p style="position:fixed;inset:0">текст</p>',
    '<p class="x" id="subscribe" data-x="1">текст</p>',
  ])('leaves only the text of %s', (html) => {
    expect(sanitizeArticle(html)).toBe('<p>текст</p>')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example/x',
  ])('keeps the words of a link to %j, not the link', (href) => {
    expect(sanitizeArticle(`<a href="${href}">слова</a>`)).toBe('<a>слова</a>')
  })

  it.each(['/ua/article/antiage', '#references', 'tel:+380440000000', 'mailto:clinic@example.com'])(
    'keeps a link to %s as it is',
    (href) => {
      expect(sanitizeArticle(`<a href="${href}">слова</a>`)).toBe(`<a href="${href}">слова</a>`)
    },
  )

  it.each(['https://doi.org/10.1/x', 'http://who.int/', 'HTTPS://WHO.INT/'])(
    'sends nobody’s trust along with a link to %s',
    (href) => {
      expect(sanitizeArticle(`<a href="${href}" rel="opener" target="_blank">слова</a>`)).toBe(
        `<a href="${href}" rel="noopener nofollow">слова</a>`,
      )
    },
  )

  it('begins headings below the page’s own', () => {
    expect(sanitizeArticle('<h1>Один</h1><h2 id="two">Два</h2><h3>Три</h3>')).toBe(
      '<h2>Один</h2><h2>Два</h2><h3>Три</h3>',
    )
  })

  it('keeps tables, with headings that say what they head', () => {
    const table = '<table><thead><tr><th>Група</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>'
    expect(sanitizeArticle(table)).toBe(table.replace('<th>', '<th scope="col">'))
    expect(sanitizeArticle('<table><tr><th scope="row">x</th></tr></table>')).toContain('<th scope="row">')
  })

  it('takes pictures over https only, lazily and never without alt', () => {
    expect(sanitizeArticle('<img src="https://x.example/a.png" onerror="alert(1)">')).toBe(
      '<img alt="" src="https://x.example/a.png" loading="lazy" decoding="async" />',
    )
    expect(sanitizeArticle('<img src="data:image/svg+xml,x" alt="схема">')).not.toContain('src')
  })
})

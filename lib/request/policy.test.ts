import { createHash } from 'node:crypto'
import { listInlineSources } from '#lib/request/policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const push = (data: unknown) => `self.__next_f.push(${JSON.stringify(data)})`

it('lists one hash for each of Next’s data scripts, inline styles and style attributes', () => {
  const bootstrap = '(self.__next_f=self.__next_f||[]).push([0])'
  const chunks =
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});'
  const html = `<p style="left:1%">Їжа</p><b style="left:1%"></b><script>${bootstrap}</script>
    <script src="/a.js" async=""></script><script id="x">${push([1, '<і>'])}</script><script>${push([1, '<і>'])}</script>
    <script>${chunks}</script><style>b{left:0}</style>`
  expect(listInlineSources(html)).toEqual({
    scripts: [hash(bootstrap), hash(push([1, '<і>'])), hash(chunks)],
    styles: [hash('b{left:0}')],
    styleAttributes: [hash('left:1%')],
  })
})

it('lists no hash for a script that contains more than data', () => {
  const scripts = [
    'alert(1)',
    `${push([1])};alert(1)`,
    `${push([1])}\nalert(1)`,
    'self.__next_f.push([alert(1)])',
    'self.__next_f.push([1],alert(1))',
    'self.__next_f.push(...[1])',
    'self.__next_f.push([1])//)',
    ' self.__next_f.push([1])',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    '{"@context":"https://schema.org"}',
  ]
  expect(
    listInlineSources(scripts.map((script) => `<script>${script}</script>`).join('')).scripts,
  ).toEqual([])
})

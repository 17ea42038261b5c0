import type { Thing } from 'schema-dts'
import { toJson } from '#lib/seo/json-ld/graph'

const graphOf = (json: string) => (JSON.parse(json) as { '@graph': unknown[] })['@graph']

describe('toJson', () => {
  it('lets no text end the script it stands in', () => {
    const headline = '</script><script>alert(1)</script><!--'
    const json = toJson([{ '@type': 'Article', headline }])
    expect(json).not.toContain('<')
    expect(graphOf(json)).toEqual([{ '@type': 'Article', headline }])
  })

  it('leaves out what is empty, however deep', () => {
    const thing = {
      '@type': 'Article',
      headline: 'Сон',
      description: '',
      keywords: [],
      author: null,
      citation: [{ '@type': 'CreativeWork', name: undefined }, {}],
    } as unknown as Thing
    expect(graphOf(toJson([thing]))).toEqual([
      { '@type': 'Article', headline: 'Сон', citation: [{ '@type': 'CreativeWork' }] },
    ])
  })

  it('keeps nought and no', () => {
    const thing = { '@type': 'Offer', price: 0 } as const
    expect(graphOf(toJson([thing]))).toEqual([thing])
  })
})

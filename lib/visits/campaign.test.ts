import { readCampaign, repairQuery, splitCampaign } from '#lib/visits/campaign'

const campaign = { utm_source: 'a', utm_medium: 'b' }

describe('readCampaign', () => {
  it.each([
    ['?utm_source=a&utm_medium=b', campaign],
    ['?utm_source=a&amp;utm_medium=b', campaign],
    ['?utm_source=a&amp%3Butm_medium=b', campaign],
    ['?utm_source=a&amp;amp;utm_medium=b', campaign],
    ['?amp;utm_source=a&amp;utm_medium=b', campaign],
    ['?utm_source=a&#38;utm_medium=b#form', campaign],
    ['?utm_source=a&#038;utm_medium=b', campaign],
    ['?utm_source=a?utm_medium=b', campaign],
    ['??utm_source=a&utm_medium=b', campaign],
    ['?x=1?utm_source=a&y=2&amp;utm_medium=b', campaign],
    ['?utm_source=a?&amp;utm_medium=b', { utm_source: 'a?', utm_medium: 'b' }],
    ['?utm_source=a?fbclid=x', { utm_source: 'a', fbclid: 'x' }],
    ['?utm_content=why?&utm_term=what?!', { utm_content: 'why?', utm_term: 'what?!' }],
    ['?utm_source=a?ref=c&utm_medium=b', campaign],
    ['?utm_source=&utm_source=a&utm_source=c&utm_medium=b', campaign],
    ['?UTM_SOURCE=a&Utm_Medium=b', campaign],
    ['?UTM_SOURCE=a&amp;UTM_MEDIUM=b', campaign],
    ['?utm_campaign=spring+sale', { utm_campaign: 'spring sale' }],
    ['?utm_source=a%26b#utm_medium=b', { utm_source: 'a&b' }],
    ['?utm_campaign=%D0%BE%D1%81%D1%96%D0%BD%D1%8C+1', { utm_campaign: 'осінь 1' }],
    ['?amp;=1&amp;x=2&utm_=3', {}],
    ['#?utm_source=a', {}],
    ['', {}],
  ])('reads %s', (query, expected) => {
    for (const address of [`https://clinic.example/ua${query}`, `/ua${query}`])
      expect(Object.fromEntries(readCampaign(address))).toEqual(expected)
  })
})

describe('repairQuery', () => {
  it.each([
    ['utm_source=a&amp;utm_medium=b?fbclid=c', 'utm_source=a&utm_medium=b&fbclid=c'],
    ['q=a?b&amp;c=d', 'q=a?b&amp;c=d'],
    ['q=a?b=c', 'q=a?b=c'],
    ['q=x&utm_source=a?ref=b', 'q=x&utm_source=a&ref=b'],
    ['q=%FF&utm_source=%zz', 'q=%FF&utm_source=%zz'],
  ])('changes only the separators before campaign parameters: %s', (query, expected) => {
    expect(repairQuery(query)).toBe(expected)
  })
})

describe('splitCampaign', () => {
  it.each([
    ['/ua/check-up&utm_source=a', '/ua/check-up', 'utm_source=a'],
    ['/ua/check-up&utm_source=a&utm_medium=b', '/ua/check-up', 'utm_source=a&utm_medium=b'],
    ['/ua/check-up&amp;utm_source=a&amp;x=1', '/ua/check-up', 'utm_source=a&amp;x=1'],
    ['/ua/check-up/&gclid=a/b', '/ua/check-up/', 'gclid=a/b'],
    ['/ua/check-up%26utm_source%3Da%26utm_medium%3Db', '/ua/check-up', 'utm_source=a&utm_medium=b'],
    ['/ua%3futm_source=a', '/ua', 'utm_source=a'],
    ['/&fbclid=x', '/', 'fbclid=x'],
    ['/q/abcdef&fbclid=x', '/q/abcdef', 'fbclid=x'],
    ['/ua&UTM_SOURCE=a', '/ua', 'UTM_SOURCE=a'],
  ])('splits %s', (address, path, query) => {
    expect(splitCampaign(address)).toEqual({ path, query })
  })

  it.each([
    '/ua/check-up',
    '/ua/a&b',
    '/ua/utm_source=a',
    '/ua/a&utm_source',
    '/ua/salt&pepper=x',
    '',
  ])('returns null for %s, which contains no campaign', (path) => {
    expect(splitCampaign(path)).toBeNull()
  })
})

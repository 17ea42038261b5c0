import { maxWordLength } from '#lib/leads/campaign'
import { absoluteUrlWith } from '#lib/seo/urls'
import { choiceQuery, readChoice } from '#lib/desk/links/choice'

const none = { utm_source: '', utm_medium: '', utm_campaign: '', utm_content: '' }

it('is the home page in the own language without a query', () => {
  expect(readChoice({}, 'en')).toEqual({ page: 'home', locale: 'en', campaign: none })
})

it('survives its own query, whatever was typed', () => {
  const typed = {
    utm_source: ' Інстаграм & co ',
    utm_medium: 'a=b#c',
    utm_campaign: '',
    utm_content: '😀'.repeat(maxWordLength + 10),
  }
  const choice = readChoice({ page: 'article/DASH-diet', language: 'en', ...typed }, 'ua')
  expect(choice).toMatchObject({ page: 'article/DASH-diet', locale: 'en' })
  expect(choice.campaign).toEqual({
    utm_source: 'Інстаграм & co',
    utm_medium: 'a=b#c',
    utm_campaign: '',
    utm_content: '😀'.repeat(maxWordLength),
  })
  expect(readChoice(Object.fromEntries(new URLSearchParams(choiceQuery(choice))), 'ua')).toEqual(choice)
})

it('takes the first language for what is none, and no lists for words', () => {
  expect(readChoice({ language: 'fr', utm_source: ['a', 'b'], page: ['x'] }, 'ua')).toEqual({
    page: 'home',
    locale: 'ua',
    campaign: none,
  })
})

it('gives an address only the words that there are', () => {
  const url = new URL(absoluteUrlWith('/ua/check-up', { ...none, utm_source: 'Фейсбук & co' }))
  expect([...url.searchParams]).toEqual([['utm_source', 'Фейсбук & co']])
  expect(url.pathname).toBe('/ua/check-up')
  expect(new URL(absoluteUrlWith('/ua', none)).search).toBe('')
})

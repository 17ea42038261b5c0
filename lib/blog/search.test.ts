import { embedded } from '#lib/blog/embedded'
import { searchPosts } from '#lib/blog/search'
import { wordStem } from '#lib/blog/word-stem'

const found = async (query: string, locale: 'ua' | 'en' = 'ua') =>
  searchPosts(await embedded.all(locale), query).map(({ slug }) => slug)

describe('wordStem', () => {
  it.each([
    ['тиск', 'тиску', 'тиском', 'ТИСКИ'],
    ['дієта', 'дієти', 'дієтою', 'дієтами'],
    ['сіль', 'солі'],
    ['аналіз', 'аналізи', 'аналізів', 'аналізами'],
    ['кров', 'крові', 'кров’ю', "кров'ю"],
    ['серце', 'серця', 'серцем'],
    ['ґрунт', 'грунту'],
    ['diet', 'diets'],
    ['чек-ап', 'чекап', 'чек-апи'],
  ])('is one for all forms of %s', (...forms) => {
    expect(new Set(forms.map(wordStem)).size).toBe(1)
  })

  it('is none for a word that says nothing', () => {
    expect(['і', 'на', 'of', '—'].map(wordStem)).toEqual([null, null, null, null])
  })
})

describe('searchPosts', () => {
  it.each([
    ['тиску', 'blood-pressure-monitoring'],
    ['тиск удома', 'blood-pressure-monitoring'],
    ['солі', 'DASH-diet'],
    ['середземноморською дієтою', 'mediterranean-diet'],
    ['кандида', 'anti-candida-diet'],
    ['кандиди', 'anti-candida-diet'],
    ['натще', 'check-up-tips'],
    ['ЗНЕВОДНЕННЯ', 'DEHYDRATION'],
    ['геропротекторів', 'GEROPROTECTORS'],
    ['зневоднення, скільки пити?', 'DEHYDRATION'],
  ])('finds by "%s" the article %s among the first three', async (query, slug) => {
    expect((await found(query)).slice(0, 3)).toContain(slug)
  })

  it('finds what stands in the text alone, and forgives a slip', async () => {
    expect(await found('саркопенію')).toContain('starinnya')
    expect(await found('дегидрация')).not.toContain('starinnya')
    expect(await found('середзимноморська')).toContain('mediterranean-diet')
    expect((await found('salt', 'en')).slice(0, 3)).toContain('DASH-diet')
  })

  it('finds nothing by nothing, by tags, and by words no article has', async () => {
    for (const query of ['', '  ', '—', 'strong href', 'абракадабрище', '<script>'])
      expect(await found(query)).toEqual([])
  })
})

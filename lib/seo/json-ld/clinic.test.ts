import { clinic } from '#content/clinic'
import { doctors } from '#content/doctors'
import { env } from '#lib/env'
import { locales } from '#lib/i18n/locales'
import { itemList } from '#lib/seo/json-ld/pages'
import { checkUpService, homeOffers, medicalClinic, physician, weightLossServices } from '#lib/seo/json-ld/clinic'

const site = env.SITE_URL
const url = expect.stringMatching(/^https?:\/\/[^ ]+$/) as string

describe.each(locales)('what machines are told in %s', (locale) => {
  it('of the clinic: where it is, what it costs, its page in this language', () => {
    expect(medicalClinic(locale)).toMatchObject({
      url: `${site}/${locale}`,
      geo: {
        '@type': 'GeoCoordinates',
        latitude: expect.any(Number) as number,
        longitude: expect.any(Number) as number,
      },
      hasMap: clinic.links.map,
      image: url,
      telephone: clinic.phone,
      priceRange: expect.stringMatching(/\d.* – .*\d/) as string,
    })
  })

  it('of a doctor: where and by which phone, with a picture', () => {
    for (const doctor of doctors)
      expect(physician(doctor, locale)).toMatchObject({
        url: `${site}/${locale}#team`,
        image: url,
        telephone: clinic.phone,
      })
  })

  it('of every offer: what, where, for how much, and that it can be had', () => {
    const services = [checkUpService('x', locale), ...weightLossServices('x', locale)]
    const all = [...homeOffers(locale), ...services.map(({ offers }) => offers)]
    expect(all.length).toBeGreaterThan(8)
    for (const offer of all)
      expect(offer).toMatchObject({
        name: expect.stringMatching(/./) as string,
        url: expect.stringContaining(`${site}/${locale}`) as string,
        availability: 'https://schema.org/InStock',
        priceCurrency: 'UAH',
      })
  })

  it('of a list of posts: each with its place and address', () => {
    const post = { id: '1', title: 'Сон', excerpt: '', cover: '' }
    expect(
      itemList(
        [
          { ...post, slug: 'a' },
          { ...post, slug: 'b&c' },
        ],
        locale,
      ),
    ).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: `${site}/${locale}/article/a` },
        { position: 2, url: `${site}/${locale}/article/b%26c`, name: 'Сон' },
      ],
    })
  })
})

it('prices are given in the words of the language', () => {
  const [ua, en] = locales.map((locale) => medicalClinic(locale).priceRange)
  expect(ua).not.toBe(en)
})

import { parseEnv } from '#lib/env'

describe('parseEnv', () => {
  it('needs nothing', () => {
    expect(parseEnv({})).toEqual({ PORT: 3000, SITE_URL: 'http://localhost:3000', DATA_DIR: './data', TRUST_PROXY: 0 })
  })

  it('counts an empty variable as unset', () => {
    expect(parseEnv({ SITE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000, SITE_URL: 'http://localhost:3000' })
  })

  it('refuses a database it cannot use', () => {
    expect(() => parseEnv({ DATABASE_URL: 'postgres://localhost/leads' })).toThrow('DATABASE_URL is not supported')
  })

  it('takes an address with or without the closing slash', () => {
    expect(parseEnv({ SITE_URL: 'https://clinic.example/' }).SITE_URL).toBe('https://clinic.example')
  })

  it.each([
    ['SITE_URL', 'clinic.example'],
    ['SITE_URL', 'https://clinic.example/site'],
    ['SITE_URL', 'ftp://clinic.example'],
    ['API_URL', 'not an address'],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['TRUST_PROXY', 'yes'],
    ['REVALIDATE_SECRET', 'short'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`Configuration: ${name} must (be|have) `))
  })
})

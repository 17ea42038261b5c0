import { createHash } from 'node:crypto'
import { testLead } from '#e2e/support/test-lead'
import { openDesk, type StaffDesk } from '#e2e/support/staff-desk'
import { consents, consentVersion } from '#content/consent'
import { env } from '#lib/env'
import { runCommand } from '#lib/leads/cli/run'
import { acceptedConsent } from '#lib/leads/consent'
import { toGoogleAds } from '#lib/leads/conversions/google-ads'
import type { Lead } from '#lib/leads/lead'
import { toMetaOffline } from '#lib/leads/conversions/meta-offline'
import { invite } from '#lib/staff/invitations'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const lines = ({ file }: { file: string }) => file.split('\r\n')

describe('toGoogleAds', () => {
  const by = (lastTouch: Lead['lastTouch'], firstTouch: Lead['firstTouch'] = {}) => testLead({ lastTouch, firstTouch })

  it('has the click, the name of the conversion and its time with the zone, and nothing else', () => {
    const leads = [by({ gclid: 'Cj0KCQ-latest_1' }, { gclid: 'Cj0KCQ-first_1' }), by({ utm_source: 'mail' })]
    expect(lines(toGoogleAds(leads, 'Sign-up'))).toEqual([
      'Google Click ID,Conversion Name,Conversion Time',
      'Cj0KCQ-latest_1,"Sign-up",2026-11-20 14:00:00+0200',
    ])
  })

  it('goes back to the first click of Google, and gives each kind of click id its column', () => {
    const leads = [by({ fbclid: 'meta-click-1' }, { gclid: 'Cj0KCQ-first_1' }), by({ wbraid: 'wbraid-of-ios' })]
    expect(lines(toGoogleAds(leads, 'Запис, "форма"'))).toEqual([
      'Google Click ID,WBRAID,Conversion Name,Conversion Time',
      'Cj0KCQ-first_1,,"Запис, ""форма""",2026-11-20 14:00:00+0200',
      ',wbraid-of-ios,"Запис, ""форма""",2026-11-20 14:00:00+0200',
    ])
  })

  it.each(['=cmd()|1234567', 'a,b,c,d,e,f,g', 'short', 'x'.repeat(300)])('takes no click id such as %j', (gclid) => {
    expect(toGoogleAds([by({ gclid })], 'Sign-up').conversions).toBe(0)
  })
})

describe('toMetaOffline', () => {
  it('hashes what Meta’s rules make of a phone, a first name and a country', () => {
    const leads = [
      testLead({ name: ' ОЛЕНА! ' }),
      testLead({ name: 'Олена Прикладенко' }),
      testLead({ phone: '+3806' }),
    ]
    const common = ['Lead', '1795176000', sha256('380671234567')]
    expect(lines(toMetaOffline(leads)).map((line) => line.split(','))).toEqual([
      ['event_name', 'event_time', 'phone', 'fn', 'country'],
      [...common, sha256('олена'), sha256('ua')],
      [...common, '', sha256('ua')],
    ])
  })
})

describe('exports for advertising platforms', () => {
  let desk: StaffDesk
  const notes: string[] = []
  const run = (...args: string[]) => runCommand({ ...desk.cli, note: (text) => notes.push(text) }, ['export', ...args])
  const consented = (version: string, changes: Partial<Lead> = {}) => {
    const accepted = acceptedConsent(version, 'ua')
    return desk.add({ consentVersion: accepted.version, consentHash: accepted.hash, ...changes })
  }

  beforeEach(async () => {
    desk = await openDesk()
    notes.length = 0
  })

  afterEach(() => desk.close())

  it('has only leads whose person accepted texts that say so, and never suspected spam', async () => {
    const click = (id: string) => ({ lastTouch: { gclid: `Cj0KCQ-${id}` }, createdAt: '2026-11-20T12:00:00.000Z' })
    await consented(consentVersion, click('agreed'))
    await consented('2026-11-22', click('before'))
    await consented('made-up', click('unknown'))
    await consented(consentVersion, { ...click('spam'), status: 'suspected' })
    await consented(consentVersion, { createdAt: '2026-11-20T12:00:00.000Z' })
    await consented(consentVersion, { ...click('later'), createdAt: '2026-11-25T12:00:00.000Z' })
    const file = await run('--format', 'google-ads', '--conversion', 'Запис', '--to', '2026-11-20')
    expect(lines({ file }).slice(1)).toEqual(['Cj0KCQ-agreed,"Запис",2026-11-20 14:00:00+0200'])
    expect(notes).toEqual([
      expect.stringMatching(/^1 lead exported\. Left out: 1 with no valid click id.*, 2 whose accepted/),
    ])
  })

  it('has only who was booked, once somebody works at the desk', async () => {
    const ids = ['click-of-booked', 'click-of-called'].map((gclid) =>
      consented(consentVersion, { lastTouch: { gclid } }),
    )
    const [booked] = await Promise.all(ids)
    const count = async () => lines({ file: await run('--format', 'google-ads') }).length - 1
    expect(await count()).toBe(2)
    await invite('command', desk.cli.db, 'anna@clinic.example', 'admin', new Date())
    expect(await count()).toBe(0)
    await desk.cli.db
      .updateTable('deskEntry')
      .set({ status: 'booked' })
      .where('leadId', '=', booked?.id ?? '')
      .execute()
    expect(await run('--format', 'google-ads')).toContain('click-of-booked')
    expect(notes.at(-1)).toMatch(/^1 lead exported\. .* 1 not booked at the desk/)
  })

  it('refuses Meta, switched on or not, while no text says what goes there', async () => {
    await consented(consentVersion)
    const known = env.META_OFFLINE
    try {
      env.META_OFFLINE = 'on'
      await expect(run('--format', 'meta-offline')).rejects.toThrow(
        /^Nobody has agreed to this: the privacy policy does not say that data goes to meta-offline.*adPlatforms/,
      )
    } finally {
      env.META_OFFLINE = known
    }
    expect(Object.values(consents).filter((row) => JSON.stringify(row).includes('meta'))).toEqual([])
  })
})

import { expect, storedLeads, test, uniqueName } from '#e2e/support/test'
import { signUp } from '#e2e/support/visitor'

test(
  'a key that was used for another lead is replaced, and the visitor sees no error',
  { tag: '@slow' },
  async ({ page, request, site }) => {
    // The first key this browser draws is one that another visitor had.
    const key = '7-7-7-7'
    const other = { name: uniqueName(), phone: '501112233', consent: true }
    await request.post('/api/subscribe', { data: other, headers: { 'Idempotency-Key': key } })
    await page.addInitScript(() => {
      const draw = crypto.getRandomValues.bind(crypto)
      crypto.getRandomValues = <T extends ArrayBufferView<ArrayBuffer>>(array: T): T => {
        if (!(array instanceof Uint32Array) || array.length !== 4) return draw(array)
        crypto.getRandomValues = draw
        array.fill(7)
        return array
      }
    })
    const name = uniqueName()
    await page.goto('/ua#subscribe')
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/subscribe')) answers.push(response.status())
    })
    await signUp(page, 'ua', name)
    expect(answers).toEqual([409, 201])
    expect(await storedLeads(site.dataDir, name)).toHaveLength(1)
    expect(await storedLeads(site.dataDir, other.name)).toHaveLength(1)
  },
)

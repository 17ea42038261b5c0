import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { oneATurn } from '#lib/server/one-a-turn'

it('lets requests that come at once go on in their order, one a turn of the event loop', async () => {
  const request = new IncomingMessage(new Socket())
  const gone: number[] = []
  for (const each of [1, 2, 3]) oneATurn(request, new ServerResponse(request), () => gone.push(each))
  for (let before = 0; before < 3; before = gone.length) {
    await setImmediate()
    expect(gone.length).toBeLessThanOrEqual(before + 1)
  }
  expect(gone).toEqual([1, 2, 3])
})

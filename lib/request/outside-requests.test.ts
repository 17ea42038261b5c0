import { AsyncLocalStorage } from 'node:async_hooks'
import { outsideRequests } from '#lib/request/outside-requests'

it('lets nothing that a function starts remember the request', async () => {
  const requests = new AsyncLocalStorage<object>()
  const seen = await requests.run({}, () =>
    outsideRequests(
      () =>
        new Promise((resolve) => {
          setTimeout(() => {
            resolve(requests.getStore())
          })
        }),
    ),
  )
  expect(seen).toBeUndefined()
})

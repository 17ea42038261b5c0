import { Mutex } from '#lib/leads/store/mutex'

describe('a mutex', () => {
  it('is given in the order in which they were asked for', async () => {
    const mutex = new Mutex()
    const order: number[] = []
    await mutex.acquire(1000)
    const all = [1, 2, 3].map(async (each) => {
      await mutex.acquire(1000)
      order.push(each)
      mutex.release()
    })
    expect(order).toEqual([])
    mutex.release()
    await Promise.all(all)
    expect(order).toEqual([1, 2, 3])
    await expect(mutex.acquire(1)).resolves.toBeUndefined()
  })

  it('is not waited for longer than the limit, and passes by who has given up', async () => {
    const mutex = new Mutex()
    await mutex.acquire(1000)
    const impatient = mutex.acquire(5)
    const patient = mutex.acquire(10_000)
    await expect(impatient).rejects.toThrow('The store is busy')
    mutex.release()
    await expect(patient).resolves.toBeUndefined()
  })
})

import { Turns } from '#lib/leads/store/turns'

describe('turns', () => {
  it('come in the order in which they were asked for', async () => {
    const turns = new Turns()
    const order: number[] = []
    await turns.take(1000)
    const all = [1, 2, 3].map(async (each) => {
      await turns.take(1000)
      order.push(each)
      turns.give()
    })
    expect(order).toEqual([])
    turns.give()
    await Promise.all(all)
    expect(order).toEqual([1, 2, 3])
    await expect(turns.take(1)).resolves.toBeUndefined()
  })

  it('are not waited for longer than the limit, and pass by who has given up', async () => {
    const turns = new Turns()
    await turns.take(1000)
    const impatient = turns.take(5)
    const patient = turns.take(10_000)
    await expect(impatient).rejects.toThrow('The store is busy')
    turns.give()
    await expect(patient).resolves.toBeUndefined()
  })
})

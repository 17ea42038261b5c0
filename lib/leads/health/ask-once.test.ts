import { askOnce } from '#lib/leads/health/ask-once'

describe('a question asked often', () => {
  let now: number
  let asked: number

  beforeEach(() => {
    now = 1000
    asked = 0
    jest.spyOn(performance, 'now').mockImplementation(() => now)
  })

  afterEach(() => {
    jest.restoreAllMocks()
  })

  it('is asked once for all who ask at the same time, and for a second after the answer', async () => {
    const answers: ((answer: number) => void)[] = []
    const ask = askOnce(() => {
      asked += 1
      return new Promise<number>((resolve) => answers.push(resolve))
    }, 1000)
    const first = Array.from({ length: 100 }, ask)
    now += 60_000
    first.push(ask())
    answers[0]?.(1)
    expect(await Promise.all(first)).toEqual(Array<number>(101).fill(1))
    now += 999
    expect(await ask()).toBe(1)
    expect(asked).toBe(1)
    now += 1
    const second = ask()
    answers[1]?.(2)
    expect([await second, await ask(), asked]).toEqual([2, 2, 2])
  })

  it('is asked again at once when it failed', async () => {
    const ask = askOnce(() => {
      asked += 1
      return asked === 1 ? Promise.reject(new Error('away')) : Promise.resolve(asked)
    }, 1000)
    await expect(ask()).rejects.toThrow('away')
    expect(await ask()).toBe(2)
  })
})

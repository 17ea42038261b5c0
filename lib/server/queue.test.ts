import { setImmediate } from 'node:timers/promises'
import { FairQueue } from '#lib/server/queue'

/** A queue whose tasks end when they are told to. */
function open(limits: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const queue = new FairQueue({
    atWork: 2,
    allAtWork: 4,
    waiting: 50,
    allWaiting: 100,
    turnMs: Infinity,
    ...limits,
  })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const enter = (name: string, isOver = () => false) => {
    const run = () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    }
    return queue.enter(name.charAt(0), { run, isOver })
  }
  const turns = async () => {
    for (let turn = 0; turn < 20; turn++) await setImmediate()
  }
  return { enter, begun, turns, end: (name: string) => ends.get(name)?.() }
}

it('takes clients in turn, however much one of them asks for', async () => {
  const { enter, begun, turns, end } = open({ allAtWork: 1 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) enter(name)
  for (let task = 0; task < 7; task++) {
    await turns()
    end(begun.at(-1) ?? '')
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('lets one client take only some places, as by waiting for a slow provider', async () => {
  const { enter, begun, turns } = open()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) enter(name)
  await turns()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
})

it('refuses what is too much of one client, and nothing of others; what is left by its client is not made', async () => {
  const { enter, begun, turns, end } = open({ allAtWork: 1, waiting: 2, allWaiting: 4 })
  const entered = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => enter(name, () => name === 'a2'))
  expect(entered).toEqual([true, true, true, false, true])
  for (let task = 0; task < 4; task++) {
    await turns()
    end(begun.at(-1) ?? '')
  }
  expect(begun).toEqual(['a1', 'b1', 'a3'])
})

import { execFile, spawnSync } from 'node:child_process'
import { Agent, get } from 'node:http'
import { promisify } from 'node:util'
import { percentile } from '#bench/load'

const run = promisify(execFile)
const hasWrk = spawnSync('wrk', ['-v']).error === undefined
const connections = 32

/** As browsers send. */
const encodings = 'gzip, deflate, br'

export type Rate = { perSecond: number; p99: number }

/** The tool that sent the requests: figures of one tool do not compare with the other's. */
export const tool = hasWrk ? 'wrk' : 'Node'

/** One request as a browser makes it; its time in milliseconds once all of the response is here. */
function timeRequest(url: string, agent: Agent): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': encodings } }, (response) => {
      response.resume().on('end', () => {
        resolve(performance.now() - started)
      })
    }).on('error', reject)
  })
}

/** Asks with so many connections for so many seconds by this process, which shares the machine with the server. */
async function askByNode(url: string, seconds: number): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const started = performance.now()
  const visitor = async () => {
    while (performance.now() - started < seconds * 1000) times.push(await timeRequest(url, agent))
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  const perSecond = (1000 * times.length) / (performance.now() - started)
  agent.destroy()
  return { perSecond, p99: percentile(times, 0.99) }
}

async function askByWrk(url: string, seconds: number): Promise<Rate> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', `Accept-Encoding: ${encodings}`, url]
  const { stdout } = await run('wrk', options)
  const [, p99 = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  return { perSecond, p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? NaN) }
}

/** Requests per second and the 99th percentile of their times, in milliseconds. */
export const rateOf = hasWrk ? askByWrk : askByNode

import { readFileSync } from 'node:fs'

type Package = {
  version?: string
  integrity?: string
  inBundle?: boolean
  hasInstallScript?: boolean
} & {
  bundleDependencies?: string[]
  os?: string[]
  cpu?: string[]
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
const locks = ['package-lock.json', 'bench/lighthouse/package-lock.json'].map(
  (file) => read(file) as { packages: Record<string, Package> },
)
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
const installed = locks
  .flatMap(({ packages }) => Object.entries(packages))
  .filter(([path]) => path !== '')

it('every package has the hash of its content in the lock file, or is part of one that has, for any machine', () => {
  const hasHash = (each: Package | undefined) => /^sha512-/.test(each?.integrity ?? '')
  const bundlers = new Map(installed.filter(([, each]) => hasHash(each)))
  const isBundled = (path: string) => {
    const at = path.lastIndexOf('/node_modules/')
    const name = path.slice(at + '/node_modules/'.length)
    return bundlers.get(path.slice(0, at))?.bundleDependencies?.includes(name)
  }
  const without = installed.filter(
    ([path, each]) => !hasHash(each) && !(each.inBundle && isBundled(path)),
  )
  expect(without.map(([path]) => path)).toEqual([])
})

it('every install script that a server or a developer could run is allowed or refused by name', () => {
  const fits = (allowed: string[] | undefined, ours: string[]) =>
    !allowed || ours.some((each) => allowed.includes(each))
  const withScripts = installed.filter(
    ([, each]) =>
      each.hasInstallScript && fits(each.os, ['linux']) && fits(each.cpu, ['x64', 'arm64']),
  )
  const names = withScripts.map(([path]) =>
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  )
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(names)].sort())
})

/** Packages whose names begin like this contain a binary for one platform. */
const binaries = ['@next/swc-', '@tailwindcss/oxide-', 'lightningcss-', '@img/sharp-']
const platforms = ['darwin', 'win32', 'linux'].flatMap((os) =>
  ['x64', 'arm64'].map((cpu) => `${os}-${cpu}`),
)

it.each(binaries)('the lock file has %s for macOS, Windows and Linux', (name) => {
  const missing = platforms.filter(
    (platform) => !installed.some(([path]) => path.includes(`node_modules/${name}${platform}`)),
  )
  expect(missing).toEqual([])
})

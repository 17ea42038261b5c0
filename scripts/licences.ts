import { readFileSync } from 'node:fs'

// npm run licences: lists the licences of all packages that the site serves or runs, by the
// lockfile. The exit code is 1 when a package has no licence in the lockfile.

/**
 * An installed package in package-lock.json. The key is its folder, such as `node_modules/next`.
 */
type LockedPackage = { license?: string; dev?: boolean }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

const packagesByLicence = new Map<string, Set<string>>()
for (const [folder, { license = 'unknown', dev }] of Object.entries(packages)) {
  if (folder === '' || dev) continue
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const names = packagesByLicence.get(license) ?? new Set()
  packagesByLicence.set(license, names.add(name))
}
for (const [licence, names] of [...packagesByLicence].sort(([, a], [, b]) => b.size - a.size))
  console.log(`${licence} (${names.size}): ${[...names].sort().join(', ')}`)
if (packagesByLicence.has('unknown')) process.exitCode = 1

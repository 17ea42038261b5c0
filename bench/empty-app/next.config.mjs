import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const modules = dirname(dirname(createRequire(import.meta.url).resolve('next/package.json')))

/** @type {import('next').NextConfig} */
export default {
  // The folder that holds both this copy and the installed Next.
  turbopack: { root: dirname(modules) },
  typescript: { ignoreBuildErrors: true },
}

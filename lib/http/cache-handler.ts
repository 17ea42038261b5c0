import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { env } from '#lib/env'
import { afterPaint } from '#lib/http/after-paint'
import { contentSecurityPolicy, inlineSources, policySite } from '#lib/http/content-security-policy'
import { forgetKeptPages } from '#lib/http/kept-pages'
import { structuredDataOnce } from '#lib/http/structured-data-once'

// Node hands over a CommonJS module whole, bundlers its default export.
type Module = typeof fileSystemCache
const FileSystemCache = (fileSystemCache as Module & { default?: Module }).default ?? fileSystemCache

type Entry = Awaited<ReturnType<InstanceType<Module>['get']>>
type Value = NonNullable<Entry>['value']

const header = 'content-security-policy'
const site = policySite(env)

/** Makes a page fit to be sent, with the policy for this very HTML, kept with it: the two cannot part. */
function finish(value: Value): void {
  if (!value || !('html' in value) || value.headers?.[header] !== undefined) return
  value.html = afterPaint(structuredDataOnce(value.html))
  value.headers = { ...value.headers, [header]: contentSecurityPolicy({ ...inlineSources(value.html), site }) }
}

/** Next's own cache of prerendered pages, each with its Content-Security-Policy (docs/decisions/0006). */
export default class PageCache extends FileSystemCache {
  override async get(...parameters: Parameters<InstanceType<Module>['get']>): Promise<Entry> {
    const entry = await super.get(...parameters)
    finish(entry?.value ?? null)
    return entry
  }

  override async set(...parameters: Parameters<InstanceType<Module>['set']>): Promise<void> {
    finish(parameters[1])
    await super.set(...parameters)
  }

  override async revalidateTag(...parameters: Parameters<InstanceType<Module>['revalidateTag']>): Promise<void> {
    await super.revalidateTag(...parameters)
    forgetKeptPages()
  }
}

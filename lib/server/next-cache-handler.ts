import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { buildContentSecurityPolicy, listInlineSources } from '#lib/request/policy'

// Node hands over a CommonJS module whole, bundlers its default export.
type Module = typeof fileSystemCache
const FileSystemCache =
  (fileSystemCache as Module & { default?: Module }).default ?? fileSystemCache

type Entry = Awaited<ReturnType<InstanceType<Module>['get']>>

/**
 * Gives a page the policy for this very HTML and the pages opened from it, cached with it: the two cannot part. Leaves out its
 * segments, nearly half of what is kept, which only Next's router asks for (docs/decisions/0010): all pages have room.
 */
function prepare(value: NonNullable<Entry>['value']): void {
  if (value && 'segmentData' in value) value.segmentData = undefined
  if (!value || !('html' in value) || value.headers?.['content-security-policy'] !== undefined)
    return
  const policy = buildContentSecurityPolicy(listInlineSources(value.html))
  value.headers = { ...value.headers, 'content-security-policy': policy }
}

/** Next's own cache of prerendered pages, each with its Content-Security-Policy (docs/decisions/0006). */
export default class PageCache extends FileSystemCache {
  override async get(...parameters: Parameters<InstanceType<Module>['get']>): Promise<Entry> {
    const entry = await super.get(...parameters)
    prepare(entry?.value ?? null)
    return entry
  }

  override async set(...parameters: Parameters<InstanceType<Module>['set']>): Promise<void> {
    prepare(parameters[1])
    await super.set(...parameters)
  }
}

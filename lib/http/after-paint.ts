import { readFileSync } from 'node:fs'

const scriptPreload = /<link rel="preload" as="script"[^>]*>/g
const script = /<script src="([^"]+)"([^>]*) async=""([^>]*)><\/script>/g
const integrity = /integrity="([^"]+)"/
const manifest = /<link rel="manifest"[^>]*>/g
const stylesheet = /<link rel="stylesheet" href="\/_next\/static\/([^"]+\.css)"[^>]*?(?=\/?>)/g

/**
 * Runs in the browser, once: when something is painted, or a second after everything else came, for a browser that does
 * not tell.
 */
const load = `const load=()=>{document.head.insertAdjacentHTML('beforeend',links.splice(0).join(''));\
for(const[src,integrity]of scripts.splice(0))\
document.head.append(Object.assign(document.createElement('script'),{src,integrity}))};\
new PerformanceObserver(seen=>seen.getEntriesByName('first-contentful-paint').length&&load())\
.observe({type:'paint',buffered:true});\
addEventListener('load',()=>setTimeout(load,1000));`

/**
 * A button pressed before its script is there is pressed again when it is (`PageReady`); the last one counts. So is a
 * link within the page if Next, taking the page over, has written the address it began with over the link's.
 */
const press = `let pressed;const note=({target})=>pressed=target.closest('button[type=button],a[href^="#"]');\
addEventListener('click',note,true);\
addEventListener('ready',()=>{removeEventListener('click',note,true);if(pressed&&pressed.hash!==location.hash)pressed.click()},{once:true})`

/** Styles by their address; a build's never change. */
const styles = new Map<string, string | undefined>()

function stylesOf(file: string): string | undefined {
  if (!styles.has(file)) styles.set(file, read(`.next/static/${file}`))
  return styles.get(file)
}

function read(path: string): string | undefined {
  try {
    return readFileSync(/* turbopackIgnore: true */ path, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * A prerendered page for a phone on a slow line: its styles come with it, and what does not change how it looks (scripts,
 * the manifest) is asked for after the first paint. Whatever is not written as Next writes it stays as it is.
 */
export function afterPaint(html: string): string {
  const scripts: string[][] = []
  const links: string[] = []
  const rest = html
    .replace(script, (_tag, src: string, before: string, after: string) => {
      scripts.push([src, integrity.exec(before + after)?.[1] ?? ''])
      return ''
    })
    .replace(manifest, (link) => {
      links.push(link)
      return ''
    })
  if (scripts.length === 0) return html
  const list = (items: unknown) => JSON.stringify(items).replaceAll('<', '\\u003c')
  const inline = `<script>{const scripts=${list(scripts)},links=${list(links)};${load}${press}}</script>`
  return (
    rest
      .replaceAll(scriptPreload, '')
      // Ahead of the styles, which would keep it waiting.
      .replace('<link', () => `${inline}<link`)
      // React finds the link and takes the styles for loaded; being disabled, it is not fetched.
      .replace(stylesheet, (link, file: string) => {
        const text = stylesOf(file)
        return text === undefined ? link : `<style>${text}</style>${link} disabled=""`
      })
  )
}

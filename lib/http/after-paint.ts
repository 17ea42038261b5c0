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
 * Opened anew and at its top, a page is laid out no further than it is seen until it answers (app/globals.css) or its
 * visitor sets out in it: elsewhere than at the top, true heights instead of guessed ones would move what is read.
 */
const opening = `const{dataset}=document.documentElement,whole=()=>delete dataset.opening;\
if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')dataset.opening='';\
for(const begun of['pointerdown','keydown','scroll'])addEventListener(begun,whole,{once:true,passive:true});`

/** What was pressed last before its script came: a button, or a link within the page. */
const press = `let pressed;const note=({target})=>pressed=target.closest('button[type=button],a[href^="#"]');\
addEventListener('click',note,true);`

/**
 * Once the page answers (`PageReady`) it is laid out whole, by halves, and what was pressed is pressed again. A link only if
 * Next, taking the page over, has written the address it began with over the link's.
 */
const ready = `addEventListener('ready',()=>{if('opening'in dataset)dataset.opening='half';setTimeout(whole,100);\
removeEventListener('click',note,true);if(pressed&&pressed.hash!==location.hash)pressed.click()},{once:true})`

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
  const inline = `<script>{const scripts=${list(scripts)},links=${list(links)};${load}${opening}${press}${ready}}</script>`
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

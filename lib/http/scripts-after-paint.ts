const preload = /<link rel="preload" as="script"[^>]*>/g
const tag = /<script src="([^"]+)"([^>]*) async=""([^>]*)><\/script>/g
const integrity = /integrity="([^"]+)"/

/**
 * Runs in the browser, once: when something is painted, or a second after everything else came, for a browser that does
 * not tell.
 */
const load = `const load=()=>{for(const[src,integrity]of scripts.splice(0))\
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

/**
 * The page with its scripts asked for after the first paint: none of them changes what is seen, and on a phone they
 * would hold up the styles and fonts that do. Whatever is not written as Next writes it stays as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const scripts: string[][] = []
  const rest = html.replace(tag, (_tag, src: string, before: string, after: string) => {
    scripts.push([src, integrity.exec(before + after)?.[1] ?? ''])
    return ''
  })
  if (scripts.length === 0) return html
  const list = JSON.stringify(scripts).replaceAll('<', '\\u003c')
  // Ahead of the styles, which would keep it waiting.
  const inline = `<script>{const scripts=${list};${load}${press}}</script>`
  return rest.replaceAll(preload, '').replace('<link', () => `${inline}<link`)
}

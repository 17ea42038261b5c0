/** What a page says to those who show links to it. */
export type Preview = {
  path: string
  /** Host of the canonical address, as the cards name it. */
  host: string
  title: string
  description: string
  site: string
  /** Data address of the picture, and its words. */
  image: string
  alt: string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

const picture = ({ image, alt }: Preview) => `<img src="${image}" alt="${escape(alt)}" width="1200" height="630">`

const telegram = (preview: Preview) => `<figure><figcaption>Telegram</figcaption><div class="telegram">
<b class="site">${escape(preview.site)}</b><b>${escape(preview.title)}</b><p>${escape(preview.description)}</p>${picture(preview)}</div></figure>`

const facebook = (
  preview: Preview,
) => `<figure><figcaption>Facebook</figcaption><div class="facebook">${picture(preview)}
<div><small>${escape(preview.host.toUpperCase())}</small><b>${escape(preview.title)}</b><p>${escape(preview.description)}</p></div></div></figure>`

const google = (preview: Preview) => `<figure><figcaption>Google</figcaption><div class="google">
<span class="site"><b>${escape(preview.site)}</b><small>${escape([preview.host, ...preview.path.split('/').filter(Boolean)].join(' › '))}</small></span>
<h3>${escape(preview.title)}</h3><p>${escape(preview.description)}</p></div></figure>`

/** How long the texts are; services cut longer ones. */
const lengths = ({ title, description }: Preview) =>
  `<small class="${title.length > 60 || description.length > 160 ? 'long' : ''}">${title.length} / 60, ${description.length} / 160</small>`

const style = `body{margin:0 auto;max-width:1240px;padding:32px;background:#f3f1f5;color:#24112b;font:15px/1.4 system-ui,sans-serif}
h1{font-weight:500}section{margin:32px 0;padding-top:16px;border-top:1px solid #dad4dd}h2{font-size:17px}h2 small{margin-left:12px;color:#665a6b;font-weight:400}
.long{color:#b3261e!important}.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(340px,1fr));gap:24px;align-items:start}
figure{margin:0}figcaption{margin-bottom:8px;color:#665a6b;font-size:13px}img{display:block;width:100%;height:auto}p{margin:2px 0}
.telegram{padding:8px 10px;border-left:3px solid #3390ec;border-radius:8px;background:#fff}.telegram b{display:block}.telegram .site{color:#3390ec}.telegram img{margin-top:6px;border-radius:6px}
.facebook{background:#fff;border:1px solid #ccd0d5}.facebook div{padding:10px 12px;background:#f0f2f5}.facebook small{color:#606770;font-size:12px}.facebook b{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;font-size:17px}.facebook p{overflow:hidden;white-space:nowrap;text-overflow:ellipsis;color:#606770}
.google{padding:16px;background:#fff;border-radius:8px;font-family:arial,sans-serif}.google .site{display:grid;font-size:14px}.google .site b{font-weight:400}.google small{overflow:hidden;color:#4d5156;white-space:nowrap;text-overflow:ellipsis}.google h3{display:-webkit-box;overflow:hidden;margin:6px 0 4px;color:#1a0dab;font-size:20px;font-weight:400;-webkit-box-orient:vertical;-webkit-line-clamp:2}.google p{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;color:#4d5156;font-size:14px}`

/** A page of previews that needs nothing but itself. */
export function previewPage(previews: readonly Preview[]): string {
  const sections = previews.map(
    (each) =>
      `<section><h2>${escape(each.path)}${lengths(each)}</h2><div class="cards">${telegram(each)}${facebook(each)}${google(each)}</div></section>`,
  )
  return `<!doctype html><html lang="uk"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Прев’ю посилань</title><style>${style}</style><h1>Прев’ю посилань: ${previews.length}</h1>${sections.join('\n')}</html>\n`
}

import type { ReactNode } from 'react'
export async function JsonLd({ graph }: { graph: Promise<string> }): Promise<ReactNode> {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: await graph }} />
}

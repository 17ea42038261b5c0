export async function JsonLd({ graph }: { graph: Promise<string> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: await graph }} />
}

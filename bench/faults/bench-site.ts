import { aPage, type Editor } from '../support/editor.ts'
import { each, request, setting, until } from '../support/request.ts'

const slug = 'bench'
const host = 'www.bench.localhost'

export type BenchSite = { urls: string[]; remove: () => Promise<void> }

/** A site of its own with as many pages as wished, so that the demo content stays as it is. */
export async function createBenchSite(editor: Editor, pages: number): Promise<BenchSite> {
  await removeBenchSite(editor)
  const frame = { items: [{ title: 'Home', target: '/' }], sections: [{ title: 'Home', target: '/' }] }
  const site = await editor.create('sites', {
    name: 'Bench',
    slug,
    domains: [{ host }],
    languages: ['en'],
    theme: 'Default',
    portalName: 'mykomax',
    headerNavigation: { items: frame.items },
    footerNavigation: { sections: frame.sections },
  })
  const { port } = new URL(setting('EDGE_ORIGIN'))
  const slugs = Array.from({ length: pages }, (_, number) => `page-${number}`)
  await each(slugs, (one) => editor.create('pages', aPage(site, one)), { atOnce: 3 })
  const urls = slugs.map((one) => `http://${host}:${port}/en/${one}`)
  // The edge learns the new host within seconds; the last page tells that the worker has done all.
  await until('the bench site answers', async () => (await request(urls.at(-1) ?? '')).status === 200, 600)
  return { urls, remove: () => removeBenchSite(editor) }
}

async function removeBenchSite(editor: Editor): Promise<void> {
  const [known] = await editor.find('sites', `where[slug][equals]=${slug}&limit=1`)
  if (!known) return
  // In small parts: each deletion is a transaction with its own jobs.
  for (;;) {
    const pages = await editor.find('pages', `where[site][equals]=${known.id}&limit=50`)
    if (pages.length === 0) break
    const ids = pages.map(({ id }) => id).join(',')
    await editor.remove('pages', `where[id][in]=${ids}`)
  }
  await editor.remove('sites', `where[id][equals]=${known.id}`)
}

import type { Addresses } from '@ferrule/blocks/addresses'
import { Block } from '@ferrule/blocks/block'
import { toUrlCode } from '@ferrule/domain/locales/locale'
import { toContentPath } from '@ferrule/domain/pages/page-path'
import { toHref } from '@ferrule/domain/pages/to-href'
import { keysOfMissingPage, keysOfPage } from '@ferrule/domain/publishing/surrogate-keys'
import { Wrap } from '@ferrule/ui/wrap'
import { data } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { NotFound } from '../frame/not-found.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import { sharedMissingPage, sharedPage } from '../request/cache-headers.ts'
import { requireLocale } from '../request/require-locale.server.ts'
import { pageContentContext, visitContext } from '../request/contexts.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/page.route'
import { usePageContent } from './page-content.tsx'
import classes from './page.module.css'
import { toMediaUrl } from './to-media-url.ts'
import { useBlockLabels } from './use-block-labels.ts'

/** Whatever address no other route knows: a page that an editor wrote, or none. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const locale = toUrlCode(requireLocale(request, visit))
  const address = { siteSlug: visit.site.slug, locale, path: toContentPath(visit.segments) }
  const page = await orUnavailable('content', getServices().content.getPage(address))
  if (!page) {
    const headers = sharedMissingPage(keysOfMissingPage(address))
    return data({ missing: visit.pathname }, { status: 404, headers })
  }
  context.set(pageContentContext, page)
  return data({ missing: undefined }, { headers: sharedPage(keysOfPage({ ...address, pageId: page.id })) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame>{loaderData.missing === undefined ? <Content /> : <NotFound path={loaderData.missing} />}</SiteFrame>
  )
}

function Content() {
  const page = usePageContent()
  const { siteName, home } = useFrame()
  const labels = useBlockLabels()
  if (!page) return null
  const addresses: Addresses = {
    toHref: (target) => toHref(target, home),
    // One size for all: the file as it was uploaded.
    toPictureUrl: ({ url }) => toMediaUrl(url),
    toFileUrl: toMediaUrl,
  }
  return (
    <>
      <title>{`${page.title} | ${siteName}`}</title>
      {page.description && <meta name="description" content={page.description} />}
      {page.blocks[0]?.blockType !== 'hero' && (
        <Wrap className={classes.head}>
          <h1>{page.title}</h1>
        </Wrap>
      )}
      {page.blocks.map((block, index) => (
        <Block
          key={`${index}-${block.blockType}`}
          content={block}
          addresses={addresses}
          labels={labels}
          first={index === 0}
        />
      ))}
    </>
  )
}

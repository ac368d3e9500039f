import type { Addresses } from '@ferrule/blocks/addresses'
import { readLinkTarget } from '@ferrule/domain/navigation/link-target'
import { toFilePath, toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { useToHref } from '../frame/use-to-href.ts'
import { withSubject } from '../requests/request-path.ts'
import { usePageContent } from './page-content.ts'
import { useView } from './view.ts'

/** Resolves the links, pictures and videos of blocks. */
export function useAddresses(): Addresses {
  const toHref = useToHref()
  const view = useView()
  const routes = view && 'productRoutes' in view ? view.productRoutes : {}
  const title = usePageContent()?.title
  return {
    toHref: (target) => toHref(readLinkTarget(withSubject(routes[target] ?? target, title))),
    toPictureUrl: toPicturePath,
    toFileUrl: toFilePath,
  }
}

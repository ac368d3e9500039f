import { parseLocale } from '@ferrule/domain/locales/locale'
import { filterOfflineParts, type OfflinePartList } from '@ferrule/domain/parts/offline-part-list'
import { type PartListQuery, partListQuery } from '@ferrule/domain/parts/part-list-query'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { UiLocale } from '@ferrule/ui/ui-locale'
import { useFrame } from '../../frame/frame.ts'
import { nameOfLanguage } from '../../frame/name-of-language.ts'
import { loadScreenTexts } from '../../frame/load-screen-texts.ts'
import { TextsContext, useTexts } from '../../frame/texts.tsx'
import { portalHandle } from '../../visit/portal-handle.ts'
import type { RouteHandle } from '../../visit/route-handle.ts'
import { BarePage } from '../../sign-in/bare-page.tsx'
import { useSignOutElsewhere } from '../../sign-in/use-sign-out-elsewhere.ts'
import { useCart } from '../cart-storage.ts'
import { PartList } from '../../part-lists/part-list.tsx'
import { CartPanel } from '../parts-cart.tsx'
import classes from '../parts.module.css'
import type { Route } from './+types/offline-parts.route'
import { OfflineHead } from './offline-head.tsx'
import { type OfflineCopy, listCopies } from './offline-copies.ts'
import { toStoredPage } from './cache-names.ts'
import { TextPreloads } from './text-preloads.tsx'
import { useCopyAge } from './use-copy-age.ts'
import { useIsOnline } from './use-is-online.ts'

export const handle: RouteHandle = portalHandle

const areas = ['parts'] as const

/** Sends no requests: the data, this page and its files are stored on the device. */
export async function clientLoader({ request, params: { locale } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const [texts, copies] = await Promise.all([loadScreenTexts(locale, areas), listCopies()])
  return { texts, copies, query: partListQuery.parse(Object.fromEntries(searchParams)) }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <BarePage title={useTexts()('component.loading')}>
      <TextPreloads areas={areas} />
    </BarePage>
  )
}

export default function OfflinePartList({ loaderData: { texts, copies, query } }: Route.ComponentProps) {
  const { locale, portalHome } = useFrame()
  useSignOutElsewhere(`${portalHome}/logout`)
  const currentPage = toStoredPage(portalHome)
  const copy = copies.find(({ serial, storedPage }) => serial === query.serial && storedPage === currentPage)
  return (
    <TextsContext value={texts}>
      <UiLocale locale={locale}>{copy ? <Copy copy={copy} query={query} /> : <Copies copies={copies} />}</UiLocale>
    </TextsContext>
  )
}

function Copy({ copy, query }: { copy: OfflinePartList; query: PartListQuery }) {
  const isOnline = useIsOnline()
  const { parts, total, page } = filterOfflineParts(copy, query)
  const known = new Map(copy.parts.map((part) => [part.articleNumber, part]))
  const lines = useCart().parts.map((line) => ({ ...line, part: known.get(line.articleNumber) }))
  return (
    <BarePage title={copy.product.name} overline={copy.serial} wide>
      <OfflineHead copy={copy} isOnline={isOnline} />
      <div className={classes.columns}>
        <PartList
          path={toStoredPage(useFrame().portalHome)}
          product={copy.product}
          // Pictures are not saved: the drawing and the article number identify a part.
          productParts={{ parts: parts.map((part) => ({ ...part, image: null })), total, page }}
          query={query}
        />
        <CartPanel lines={lines} canOrder={isOnline} />
      </div>
    </BarePage>
  )
}

function languageOf({ storedPage }: OfflineCopy): string | undefined {
  const locale = parseLocale(storedPage.split('/')[1] ?? '')
  return locale && nameOfLanguage(locale.language)
}

/** Shown without a machine in the URL, or for a machine without a copy in this language. */
function Copies({ copies }: { copies: OfflineCopy[] }) {
  const texts = useTexts()
  const toAge = useCopyAge()
  const { portalHome } = useFrame()
  return (
    <BarePage title={texts('offline-parts.title')}>
      {copies.length === 0 && (
        <EmptyState
          level={2}
          icon="parts"
          title={texts('offline-parts.none')}
          action={
            <ButtonLink href={`${portalHome}/product-information`}>{texts('product-information.title')}</ButtonLink>
          }
        >
          {texts('offline-parts.none-text')}
        </EmptyState>
      )}
      <ul className={classes.copies} role="list" aria-label={texts('offline-parts.title')}>
        {copies.map((copy) => (
          <li key={`${copy.storedPage} ${copy.serial}`}>
            <a href={`${copy.storedPage}?serial=${encodeURIComponent(copy.serial)}`}>
              {`${copy.product.name}, ${copy.serial}`}
            </a>
            <small>{[toAge(copy), languageOf(copy)].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ul>
    </BarePage>
  )
}

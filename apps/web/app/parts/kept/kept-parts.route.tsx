import { parseLocale } from '@ferrule/domain/locales/locale'
import { choosePartsOf, type KeptParts } from '@ferrule/domain/parts/kept-parts'
import { type PartWishes, partWishes } from '@ferrule/domain/parts/part-list'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { UiLocale } from '@ferrule/ui/ui-locale'
import { useFrame } from '../../frame/frame.ts'
import { nameOfLanguage } from '../../frame/name-of-language.ts'
import { loadScreenTexts } from '../../frame/load-screen-texts.ts'
import { TextsContext, useTexts } from '../../frame/texts.tsx'
import { portalHandle } from '../../request/portal-handle.ts'
import type { RouteHandle } from '../../request/route-handle.ts'
import { BarePage } from '../../sign-in/bare-page.tsx'
import { useSignOutElsewhere } from '../../sign-in/use-sign-out-elsewhere.ts'
import { useCart } from '../cart-storage.ts'
import { PartList } from '../part-list.tsx'
import { CartPanel } from '../parts-cart.tsx'
import classes from '../parts.module.css'
import type { Route } from './+types/kept-parts.route'
import { KeptHead } from './kept-head.tsx'
import { type KeptCopy, listCopies } from './kept-copies.ts'
import { toKeptPage } from './kept-names.ts'
import { TextPreloads } from './text-preloads.tsx'
import { useCopyAge } from './use-copy-age.ts'
import { useIsOnline } from './use-is-online.ts'

export const handle: RouteHandle = portalHandle

const areas = ['parts'] as const

/** Asks nobody: everything shown here stands on the device, and this page with it. */
export async function clientLoader({ request, params: { locale } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const [texts, copies] = await Promise.all([loadScreenTexts(locale, areas), listCopies()])
  return { texts, copies, wishes: partWishes.parse(Object.fromEntries(searchParams)) }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <BarePage title={useTexts()('component.loading')}>
      <TextPreloads areas={areas} />
    </BarePage>
  )
}

export default function KeptParts({ loaderData: { texts, copies, wishes } }: Route.ComponentProps) {
  const { locale, portalHome } = useFrame()
  useSignOutElsewhere(`${portalHome}/logout`)
  const own = toKeptPage(portalHome)
  const copy = copies.find(({ serial, keptPage }) => serial === wishes.serial && keptPage === own)
  return (
    <TextsContext value={texts}>
      <UiLocale locale={locale}>{copy ? <Copy copy={copy} wishes={wishes} /> : <Copies copies={copies} />}</UiLocale>
    </TextsContext>
  )
}

function Copy({ copy, wishes }: { copy: KeptParts; wishes: PartWishes }) {
  const isOnline = useIsOnline()
  const { parts, total, page } = choosePartsOf(copy, wishes)
  const known = new Map(copy.parts.map((part) => [part.articleNumber, part]))
  const lines = useCart().parts.map((line) => ({ ...line, part: known.get(line.articleNumber) }))
  return (
    <BarePage title={copy.product.name} overline={copy.serial} wide>
      <KeptHead copy={copy} isOnline={isOnline} />
      <div className={classes.columns}>
        <PartList
          path={toKeptPage(useFrame().portalHome)}
          product={copy.product}
          // Pictures are not kept: the drawing and the number tell parts apart.
          productParts={{ parts: parts.map((part) => ({ ...part, image: null })), total, page }}
          wishes={wishes}
        />
        <CartPanel lines={lines} canOrder={isOnline} />
      </div>
    </BarePage>
  )
}

function languageOf({ keptPage }: KeptCopy): string | undefined {
  const locale = parseLocale(keptPage.split('/')[1] ?? '')
  return locale && nameOfLanguage(locale.language)
}

/** Whoever comes without saying for which machine, or for one that is not kept in this language. */
function Copies({ copies }: { copies: KeptCopy[] }) {
  const texts = useTexts()
  const toAge = useCopyAge()
  const { portalHome } = useFrame()
  return (
    <BarePage title={texts('kept-parts.title')}>
      {copies.length === 0 && (
        <EmptyState
          level={2}
          icon="parts"
          title={texts('kept-parts.none')}
          action={
            <ButtonLink href={`${portalHome}/product-information`}>{texts('product-information.title')}</ButtonLink>
          }
        >
          {texts('kept-parts.none-text')}
        </EmptyState>
      )}
      <ul className={classes.copies} role="list" aria-label={texts('kept-parts.title')}>
        {copies.map((copy) => (
          <li key={`${copy.keptPage} ${copy.serial}`}>
            <a href={`${copy.keptPage}?serial=${encodeURIComponent(copy.serial)}`}>
              {`${copy.product.name}, ${copy.serial}`}
            </a>
            <small>{[toAge(copy), languageOf(copy)].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ul>
    </BarePage>
  )
}

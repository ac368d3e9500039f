import { choosePartsOf, type KeptParts } from '@ferrule/domain/parts/kept-parts'
import { type PartWishes, partWishes } from '@ferrule/domain/parts/part-list'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { UiLocale } from '@ferrule/ui/ui-locale'
import { useFrame } from '../../frame/frame.ts'
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
import { listCopies } from './kept-copies.ts'
import { toKeptPage } from './kept-names.ts'
import { TextPreloads } from './text-preloads.tsx'
import { useCopyAge } from './use-copy-age.ts'
import { useIsOnline } from './use-is-online.ts'

export const handle: RouteHandle = portalHandle

const areas = ['parts'] as const

/** Asks nobody: everything shown here stands on the device, and this page with it. */
export async function clientLoader({ request, params: { locale } }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const [texts, copies] = await Promise.all([loadScreenTexts(locale, areas), listCopies(pathname)])
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
  const copy = copies.find(({ serial }) => serial === wishes.serial)
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

/** Whoever comes without saying for which machine, or for one that is not kept. */
function Copies({ copies }: { copies: KeptParts[] }) {
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
          <li key={copy.serial}>
            <a href={`${toKeptPage(portalHome)}?serial=${encodeURIComponent(copy.serial)}`}>
              {`${copy.product.name}, ${copy.serial}`}
            </a>
            <small>{toAge(copy)}</small>
          </li>
        ))}
      </ul>
    </BarePage>
  )
}

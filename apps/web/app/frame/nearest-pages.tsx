import { readLinkTarget } from '@ferrule/domain/navigation/link-target'
import { findNavigationBranch } from '@ferrule/domain/navigation/find-navigation'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { withoutBrand } from '@ferrule/domain/search/highlight-terms'
import { splitDifference } from '@ferrule/domain/search/nearest-addresses'
import { wordsOfPath } from '@ferrule/domain/search/words-of-path'
import { MoreLink } from '@ferrule/ui/more-link'
import { Picture } from '@ferrule/ui/picture'
import { SearchField } from '@ferrule/ui/search-field'
import { useFrame } from './frame.ts'
import classes from './nearest-pages.module.css'
import { useSiteNavigation } from './site-navigation.ts'
import { useTexts } from './texts.tsx'
import { useToHref } from './use-to-href.ts'

type Nearest = { id: string; path: string; title: string; description: string; image: string | null }

export type NearestPagesProps = {
  /** The missing address. */
  path: string
  pages: readonly Nearest[]
}

/** Suggestions for a missing page: pages with a similar address, a search for its words, and the product families. */
export function NearestPages({ path, pages: [closest, ...others] }: NearestPagesProps) {
  const { home } = useFrame()
  const texts = useTexts()
  return (
    <nav className={classes.nearest} aria-label={texts('error.not-found.suggestions')}>
      {closest && (
        <div className={classes.found}>
          <Closest page={closest} path={path} />
          <ul role="list" className={classes.others}>
            {others.map((page) => (
              <NearestRow key={page.id} page={page} />
            ))}
          </ul>
        </div>
      )}
      <div className={classes.tools}>
        <SearchField
          action={`${home}/search`}
          name="q"
          id="missing-q"
          label={texts('error.not-found.search')}
          showLabel
          submitLabel={texts('frame.search')}
          defaultValue={wordsOfPath(path)}
          maxLength={200}
        />
        <Families />
      </div>
    </nav>
  )
}

function Closest({ page, path }: { page: Nearest; path: string }) {
  const { siteName } = useFrame()
  const texts = useTexts()
  const href = useToHref()(readLinkTarget(`/${page.path}`)) ?? ''
  const { before, different, after } = splitDifference(href, path)
  return (
    <a className={classes.closest} href={href}>
      {page.image && (
        <Picture
          url={page.image}
          alt=""
          preset="Gallery"
          address={toPicturePath}
          sizes="(max-width: 48em) 100vw, 24rem"
          first
        />
      )}
      <span className={classes.text}>
        <small>{texts('error.not-found.closest')}</small>
        <strong>{withoutBrand(page.title, siteName)}</strong>
        <small>
          {before}
          {different && <mark>{different}</mark>}
          {after}
        </small>
        <span>{page.description}</span>
      </span>
    </a>
  )
}

function NearestRow({ page }: { page: Nearest }) {
  const { siteName } = useFrame()
  const href = useToHref()(readLinkTarget(`/${page.path}`)) ?? ''
  return (
    <li>
      <a className={classes.row} href={href}>
        {page.image && (
          <Picture url={page.image} alt="" preset="GalleryThumbnail" address={toPicturePath} sizes="6.5rem" />
        )}
        <span className={classes.text}>
          <strong>{withoutBrand(page.title, siteName)}</strong>
          <small>{href}</small>
        </span>
      </a>
    </li>
  )
}

/** The families of the catalogue; on a site without one the entries of its menu. */
function Families() {
  const { home, siteSlug } = useFrame()
  const { header } = useSiteNavigation()
  const texts = useTexts()
  const catalogue = findNavigationBranch(header, { id: undefined, path: 'products' })?.at(-1)
  const entries = catalogue ? catalogue.items.filter(({ items }) => items.length > 0) : header
  return (
    <div>
      {(catalogue || siteSlug === '') && <MoreLink href={`${home}/products`}>{texts('frame.products')}</MoreLink>}
      <ul role="list" className={classes.families}>
        {entries.map(
          ({ id, title, url }) =>
            url && (
              <li key={id}>
                <a href={url}>{title}</a>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}

import { type PictureContent, toPictureSource } from '@ferrule/blocks/pictures/picture-content'
import { canonicalOf } from '@ferrule/domain/seo/canonical-version'
import type { FeedKind } from '@ferrule/domain/seo/feed-name'
import { type PageFacts, toStructuredData } from '@ferrule/domain/seo/structured-data'
import { toIconPath } from '@ferrule/domain/seo/theme-icon'
import { toScriptJson } from '@ferrule/domain/seo/to-script-json'
import { defaultLanguage, type Language } from '@ferrule/domain/locales/language'
import { parseLocale, toLanguageTag } from '@ferrule/domain/locales/locale'
import type { Breadcrumb } from '@ferrule/domain/navigation/breadcrumbs'
import { type Alternate, type PageVersions, toAlternates } from '@ferrule/domain/pages/page-versions'
import { chooseFallbackPicture } from '@ferrule/domain/pictures/picture-sources'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { type Frame, useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { FeedLinks } from './feed-links.tsx'
import { SharingMeta } from './sharing-meta.tsx'

export type PageHeadProps = {
  title: string
  description: string
  versions: PageVersions
  /** The addresses of an editorial page; for other pages they are derived from `versions`. */
  addresses?: { canonicalUrl: string; alternateVersions: readonly Alternate[] } | undefined
  /** The language of the content, if it is a fallback. */
  written?: Language | undefined
  /** The breadcrumbs between home and this page. */
  steps?: readonly Breadcrumb[]
  isHome?: boolean
  /** The picture for link previews. */
  image?: PictureContent | null | undefined
  article?: PageFacts['article'] | undefined
  /** The product of the page. */
  product?: PageFacts['product'] | undefined
  /** The feed of the page. */
  feed?: FeedKind | undefined
  /** Excludes the page from search engines. */
  hidden?: boolean
}

/** Title, description, canonical URL, alternate versions, sharing metadata, feeds and structured data of a page. */
export function PageHead(props: PageHeadProps) {
  const frame = useFrame()
  const facts = usePageFacts(props, frame)
  const { title, description, versions, hidden = false, feed } = props
  const alternates = versions.locales.length > 1 ? (props.addresses?.alternateVersions ?? toAlternates(versions)) : []
  return (
    <>
      <title>{title === frame.siteName ? title : `${title} | ${frame.siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={facts.url} />
      {!hidden &&
        alternates.map(({ hreflang, href }) => <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />)}
      <SharingMeta facts={facts} alt={props.image?.alt} siteName={frame.siteName} />
      {feed && <FeedLinks kind={feed} />}
      <script type="application/ld+json">{toScriptJson(toStructuredData(facts))}</script>
    </>
  )
}

function usePageFacts(props: PageHeadProps, frame: Frame): PageFacts {
  const texts = useTexts()
  const { title, description, versions, image, article, product, steps = [], isHome = false } = props
  const locale = parseLocale(frame.locale) ?? { language: defaultLanguage, country: undefined }
  const written = props.written ?? locale.language
  const home = { title: texts('frame.home'), path: '/' }
  return {
    url: props.addresses?.canonicalUrl ?? canonicalOf(versions, { locale, written }),
    title,
    description,
    language: toLanguageTag({ ...locale, language: written }),
    image: image
      ? `${versions.origin}${toPicturePath(chooseFallbackPicture(toPictureSource(image), 'StretchedVideo', 'png'))}`
      : undefined,
    site: {
      name: frame.siteName,
      // To search engines a site below the host of another is not a separate site, so its home page is used.
      home: versions.siteSegment === undefined ? `${versions.origin}/` : `${versions.origin}${frame.home}`,
      logo: `${versions.origin}${toIconPath(frame.theme, 512)}`,
    },
    trail: isHome ? [home] : [home, ...steps, { title, path: undefined }],
    toUrl: (path) => `${versions.origin}${frame.home}${path === '/' ? '' : path}`,
    ...(article ? { article } : {}),
    ...(product ? { product } : {}),
  }
}

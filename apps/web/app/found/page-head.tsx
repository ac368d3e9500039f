import { type PictureContent, toPictureFacts } from '@ferrule/blocks/pictures/picture-content'
import { canonicalOf } from '@ferrule/domain/found/canonical-version'
import type { FeedKind } from '@ferrule/domain/found/feed-name'
import { type PageFacts, toStructuredData } from '@ferrule/domain/found/structured-data'
import { toIconPath } from '@ferrule/domain/found/theme-icon'
import { toScriptText } from '@ferrule/domain/found/to-script-text'
import { defaultLanguage, type Language } from '@ferrule/domain/locales/language'
import { parseLocale, toLanguageTag } from '@ferrule/domain/locales/locale'
import type { Breadcrumb } from '@ferrule/domain/navigation/breadcrumbs'
import { type PageVersions, toAlternates } from '@ferrule/domain/pages/page-versions'
import { choosePicture } from '@ferrule/domain/pictures/offer-picture'
import { toPicturePath } from '@ferrule/domain/pictures/picture-address'
import { type Frame, useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { FeedLinks } from './feed-links.tsx'
import { SharingMeta } from './sharing-meta.tsx'

export type PageHeadProps = {
  title: string
  description: string
  versions: PageVersions
  /** The language of its words, where the reader's own is not there. */
  written?: Language | undefined
  /** What lies between home and here. */
  steps?: readonly Breadcrumb[]
  isHome?: boolean
  /** What stands for the page where it is shared. */
  image?: PictureContent | null | undefined
  article?: PageFacts['article'] | undefined
  /** The machine it is about. */
  product?: PageFacts['product'] | undefined
  /** What of this page can be followed. */
  feed?: FeedKind | undefined
  /** For pages that nobody should find by searching. */
  hidden?: boolean
}

/** What stands in the head of a page for search engines, for those who share it, and for the bar of the browser. */
export function PageHead(props: PageHeadProps) {
  const frame = useFrame()
  const facts = usePageFacts(props, frame)
  const { title, description, versions, hidden = false, feed } = props
  const alternates = versions.locales.length > 1 ? toAlternates(versions) : []
  return (
    <>
      <title>{title === frame.siteName ? title : `${title} | ${frame.siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={facts.url} />
      {!hidden &&
        alternates.map((one) => <link key={one.hreflang} rel="alternate" hrefLang={one.hreflang} href={one.href} />)}
      <SharingMeta facts={facts} alt={props.image?.alt} siteName={frame.siteName} />
      {feed && <FeedLinks kind={feed} />}
      <script type="application/ld+json">{toScriptText(toStructuredData(facts))}</script>
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
    url: canonicalOf(versions, { locale, written }),
    title,
    description,
    language: toLanguageTag({ ...locale, language: written }),
    image: image
      ? `${versions.origin}${toPicturePath(choosePicture(toPictureFacts(image), 'StretchedVideo', 'png'))}`
      : undefined,
    site: {
      name: frame.siteName,
      // A site below the host of another is no site of its own to search engines; its start page stands for it.
      home: versions.siteSegment === undefined ? `${versions.origin}/` : `${versions.origin}${frame.home}`,
      logo: `${versions.origin}${toIconPath(frame.theme, 512)}`,
    },
    trail: isHome ? [home] : [home, ...steps, { title, path: undefined }],
    toUrl: (path) => `${versions.origin}${frame.home}${path === '/' ? '' : path}`,
    ...(article ? { article } : {}),
    ...(product ? { product } : {}),
  }
}

import type { PageFacts } from '@ferrule/domain/seo/structured-data'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'

type SharingMetaProps = { facts: PageFacts; alt: string | undefined; siteName: string }

/** Open Graph and Twitter metadata for link previews. */
export function SharingMeta({ facts, alt, siteName }: SharingMetaProps) {
  const { article, image } = facts
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={facts.title} />
      {facts.description && <meta property="og:description" content={facts.description} />}
      <meta property="og:url" content={facts.url} />
      <meta property="og:locale" content={toSharingLocale(facts.language)} />
      {image && <meta property="og:image" content={image} />}
      {image && alt && <meta property="og:image:alt" content={alt} />}
      {article && <meta property="article:published_time" content={article.publishedAt} />}
      {article && <meta property="article:modified_time" content={article.updatedAt} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** Open Graph locales always include a country. */
function toSharingLocale(language: string): string {
  return (language.includes('-') ? language : toServiceLocale(language)).replace('-', '_')
}

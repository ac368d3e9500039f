import type { PageFacts } from '@ferrule/domain/found/structured-data'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'

type SharingMetaProps = { facts: PageFacts; alt: string | undefined; siteName: string }

/** How the page looks where somebody shares it. */
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

/** There a locale always names a country. */
function toSharingLocale(language: string): string {
  return (language.includes('-') ? language : toServiceLocale(language)).replace('-', '_')
}

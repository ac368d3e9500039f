import { readLinkTarget } from '@ferrule/domain/navigation/link-target'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import type { SearchKind } from '@ferrule/domain/search/search-query'
import { Picture } from '@ferrule/ui/picture'
import { useTexts } from '../frame/texts.tsx'
import { useToHref } from '../frame/use-to-href.ts'
import { Marked } from './marked.tsx'
import type { SearchQuery } from './search.generated.ts'
import classes from './search.module.css'

type Named = NonNullable<SearchQuery['named']>

export type Best = {
  kind: SearchKind
  path: string
  title: string
  description: string
  image: string | null
  /** The classifications above it, from the family down. */
  lineage: readonly { name: string }[]
}

/** The product or classification whose name is the query; undefined if there is none. */
export function toNamedBest({ type, slug, name, product, classification }: Named): (Best & { id: string }) | undefined {
  const match = type === 'product' ? product : classification
  if (!match || !slug || !name) return undefined
  const isProduct = type === 'product'
  return {
    id: isProduct ? slug : `family:${slug}`,
    kind: isProduct ? 'machines' : 'families',
    path: match.route.slice(1),
    title: name,
    description: 'shortDescription' in match ? match.shortDescription : match.description,
    image: match.image,
    // The lineage of a classification includes itself.
    lineage: isProduct ? match.lineage : match.lineage.slice(0, -1),
  }
}

export function BestMatch({ best, query }: { best: Best; query: string }) {
  const texts = useTexts()
  const toHref = useToHref()
  return (
    <a className={classes.best} href={toHref(readLinkTarget(`/${best.path}`))}>
      <Picture
        url={best.image}
        alt=""
        preset="Gallery"
        address={toPicturePath}
        sizes="(max-width: 40em) 100vw, 14rem"
        first
      />
      <span className={classes.bestText}>
        <span className={classes.kind}>{`${texts('search.best-match')}, ${texts(`search.type.${best.kind}`)}`}</span>
        <strong className={classes.bestTitle}>{best.title}</strong>
        <span>
          <Marked text={best.description} query={query} />
        </span>
        {best.lineage.length > 0 && (
          <span className={classes.kind}>{best.lineage.map(({ name }) => name).join(' / ')}</span>
        )}
      </span>
    </a>
  )
}

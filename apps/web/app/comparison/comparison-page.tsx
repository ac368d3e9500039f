import { Column, Grid } from '@ferrule/ui/grid'
import { MoreLink } from '@ferrule/ui/more-link'
import { Note } from '@ferrule/ui/note'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { ComparisonBasket } from '../islands/comparison-basket.tsx'
import { Island } from '../islands/island.tsx'
import { ComparisonDocument } from './comparison-document.tsx'
import { ComparisonForm } from './comparison-form.tsx'
import classes from './compare.module.css'
import type { Comparison } from './comparison.ts'
import type { Shared } from './read-asked-comparison.server.ts'
import { SharedNote } from './shared-note.tsx'
import { useBasketLabels } from './use-basket-labels.ts'

export type ComparisonPageProps = {
  comparison: Comparison
  shared: Shared | undefined
  shortLink: string | undefined
  hideSame: boolean
  offers: { slug: string; name: string }[]
  idempotencyKey: string
  failed: boolean
}

/** Products side by side, and the ways to keep and pass on what is seen. */
export function ComparisonPage(props: ComparisonPageProps) {
  const { comparison, shared, shortLink, failed } = props
  const texts = useTexts()
  const isComparable = comparison.columns.length > 1
  return (
    <>
      <Grid className={classes.head}>
        <Column span={7}>
          <h1>{texts('compare.title')}</h1>
        </Column>
        <Column span={5}>{isComparable && <p className={classes.lead}>{texts('compare.bold-rows')}</p>}</Column>
      </Grid>
      {failed && (
        <Note title={texts('compare.share-failed')}>
          <></>
        </Note>
      )}
      {shared && shortLink && <SharedNote shared={shared} shortLink={shortLink} />}
      {comparison.leftOut.length > 0 && (
        <Note title={texts('compare.left-out', { names: comparison.leftOut.join(', ') })}>
          <p>{texts('compare.gone')}</p>
        </Note>
      )}
      {isComparable ? (
        <>
          <ComparisonForm {...props} />
          <ComparisonDocument {...props} />
        </>
      ) : (
        <OwnBasket />
      )}
    </>
  )
}

/** An address without products shows what this browser has put aside. */
function OwnBasket() {
  const { locale, home } = useFrame()
  const labels = useBasketLabels()
  const texts = useTexts()
  return (
    <div className={classes.basket}>
      <p>{texts('compare.second-needed')}</p>
      <Island
        name="comparison-basket"
        component={ComparisonBasket}
        props={{ place: 'page', href: `/api/comparison-basket?${new URLSearchParams({ locale })}`, labels }}
      />
      <p>
        <MoreLink href={`${home}/worksheet`}>{texts('worksheet.link')}</MoreLink>
      </p>
    </div>
  )
}

import { Column, Grid } from '@ferrule/ui/grid'
import { MoreLink } from '@ferrule/ui/more-link'
import { Note } from '@ferrule/ui/note'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { ComparisonBasket } from '../islands/comparison-basket.tsx'
import { Island } from '../islands/island.tsx'
import { ComparisonActions } from './comparison-actions.tsx'
import { ComparisonForm } from './comparison-form.tsx'
import classes from './compare.module.css'
import type { ComparisonPageProps } from './comparison-page-props.ts'
import { SharedNote } from './shared-note.tsx'
import { useBasketLabels } from './use-basket-labels.ts'

/** Products side by side, with the actions to save and share the comparison. */
export function ComparisonPage(props: ComparisonPageProps) {
  const { comparison, shared, shortLink, failure } = props
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
      {failure && (
        <Note title={texts(failure === 'limited' ? 'form.limited' : 'compare.share-failed')}>
          {failure === 'limited' && <p>{texts('compare.share-limited')}</p>}
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
          <ComparisonActions {...props} />
        </>
      ) : (
        <StoredBasket />
      )}
    </>
  )
}

/** A URL without products shows the basket of this browser. */
function StoredBasket() {
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

import { Button, ButtonLink } from '@ferrule/ui/button'
import { Icon, SmallIcon } from '@ferrule/ui/icon'
import { opensLayer } from '@ferrule/ui/layer'
import { Wrap } from '@ferrule/ui/wrap'
import { CriticalStyles } from '../frame/critical-styles.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from './comparison-bar.module.css'
import { comparisonPanelId } from './comparison-panel-id.ts'

/**
 * The products in the comparison at the foot of every public page. Rendered hidden: a script shows it with the products
 * of the browser, and adds the styles only then.
 */
export function ComparisonBar() {
  const { home, locale } = useFrame()
  const compareHref = `${home}/compare`
  const texts = useTexts()
  return (
    <aside
      hidden
      className={classes.bar}
      aria-label={texts('compare.title')}
      data-comparison-bar={`/api/comparison-basket?${new URLSearchParams({ locale })}`}
    >
      <Wrap className={classes.row}>
        <p className={classes.status}>
          <strong>{texts('compare.title')}</strong>
          <span />
        </p>
        <ul role="list" className={classes.products} />
        <div className={classes.actions}>
          <ButtonLink variant="inverse" href={compareHref} data-compare="">
            {texts('compare.open')}
          </ButtonLink>
          <Button variant="inverse-secondary" value="">
            {texts('compare.clear')}
          </Button>
        </div>
        <template>
          <li className={classes.product}>
            <img alt="" width={56} height={56} />
            <a href={compareHref}>{texts('compare.open')}</a>
            <button type="button" value="-">
              <SmallIcon name="close" />
            </button>
          </li>
        </template>
        <template>
          <CriticalStyles of="bar" />
        </template>
      </Wrap>
    </aside>
  )
}

/** Opens the comparison from the header; hidden until the script of the bar finds products. */
export function ComparisonCount({ className }: { className: string }) {
  const texts = useTexts()
  return (
    <button
      type="button"
      hidden
      className={className}
      aria-label={texts('compare.open')}
      data-comparison-count="0"
      {...opensLayer(comparisonPanelId)}
    >
      <Icon name="compare" />
    </button>
  )
}

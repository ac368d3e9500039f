import { ButtonLink } from '@ferrule/ui/button'
import { ForceCurve as Curve } from '@ferrule/ui/force-curve'
import { Wrap } from '@ferrule/ui/wrap'
import type { Addresses } from '../addresses.ts'
import { readChart } from '../chart/read-chart.ts'
import type { Labels } from '../labels.ts'
import { MoreLink } from '../links/more-link.tsx'
import { BlockPicture } from '../pictures/block-picture.tsx'
import type { ForceCurveContent } from './block.ts'
import classes from './component.module.css'

type ForceCurveProps = { content: ForceCurveContent; addresses: Addresses; labels: Labels }

export function ForceCurve({ content, addresses, labels }: ForceCurveProps) {
  const { heading, lead, image, links, curveLayout, footnote } = content
  const isBand = curveLayout === 'band'
  return (
    <section className={classes[curveLayout]}>
      {image && (
        <div className={classes.picture}>
          <BlockPicture picture={image} addresses={addresses} preset="ClassificationLarge" sizes="100vw" decorative />
        </div>
      )}
      <Wrap className={classes.row}>
        <div className={classes.copy}>
          <h2 className={classes.heading}>{heading}</h2>
          {lead && <p className={classes.lead}>{lead}</p>}
          <div className={classes.links}>
            {links.map((link, index) =>
              isBand ? (
                <ButtonLink
                  key={link.href}
                  href={addresses.toHref(link.href)}
                  variant={index === 0 ? 'inverse' : 'inverse-secondary'}
                >
                  {link.text}
                </ButtonLink>
              ) : (
                <MoreLink key={link.href} link={link} addresses={addresses} />
              ),
            )}
          </div>
        </div>
        <div className={classes.field}>
          <Graphic content={content} labels={labels} />
          {footnote && <p className={classes.footnote}>{footnote}</p>}
        </div>
      </Wrap>
    </section>
  )
}

/** Nothing if the table has no numbers, which only content older than its check can have. */
function Graphic({ content, labels }: Pick<ForceCurveProps, 'content' | 'labels'>) {
  const numbers = readChart(content.cells, 'line')
  const series = typeof numbers === 'string' ? undefined : numbers.series[0]
  if (typeof numbers === 'string' || !series) return null
  return (
    <Curve
      summary={content.summary}
      xLabel={numbers.categoryLabel}
      yLabel={series.name}
      points={numbers.categories.map((label, row) => ({ x: Number(label), y: series.values[row] ?? 0 }))}
      peakLabel={content.peakLabel}
      tableLabel={labels.chart.showTable}
      format={labels.formatNumber}
    />
  )
}

import { inTimeTarget } from '@ferrule/domain/service-desk/desk-figures'
import { formatNumber } from '@ferrule/texts/format-number'
import { DataTable } from '@ferrule/ui/data-table'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import type { DeskFiguresQuery } from './desk-figures.generated.ts'
import classes from './service-desk.module.css'
import { toPercent } from './to-percent.ts'

type Figures = DeskFiguresQuery['deskFigures']

/** The products and plants with the most tickets. */
export function FigureTables({ figures: { products, plants } }: { figures: Figures }) {
  const texts = useTexts()
  return (
    <>
      <Panel id="by-product" title={texts('desk.figures.by-product')}>
        <Ranking rows={products} name={texts('desk.figures.product')} />
      </Panel>
      <Panel id="by-plant" title={texts('desk.figures.by-plant')}>
        <Ranking rows={plants} name={texts('desk.figures.plant')} />
      </Panel>
    </>
  )
}

function Ranking({ rows, name }: { rows: Figures['products']; name: string }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const most = Math.max(1, ...rows.map(({ opened }) => opened))
  const cellOf = (share: number | null | undefined) => (
    <span className={typeof share === 'number' && share < inTimeTarget ? classes.over : undefined}>
      {toPercent(share, language) ?? '–'}
    </span>
  )
  return (
    <DataTable
      variant="dense"
      caption={name}
      captionHidden
      rows={rows}
      rowKey={(row) => row.name}
      empty={texts('desk.figures.none')}
      columns={[
        { key: 'name', header: name, rowHeader: true, cell: (row) => row.name, onCard: 'full-width' },
        {
          key: 'opened',
          header: texts('dashboard.opened'),
          cell: ({ opened }) => (
            <span className={classes.bar}>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(opened / most) * 100} height="10" />
              </svg>
              {formatNumber(opened, language)}
            </span>
          ),
        },
        {
          key: 'response',
          header: texts('desk.figures.response'),
          align: 'end',
          cell: ({ responseShare }) => cellOf(responseShare),
        },
        {
          key: 'solution',
          header: texts('desk.figures.solution'),
          align: 'end',
          cell: ({ solutionShare }) => cellOf(solutionShare),
        },
      ]}
    />
  )
}

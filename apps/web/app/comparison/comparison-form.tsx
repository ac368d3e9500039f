import { writeComparedEntries } from '@ferrule/domain/comparison/compared-entries-parameter'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { Button } from '@ferrule/ui/button'
import { type ComparedThing, ComparisonTable } from '@ferrule/ui/comparison-table'
import { SmallIcon } from '@ferrule/ui/icon'
import { Picture } from '@ferrule/ui/picture'
import { SegmentedLinks } from '@ferrule/ui/segmented-control'
import { Select } from '@ferrule/ui/select'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { ComparisonSync } from '../islands/comparison-sync.tsx'
import { Island } from '../islands/island.tsx'
import classes from './compare.module.css'
import { comparisonTableId, toComparisonQuery } from './comparison-address.ts'
import { type ComparedColumn, type Comparison, rowNameOf } from './comparison.ts'
import type { ComparisonPageProps } from './comparison-page-props.ts'
import { useComparisonLabels } from './use-comparison-labels.ts'

const formId = 'comparison-form'

/** The table in a form of links and selects. Without JavaScript a button applies the chosen variants. */
export function ComparisonForm({ comparison, hideSame, offers }: ComparisonPageProps) {
  const { home } = useFrame()
  const texts = useTexts()
  const labels = useComparisonLabels()
  const toThing = useToThing(comparison)
  const { columns, rows, system } = comparison
  const count = columns.length
  const groups = new Set(columns.map(({ classification }) => classification?.name))
  const [group] = groups.size === 1 ? groups : []
  return (
    <form id={formId} action={`${home}/compare`} className={classes.form}>
      <input type="hidden" name="products" value={writeComparedEntries(columns)} />
      <input type="hidden" name="units" value={system} />
      <ComparisonTable
        id={comparisonTableId}
        label={texts('compare.table')}
        about={group ? texts('compare.of-group', { count, group }) : texts('compare.count', { count })}
        things={columns.map(toThing)}
        groups={[
          {
            title: texts('product.technical-data'),
            rows: rows.map((row) => ({
              name: rowNameOf(row),
              values: row.values.map((value) => value ?? undefined),
              differs: row.differs,
            })),
          },
        ]}
        labels={labels}
        hideSame={hideSame}
        tools={<Units comparison={comparison} />}
        add={offers.length > 0 && <AddProduct offers={offers} />}
      />
      {rows.every(({ differs }) => !differs) && <p>{texts('compare.all-identical')}</p>}
      <noscript>
        <Button variant="secondary" type="submit">
          {texts('compare.apply-variants')}
        </Button>
      </noscript>
      <Island name="comparison-sync" component={ComparisonSync} props={{ formId }} />
    </form>
  )
}

function Units({ comparison: { columns, system } }: { comparison: Comparison }) {
  const { home } = useFrame()
  const texts = useTexts()
  const link = (units: Comparison['system'], label: string) => ({
    href: `${home}/compare?${toComparisonQuery({ entries: columns, system: units })}`,
    label,
    current: system === units,
  })
  return (
    <SegmentedLinks
      label={texts('component.units')}
      options={[link('Metric', texts('component.metric')), link('Imperial', texts('component.imperial'))]}
    />
  )
}

function AddProduct({ offers }: { offers: ComparisonPageProps['offers'] }) {
  const texts = useTexts()
  return (
    <div className={classes.add}>
      <Select
        compact
        name="add"
        label={texts('compare.add')}
        labels={{ optional: texts('component.optional'), error: texts('component.error-prefix') }}
        placeholder={texts('compare.add')}
        options={offers.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
    </div>
  )
}

function useToThing({ columns, system }: Comparison): (column: ComparedColumn, position: number) => ComparedThing {
  const { home } = useFrame()
  const texts = useTexts()
  return (column, position) => {
    const { slug, variantId, name, route, image, variants } = column
    const others = columns.filter((other) => other !== column)
    return {
      key: `${position}`,
      name,
      href: `${home}${route}`,
      picture: <Picture url={image} alt="" preset="Gallery" address={toPicturePath} sizes="18rem" />,
      remove: (
        <a
          className={classes.remove}
          href={`${home}/compare?${toComparisonQuery({ entries: others, system })}`}
          aria-label={texts('component.remove-item', { name })}
          data-slug={slug}
          data-variant={variantId ?? ''}
        >
          <SmallIcon name="close" />
        </a>
      ),
      variant: variants.length > 0 && (
        <Select
          compact
          name={`variant-${position}`}
          label={texts('compare.variant-of', { product: name })}
          labels={{ optional: texts('component.optional'), error: texts('component.error-prefix') }}
          defaultValue={variantId ?? ''}
          options={[
            { value: '', label: texts('compare.base') },
            ...variants.map(({ id, name: label }) => ({ value: id, label })),
          ]}
        />
      ),
    }
  }
}

import { writeComparedEntries } from '@ferrule/domain/comparison/compared-entries-parameter'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from './compare.module.css'
import { toComparisonQuery } from './comparison-address.ts'
import type { ComparisonPageProps } from './comparison-page-props.ts'
import { toRequestPath } from '../requests/request-path.ts'

/** Contact, PDF, spreadsheet and short link of a comparison. */
export function ComparisonActions({ comparison, shared, idempotencyKey }: ComparisonPageProps) {
  const { home } = useFrame()
  const texts = useTexts()
  const { columns, system } = comparison
  const about = columns
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200)
  const query = toComparisonQuery({ entries: columns, system })
  return (
    <div className={classes.actions}>
      <ButtonLink href={home + toRequestPath('contact', { about })}>{texts('contact.title')}</ButtonLink>
      <ButtonLink variant="secondary" href={`${home}/compare.pdf?${query}`}>
        {texts('component.save-as-pdf')}
      </ButtonLink>
      <ButtonLink variant="secondary" href={`${home}/compare.xlsx?${query}`}>
        {texts('compare.save-as-xlsx')}
      </ButtonLink>
      {!shared && (
        <form method="post" action={`${home}/compare?${query}`}>
          <input type="hidden" name="products" value={writeComparedEntries(columns)} />
          <input type="hidden" name="units" value={system} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <Button variant="secondary" type="submit">
            {texts('compare.share')}
          </Button>
        </form>
      )}
    </div>
  )
}

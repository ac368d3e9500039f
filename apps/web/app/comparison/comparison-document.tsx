import { writeComparedEntries } from '@ferrule/domain/comparison/compared-entries'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from './compare.module.css'
import { toComparisonQuery } from './comparison-address.ts'
import type { ComparisonPageProps } from './comparison-page.tsx'

/** The comparison as something to keep: on paper, as figures, or as a link for somebody else. */
export function ComparisonDocument({ comparison, shared, idempotencyKey }: ComparisonPageProps) {
  const { home } = useFrame()
  const texts = useTexts()
  const { columns, system } = comparison
  const query = toComparisonQuery({ entries: columns, system })
  return (
    <div className={classes.document}>
      <ButtonLink href={`${home}/requests/contact`}>{texts('contact.title')}</ButtonLink>
      <ButtonLink look="secondary" href={`${home}/compare.pdf?${query}`}>
        {texts('component.save-as-pdf')}
      </ButtonLink>
      <ButtonLink look="secondary" href={`${home}/compare.xlsx?${query}`}>
        {texts('compare.save-as-xlsx')}
      </ButtonLink>
      {!shared && (
        <form method="post" action={`${home}/compare?${query}`}>
          <input type="hidden" name="products" value={writeComparedEntries(columns)} />
          <input type="hidden" name="units" value={system} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <Button look="secondary" type="submit">
            {texts('compare.share')}
          </Button>
        </form>
      )}
    </div>
  )
}

import { SearchField } from '@ferrule/ui/search-field'
import { useId } from 'react'
import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { SideSection } from '../sections/side-section.tsx'
import classes from './component.module.css'
import type { EmbeddedSearchContent } from './block.ts'

type EmbeddedSearchProps = { content: EmbeddedSearchContent; addresses: Addresses; labels: Labels['search'] }

/** A plain form that submits to the search page. */
export function EmbeddedSearch({ content: { heading, lead }, addresses, labels }: EmbeddedSearchProps) {
  const id = useId()
  return (
    <SideSection heading={heading}>
      <div className={classes.search}>
        {lead && <p className={classes.lead}>{lead}</p>}
        <SearchField
          action={addresses.toHref('/search') ?? '/search'}
          name="q"
          id={id}
          label={labels.label}
          submitLabel={labels.label}
          placeholder={labels.placeholder}
          maxLength={200}
        />
      </div>
    </SideSection>
  )
}

import type { TermsDocument } from '@ferrule/content-client/published-records'
import type { Language } from '@ferrule/domain/locales/language'
import { type DataColumn, DataTable } from '@ferrule/ui/data-table'
import { TextLink } from '@ferrule/ui/text-link'
import { Wrap } from '@ferrule/ui/wrap'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import { nameOfCountryIn } from '../../requests/countries-in.ts'
import { useAddresses } from '../use-addresses.ts'
import { useBlockLabels } from '../use-block-labels.ts'
import classes from './terms-list.module.css'

/** The terms and conditions with their locations and the day from which they apply. */
export function TermsList({ documents }: { documents: readonly TermsDocument[] }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const addresses = useAddresses()
  const { formatDate } = useBlockLabels()
  const columns: DataColumn<TermsDocument>[] = [
    {
      key: 'title',
      header: texts('terms.document-title'),
      rowHeader: true,
      onCard: 'full-width',
      cell: ({ title, filename, href }) => {
        const target = filename ? addresses.toFileUrl(filename) : href && addresses.toHref(href)
        return target ? <TextLink href={target}>{title}</TextLink> : title
      },
    },
    {
      key: 'locations',
      header: texts('terms.document-locations'),
      cell: (document) => placesOf(document, language) || texts('terms.all-locations'),
    },
    {
      key: 'validFrom',
      header: texts('terms.valid-from'),
      noWrap: true,
      cell: ({ validFrom }) => <time dateTime={validFrom.slice(0, 10)}>{formatDate(validFrom)}</time>,
    },
  ]
  return (
    <section>
      <Wrap className={classes.terms}>
        <h2>{texts('terms.documents')}</h2>
        <DataTable
          caption={texts('terms.documents')}
          captionHidden
          columns={columns}
          rows={documents}
          rowKey={({ id }) => id}
        />
      </Wrap>
    </section>
  )
}

/** A document applies to locations, or to all locations of some countries. */
function placesOf({ locations, countries }: TermsDocument, language: Language): string {
  const places = locations.length > 0 ? locations : countries.map((code) => nameOfCountryIn(code, language))
  return places.join(', ')
}

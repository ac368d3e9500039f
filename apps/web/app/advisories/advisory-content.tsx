import { machineStatuses } from '@ferrule/domain/advisories/match-machine'
import type { TextKey } from '@ferrule/texts/catalogue'
import { formatDate } from '@ferrule/texts/format-date'
import { DataTable } from '@ferrule/ui/data-table'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import type { AdvisoryQuery } from './advisory.generated.ts'
import classes from './advisory.module.css'

export type AdvisoryDetails = NonNullable<AdvisoryQuery['advisory']>

/** The summary, in the language of the document. */
export function AdvisorySummary({ advisory: { summary, language } }: { advisory: AdvisoryDetails }) {
  return (
    <div className={classes.text} lang={language}>
      {summary.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

const remedyNames: Record<string, TextKey<'advisory'>> = {
  vendor_fix: 'advisory.remedy.vendor-fix',
  workaround: 'advisory.remedy.workaround',
  mitigation: 'advisory.remedy.mitigation',
}

/** The remediations, the fix first. */
export function AdvisoryRemedies({ advisory: { remediations, language } }: { advisory: AdvisoryDetails }) {
  const texts = useTexts()
  return (
    <ol className={classes.remedies}>
      {remediations.map(({ category, details }) => {
        const name = remedyNames[category]
        return (
          <li key={details}>
            {name && <strong>{`${texts(name)}: `}</strong>}
            <span lang={language}>{details}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** The products with their status and the version that fixes them. */
export function AdvisoryProducts({ advisory: { products, language } }: { advisory: AdvisoryDetails }) {
  const texts = useTexts()
  return (
    <DataTable
      variant="dense"
      caption={texts('advisory.product')}
      captionHidden
      rows={products}
      rowKey={({ productId }) => productId}
      columns={[
        {
          key: 'product',
          header: texts('advisory.product'),
          rowHeader: true,
          cell: ({ name }) => <span lang={language}>{name}</span>,
        },
        {
          key: 'status',
          header: texts('advisory.status'),
          cell: ({ status }) =>
            texts(`advisory.status.${machineStatuses.find((one) => one === status) ?? 'not-affected'}`),
        },
        { key: 'fix', header: texts('advisory.fixed-in'), noWrap: true, cell: ({ fixVersion }) => fixVersion ?? '–' },
      ]}
    />
  )
}

/** The revisions of the document and who reported the weakness. */
export function AdvisoryHistory({ advisory: { history, acknowledgments, language } }: { advisory: AdvisoryDetails }) {
  const texts = useTexts()
  const userLanguage = useUserLanguage()
  return (
    <ul className={classes.history} role="list">
      {history.map(({ at, summary }) => (
        <li key={at}>
          <time dateTime={at}>{formatDate(new Date(at), userLanguage, { timeZone: 'UTC', month: 'short' })}</time>
          <span lang={language}>{summary}</span>
        </li>
      ))}
      {acknowledgments.map((name) => (
        <li key={name}>
          <span />
          <span>{texts('advisory.thanks', { name })}</span>
        </li>
      ))}
    </ul>
  )
}

import { groupSuggestions } from '@ferrule/domain/search/choose-suggestions'
import { withoutBrand } from '@ferrule/domain/search/highlight-terms'
import classes from './suggestion-list.module.css'
import { type Suggestion, toSuggestionHref } from './suggestion.ts'

export type SuggestionLabels = {
  suggestions: string
  machines: string
  families: string
  pages: string
  all: string
  keys: string
}

type SuggestionListProps = {
  id: string
  records: readonly Suggestion[]
  /** The index of the chosen option; the last option links to all results. */
  choice: number
  place: { home: string; siteName: string; allHref: string }
  labels: SuggestionLabels
}

export function toOptionId(id: string, index: number): string {
  return `${id}-${index}`
}

/** The options are links. The focus stays in the field, whose `aria-activedescendant` is the chosen option. */
export function SuggestionList({ id, records, choice, place, labels }: SuggestionListProps) {
  const option = (position: number) => ({
    id: toOptionId(id, position),
    role: 'option',
    'aria-selected': position === choice,
    tabIndex: -1,
    className: classes.option,
  })
  return (
    <div className={classes.drop} onPointerDown={(event) => event.preventDefault()}>
      <div className={classes.list} id={id} role="listbox" aria-label={labels.suggestions}>
        {groupSuggestions(records).map(({ name, records: group }) => (
          <div key={name} className={classes.group} role="group" aria-labelledby={`${id}-${name}`}>
            <div className={classes.name} id={`${id}-${name}`} role="presentation">
              {labels[name]}
            </div>
            {group.map((record) => (
              <a key={record.id} {...option(records.indexOf(record))} href={toSuggestionHref(record, place.home)}>
                <span className={classes.thumbnail}>
                  {record.image && <img src={record.image} alt="" width={48} height={48} />}
                </span>
                <span className={classes.body}>
                  <span className={classes.title}>{withoutBrand(record.title, place.siteName)}</span>
                  <span className={classes.description}>{record.description}</span>
                </span>
              </a>
            ))}
          </div>
        ))}
        <a {...option(records.length)} href={place.allHref}>
          <span className={classes.all}>{labels.all}</span>
        </a>
      </div>
      <p className={classes.keys} aria-hidden="true">
        {labels.keys}
      </p>
    </div>
  )
}

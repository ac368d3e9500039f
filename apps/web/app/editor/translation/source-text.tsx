import { type GlossaryTerm, markTerms } from '@ferrule/domain/translation/glossary'
import { compareTexts } from '@ferrule/domain/translation/text-difference'
import type { DeskSegment } from '@ferrule/domain/translation/translation-desk'
import classes from './translation-desk.module.css'

/** The source with its tags. A changed source shows what changed since the translation. */
export function SourceText({ segment, terms }: { segment: DeskSegment; terms: readonly GlossaryTerm[] }) {
  const { source, previousSource, taggedSource } = segment
  const hasTags = taggedSource !== source
  return (
    <>
      {previousSource !== null && (
        <p>
          <Difference before={previousSource} after={source} />
        </p>
      )}
      {(previousSource === null || hasTags) && (
        <p>
          <Tagged text={taggedSource} {...{ terms }} />
        </p>
      )}
    </>
  )
}

function Difference({ before, after }: { before: string; after: string }) {
  return compareTexts(before, after).map(({ text, change }, index) => {
    const key = `${index} ${text}`
    if (change === 'added') return <ins key={key}>{text}</ins>
    return change === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
  })
}

/** Tags and terms of the glossary are marked. */
function Tagged({ text, terms }: { text: string; terms: readonly GlossaryTerm[] }) {
  return text.split(/(<\/?\d{1,3}\/?>)/).map((part, index) => {
    const key = `${index} ${part}`
    return /^<\/?\d/.test(part) ? (
      <code key={key} className={classes.tag}>
        {part}
      </code>
    ) : (
      <span key={key}>
        {markTerms(part, terms).map(({ text: words, term }, at) =>
          term ? <mark key={`${at} ${words}`}>{words}</mark> : words,
        )}
      </span>
    )
  })
}

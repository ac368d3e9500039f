import { assessTerms, type GlossaryTerm, listUsedTerms } from '@ferrule/domain/translation/glossary'
import { removeTags } from '@ferrule/domain/translation/tagged-text'
import type { MemoryMatch } from '@ferrule/domain/translation/translation-memory'
import { Button } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { useTexts } from '../../frame/texts.tsx'
import classes from './translation-desk.module.css'

type MatchesProps = { matches: readonly MemoryMatch[]; onInsert: (target: string) => void }

/** Translations of the same and of similar sources, to be taken with one click. */
export function SegmentMatches({ matches, onInsert }: MatchesProps) {
  const texts = useTexts()
  if (matches.length === 0) return null
  return (
    <ul role="list" className={classes.matches}>
      {matches.map(({ score, source, target, page }) => (
        <li key={`${score} ${source}`}>
          <Button variant="secondary" onClick={() => onInsert(target)}>
            {texts('editor.desk.insert')}
          </Button>
          <div>
            <p>{removeTags(target)}</p>
            <p className={classes.origin} title={source}>
              {page === null
                ? texts('editor.desk.match-deleted', { score })
                : texts('editor.desk.match', { score, page })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

type TermsProps = { source: string; text: string; terms: readonly GlossaryTerm[] }

/** The approved terms of a source, and warnings about a translation that does not use them. */
export function SegmentTerms({ source, text, terms }: TermsProps) {
  const texts = useTexts()
  const used = listUsedTerms(source, terms).flatMap((term) => (term.target === null ? [] : [term]))
  if (used.length === 0) return null
  const warnings = assessTerms(source, removeTags(text), terms)
  return (
    <>
      <p className={classes.origin}>
        {`${texts('editor.desk.terms')}: ${used.map((term) => `${term.source} = ${term.target}`).join(' · ')}`}
      </p>
      {warnings.length > 0 && (
        <ul role="list" className={classes.warnings}>
          {warnings.map((warning) => (
            <li key={`${warning.kind} ${warning.target}`}>
              <SmallIcon name="warn" />
              {warning.kind === 'missing'
                ? texts('editor.desk.term-missing', { source: warning.source, target: warning.target })
                : texts('editor.desk.term-forbidden', { term: warning.target, variant: warning.variant })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

import { languages } from '@ferrule/domain/locales/language'
import { assessTerms } from '@ferrule/domain/translation/glossary'
import { expect, test } from 'vitest'
import { glossaryTerms } from './glossary-terms.ts'

test.each(languages)('terms in %s are complete, and no term is forbidden by its own entry', (language) => {
  const wrong = glossaryTerms.filter(({ terms, forbidden }) => {
    const term = { source: terms.en, target: terms[language], forbidden: [...(forbidden[language] ?? [])], note: null }
    if (term.forbidden.includes(term.target)) return true
    return term.target.trim() === '' || assessTerms(terms.en, term.target, [term]).length > 0
  })
  expect(wrong).toEqual([])
})

test('every term has its own English name', () => {
  expect(new Set(glossaryTerms.map(({ terms }) => terms.en)).size).toBe(glossaryTerms.length)
  expect(glossaryTerms.length).toBeGreaterThan(24)
})

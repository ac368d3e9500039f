import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aggregateTranslationState, contentStage, pageTranslation, translationState } from './page-translation.ts'

test('a translation is translated, marked or in progress [S4-047]', () => {
  expect(translationState.options).toEqual(['Translated', 'MarkedForTranslation', 'InProgress'])
})

test.each([
  [['Translated'], 'Translated', '[S4-048]'],
  [['Translated', 'Translated'], 'Translated', '[S4-048]'],
  [[], 'Translated', '[S4-048]'],
  [['InProgress'], 'InProgress', '[S4-049]'],
  [['Translated', 'InProgress'], 'InProgress', '[S4-049]'],
  [['MarkedForTranslation', 'InProgress'], 'InProgress', '[S4-049]'],
  [['MarkedForTranslation'], 'MarkedForTranslation', '[S4-050]'],
  [['Translated', 'MarkedForTranslation'], 'MarkedForTranslation', '[S4-050]'],
])('the state of %j together is %s %s', (states, expected) => {
  expect(aggregateTranslationState(translationState.array().parse(states))).toBe(expected)
})

test('the order of the languages makes no difference', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...translationState.options)), (states) => {
      expect(aggregateTranslationState(states.toReversed())).toBe(aggregateTranslationState(states))
    }),
  )
})

test('a page has source and target languages with state and times', () => {
  const written = {
    sourceLanguage: 'en',
    targetLanguages: [
      { languageCode: 'de', state: 'InProgress', exportedAt: '2026-11-01T08:00:00Z', importedAt: null },
      {
        languageCode: 'fr',
        state: 'Translated',
        exportedAt: '2026-11-01T08:00:00Z',
        importedAt: '2026-11-03T08:00:00Z',
      },
    ],
  }
  expect(pageTranslation.parse(written)).toEqual(written)
})

test('the content stage is draft or published, by default published [S4-051] [S4-052]', () => {
  expect([contentStage.parse('DRAFT'), contentStage.parse('PUBLISHED'), contentStage.parse(undefined)]).toEqual([
    'DRAFT',
    'PUBLISHED',
    'PUBLISHED',
  ])
  expect(contentStage.safeParse('draft').success).toBe(false)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assessTerms, type GlossaryTerm, listUsedTerms, markTerms } from './glossary.ts'

const term = (source: string, target: string | null, forbidden: string[] = []): GlossaryTerm => ({
  source,
  target,
  forbidden,
  note: null,
})
const crimp = term('crimp', 'Crimp')
const force = term('crimp force', 'Crimpkraft', ['Krimpkraft', 'Presskraft'])
const seal = term('seal cassette', 'Tüllenkassette', ['Dichtungskassette'])
const terms = [crimp, force, seal, term('wire', null)]

test('the longest of overlapping terms is marked', () => {
  expect(markTerms('Measure crimp forces at once.', terms)).toEqual([
    { text: 'Measure ', term: undefined },
    { text: 'crimp forces', term: force },
    { text: ' at once.', term: undefined },
  ])
  expect(listUsedTerms('Wires, seal cassettes and wires', terms).map(({ source }) => source)).toEqual([
    'wire',
    'seal cassette',
  ])
})

test('marked texts together are the source', () => {
  const word = fc.constantFrom('crimp', 'force', 'Crimp', 'forces', ' ', '-', 'seal', 'cassettes', 'ä', '圧着')
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const source = words.join('')
      expect(
        markTerms(source, terms)
          .map(({ text }) => text)
          .join(''),
      ).toBe(source)
    }),
  )
})

test.each([
  ['the approved term', 'crimp force', 'Die Crimpkraft stimmt', []],
  ['an inflected form', 'two seal cassettes', 'zwei Tüllenkassetten', []],
  ['no term', 'crimp force', 'Die Kraft stimmt', [{ kind: 'missing', source: 'crimp force', target: 'Crimpkraft' }]],
  [
    'a forbidden word',
    'crimp force',
    'Die Krimpkraftmessung',
    [{ kind: 'forbidden', target: 'Crimpkraft', variant: 'Krimpkraft' }],
  ],
  [
    'the approved term and a forbidden word',
    'crimp force',
    'Crimpkraft und Presskraft',
    [{ kind: 'forbidden', target: 'Crimpkraft', variant: 'Presskraft' }],
  ],
  ['a term that the target language lacks', 'a wire', 'ein Kabel', []],
  ['nothing yet', 'crimp force', '  ', []],
])('a translation with %s', (_, source, target, warnings) => {
  expect(assessTerms(source, target, terms)).toEqual(warnings)
})

test('a forbidden word inside the approved term is no warning', () => {
  const core = term('conductor', 'Leiter aus Kupfer', ['Kupfer'])
  expect(assessTerms('conductor', 'ein Leiter aus Kupfer', [core])).toEqual([])
})

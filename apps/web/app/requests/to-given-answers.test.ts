import { loadTexts } from '@ferrule/texts/load-texts'
import { expect, test } from 'vitest'
import { toGivenAnswers } from './to-given-answers.ts'

test('the two addresses of a service request have the same labels, but each answer has its own key', async () => {
  const texts = await loadTexts('en')
  const answers = [
    { question: 'returnCity', answer: 'Graz' },
    { question: 'city', answer: 'Vienna' },
    { question: 'returnAddress', answer: 'Second Street 2' },
    { question: 'address', answer: 'First Street 1' },
  ]
  const given = toGivenAnswers({ kind: 'service', answers }, { texts, language: 'en' })
  expect(given.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Address: First Street 1',
    'City: Vienna',
    'Address: Second Street 2',
    'City: Graz',
  ])
  expect(given.map(({ key }) => key)).toEqual(['address', 'city', 'returnAddress', 'returnCity'])
})

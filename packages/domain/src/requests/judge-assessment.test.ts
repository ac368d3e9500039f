import { expect, test } from 'vitest'
import { type Assessment, judgeAssessment } from './judge-assessment.ts'

const person: Assessment = { isValid: true, action: 'SUBMIT', score: 0.9 }

test.each<[string, Partial<Assessment>, 'good' | 'none']>([
  ['surely a person', {}, 'good'],
  ['just enough', { score: 0.5 }, 'good'],
  ['rather a robot', { score: 0.4 }, 'none'],
  ['a token that ran out or was used', { isValid: false }, 'none'],
  ['a token made for something else', { action: 'LOGIN' }, 'none'],
])('%s', (_, facts, worth) => {
  expect(judgeAssessment({ ...person, ...facts })).toBe(worth)
})

import { expect, test } from 'vitest'
import { findForms, findStarts, readText } from './word-forms.ts'

test.each([
  ['en', 'strip', 'Cut and strip wires', true],
  ['en', 'strip', 'a string of wires', false],
  ['en', 'cut to length', 'cut-to-length machines', true],
  ['de', 'Crimpkontakt', 'mit zwei Crimpkontakten', true],
  ['de', 'Leitung', 'Leitungsquerschnitt', false],
  ['fr', 'sertissage', 'Les sertissages', true],
  ['cs', 'pájka', 'bez pájky', true],
  ['hu', 'krimpelés', 'a krimpelésnél', true],
  ['ro', 'sertizare', 'forța sertizării', true],
  ['zh', '压接力', '测量压接力。', true],
  ['ja', '圧着', '自動圧着機', true],
  ['ja', '圧着', '自動切断機', false],
])('%s: the forms of %s in "%s"', (_, term, text, isFound) => {
  expect(findForms(readText(text), term).length > 0).toBe(isFound)
})

test('a form has its place in the text', () => {
  expect(findForms(readText('Der Crimp, die Crimps'), 'crimp')).toEqual([
    { start: 4, end: 9 },
    { start: 15, end: 21 },
  ])
  expect(findForms(readText('圧着と圧着'), '圧着')).toEqual([
    { start: 0, end: 2 },
    { start: 3, end: 5 },
  ])
})

test('a compound begins with its first word', () => {
  expect(findStarts(readText('neue Krimpkontakte'), 'krimp')).toEqual([{ start: 5, end: 18 }])
  expect(findStarts(readText('neue Crimpkontakte'), 'krimp')).toEqual([])
})

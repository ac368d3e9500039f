import { expect, test } from 'vitest'
import { findUnusedTexts } from './find-unused-texts.ts'

const all = ['frame.home', 'frame.search', 'ticket.title']

test('a text that nothing shows is a fault', () => {
  expect(findUnusedTexts({ all, unused: ['frame.search'], planned: [] })).toEqual([
    'frame.search: nothing shows this text',
  ])
})

test('a text may wait for its screen', () => {
  expect(findUnusedTexts({ all, unused: ['ticket.title'], planned: ['ticket.title'] })).toEqual([])
})

test('what is planned must exist', () => {
  expect(findUnusedTexts({ all, unused: [], planned: ['ticket.titel'] })).toEqual([
    'ticket.titel: planned, but there is no such text',
  ])
})

import { expect, test } from 'vitest'
import { findUnusedTexts } from './find-unused-texts.ts'

const all = ['frame.home', 'frame.search', 'ticket.title']

test('reports a text that nothing uses', () => {
  expect(findUnusedTexts({ all, unused: ['frame.search'], planned: [] })).toEqual([
    'frame.search: nothing uses this text',
  ])
})

test('accepts an unused text that is planned', () => {
  expect(findUnusedTexts({ all, unused: ['ticket.title'], planned: ['ticket.title'] })).toEqual([])
})

test('reports a planned text that does not exist', () => {
  expect(findUnusedTexts({ all, unused: [], planned: ['ticket.titel'] })).toEqual([
    'ticket.titel: planned, but there is no such text',
  ])
})

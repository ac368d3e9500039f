import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readUnsavedTexts, storeUnsavedTexts } from './stored-edits.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

afterEach(() => void vi.unstubAllGlobals())

test('typed texts survive a reload until all are saved', () => {
  const texts = { title: { text: 'Fil', sourceHash: 'hash' }, lead: { text: 'Texte', sourceHash: null } }
  storeUnsavedTexts('page', texts)
  expect(readUnsavedTexts('page')).toEqual(texts)
  expect(readUnsavedTexts('other page')).toEqual({})
  storeUnsavedTexts('page', {})
  expect(stored.size).toBe(0)
})

test.each(['{', '[]', '{"title":"Fil"}'])('an unreadable record %s counts as empty', (text) => {
  stored.set('page', text)
  expect(readUnsavedTexts('page')).toEqual({})
})

test('without storage nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => storeUnsavedTexts('page', {})).not.toThrow()
  expect(readUnsavedTexts('page')).toEqual({})
})

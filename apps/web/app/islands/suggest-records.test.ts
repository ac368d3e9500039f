import { afterEach, expect, test, vi } from 'vitest'
import { suggestRecords } from './suggest-records.ts'

type Press = { key: string; isComposing: boolean; preventDefault: () => void }

class FakeInput {
  value = ''
  defaultValue = ''
  setAttribute() {}
  removeAttribute() {}
  readonly listeners: Record<string, (event: Press) => void> = {}
  addEventListener(type: string, listener: (event: Press) => void) {
    this.listeners[type] = listener
  }
}

/** Simulates a search field with an open list of one suggestion. */
function openSearch() {
  const field = new FakeInput()
  const drop = { hidden: true, addEventListener: () => {} }
  const option = { click: vi.fn<() => void>(), scrollIntoView: () => {} }
  const list = { id: 'suggestions', querySelectorAll: () => [option] }
  const box = {
    dataset: {},
    closest: () => null,
    querySelector: (selector: string) =>
      selector === 'input' ? field : selector === '[data-suggestions]' ? drop : list,
  }
  vi.stubGlobal('HTMLInputElement', FakeInput)
  suggestRecords(box as object as HTMLElement)
  drop.hidden = false
  const press = (key: string, isComposing = false) => {
    const preventDefault = vi.fn<() => void>()
    field.listeners['keydown']?.({ key, isComposing, preventDefault })
    return preventDefault.mock.calls.length > 0
  }
  return { press, opened: () => option.click.mock.calls.length }
}

afterEach(() => void vi.unstubAllGlobals())

test('Enter opens the chosen suggestion, but not the Enter of an input method', () => {
  const { press, opened } = openSearch()
  expect(press('ArrowDown')).toBe(true)
  expect([press('Enter', true), opened()]).toEqual([false, 0])
  expect([press('Enter'), opened()]).toEqual([true, 1])
})

test('arrow keys of an input method choose no suggestion', () => {
  const { press, opened } = openSearch()
  expect(press('ArrowDown', true)).toBe(false)
  expect([press('Enter'), opened()]).toEqual([false, 0])
})

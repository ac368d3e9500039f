import { afterEach, expect, test, vi } from 'vitest'
import { filterPositions } from './filter-positions.ts'

function aRow(number: number) {
  const link = { focus: vi.fn<() => void>() }
  return {
    hidden: false,
    dataset: { area: number % 2 === 0 ? 'Service' : 'Development', place: 'Linz', ...(number < 3 && { partTime: '' }) },
    link,
    querySelector: (selector: string) => (selector === 'h3' ? { textContent: `Engineer ${number}` } : link),
  }
}

function listening<Element extends object>(element: Element) {
  const listeners = new Map<string, (event: { preventDefault: () => void }) => void>()
  return {
    ...element,
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    fire: (type: string) => listeners.get(type)?.({ preventDefault: () => undefined }),
  }
}

/** Simulates a block with ten positions whose form has these answers. */
function openPage({ isTarget = false } = {}) {
  const answers: Record<string, string> = {}
  const rows = Array.from({ length: 10 }, (_, index) => aRow(index + 1))
  const form = listening({})
  const link = listening({ textContent: '' })
  const range = { textContent: '', dataset: { range: '1 to {shown} of {count}', none: 'No position matches' } }
  const more = { hidden: false, dataset: { more: 'Show {count} more' }, querySelector: () => link }
  const list = { dataset: {}, querySelectorAll: () => rows, matches: () => isTarget }
  const parts: Record<string, object> = { form, ul: list, '[data-range]': range, '[data-more]': more }
  const block = { querySelector: (selector: string) => parts[selector] ?? null }
  vi.stubGlobal('document', { querySelectorAll: () => [block] })
  vi.stubGlobal(
    'FormData',
    class {
      get = (name: string) => answers[name] ?? null
      has = (name: string) => name in answers
    },
  )
  filterPositions()
  const choose = (chosen: Record<string, string>) => {
    for (const name of Object.keys(answers)) delete answers[name]
    Object.assign(answers, chosen)
    form.fire('input')
  }
  const shown = () => rows.flatMap(({ hidden }, index) => (hidden ? [] : [index + 1]))
  return { rows, link, range, more, list, choose, shown }
}

afterEach(() => void vi.unstubAllGlobals())

test('six positions are shown at first, and the link says how many are left', () => {
  const { shown, range, link, more, list } = openPage()
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6])
  expect(range.textContent).toBe('1 to 6 of 10')
  expect([more.hidden, link.textContent]).toEqual([false, 'Show 4 more'])
  expect(list.dataset).toHaveProperty('filtered')
})

test('the link shows the others and moves the focus to the first of them', () => {
  const { shown, link, more, rows } = openPage()
  link.fire('click')
  expect(shown()).toHaveLength(10)
  expect(more.hidden).toBe(true)
  expect(rows.map((row) => row.link.focus.mock.calls.length)).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0, 0])
})

test('each filter narrows the list; removing it shows the first positions again', () => {
  const { shown, choose, range, more } = openPage()
  choose({ search: 'engineer 10' })
  expect(shown()).toEqual([10])
  choose({ area: 'Service' })
  expect([shown(), more.hidden]).toEqual([[2, 4, 6, 8, 10], true])
  choose({ partTime: 'on', place: 'Linz' })
  expect(shown()).toEqual([1, 2])
  choose({ noExperience: 'on' })
  expect([shown(), range.textContent]).toEqual([[], 'No position matches'])
  choose({})
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6])
})

test('a visitor who followed the link before the script was loaded keeps the whole list', () => {
  expect(openPage({ isTarget: true }).shown()).toHaveLength(10)
})

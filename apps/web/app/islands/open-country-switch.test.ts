import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCountrySwitch } from './open-country-switch.ts'

const requests: FakeRequest[] = []

class FakeRequest {
  status = 200
  responseXML: object | null = { querySelector: () => ({ querySelectorAll: () => [] }), querySelectorAll: () => [] }
  onload = () => {}
  onerror = () => {}
  open() {}
  send() {
    requests.push(this)
  }
}

/** Simulates the empty panel for country and language. */
function createPanel() {
  const content: unknown[] = []
  const body = {
    hasChildNodes: () => content.length > 0,
    append: (added: unknown) => content.push(added),
    querySelector: () => null,
  }
  const panel = {
    open: false,
    showModal() {
      if (this.open) throw new Error('already open')
      this.open = true
    },
    querySelector: () => body,
  }
  vi.stubGlobal('document', { querySelector: () => panel, adoptNode: (node: unknown) => node })
  return { panel, content }
}

beforeEach(() => {
  requests.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})

afterEach(() => void vi.unstubAllGlobals())

test('a double click loads and adds the content once', async () => {
  const { panel, content } = createPanel()
  const opened = [openCountrySwitch('/en/country'), openCountrySwitch('/en/country')]
  for (const { onload } of requests) onload()
  await Promise.all(opened)
  expect([requests.length, content.length, panel.open]).toEqual([1, 1, true])
  panel.open = false
  await openCountrySwitch('/en/country')
  expect([requests.length, content.length, panel.open]).toEqual([1, 1, true])
})

test('a failed load is repeated at the next click', async () => {
  const { panel, content } = createPanel()
  const failed = openCountrySwitch('/en/country')
  requests[0]?.onerror()
  await expect(failed).rejects.toThrow('no connection')
  const opened = openCountrySwitch('/en/country')
  requests[1]?.onload()
  await opened
  expect([content.length, panel.open]).toEqual([1, true])
})

import { afterEach, expect, test, vi } from 'vitest'
import { startSharing } from './start-sharing.ts'

const url = 'https://www.norlitz.example/en/stories/strands'

function aButton() {
  const listeners: (() => void)[] = []
  return {
    parentElement: { hidden: true },
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
    click: async () => {
      for (const listener of listeners) listener()
      await Promise.resolve()
    },
  }
}

/** Simulates the share links of a story in a browser with these abilities. */
function openStory(abilities: object) {
  const [sheet, copy] = [aButton(), aButton()]
  const status = { textContent: '', dataset: { shareStatus: 'Link copied' } }
  const link = { hidden: false }
  const place = {
    dataset: { share: url, shareTitle: 'Strands' },
    querySelectorAll: () => [sheet, copy],
    querySelector: (selector: string) => (selector === '[data-share-link]' ? link : status),
  }
  vi.stubGlobal('document', { querySelector: () => place })
  vi.stubGlobal('navigator', abilities)
  startSharing()
  return { sheet, copy, status, link, shown: [sheet, copy].map(({ parentElement }) => !parentElement.hidden) }
}

afterEach(() => void vi.unstubAllGlobals())

test('a browser without share sheet and clipboard keeps the plain links', () => {
  const { shown, link } = openStory({})
  expect(shown).toEqual([false, false])
  expect(link.hidden).toBe(false)
})

test('a browser with a share sheet opens it with title and address; closing it is no error', async () => {
  const share = vi.fn<(data: object) => Promise<void>>(() => Promise.reject(new Error('closed')))
  const { shown, sheet } = openStory({ share })
  expect(shown).toEqual([true, false])
  await sheet.click()
  expect(share).toHaveBeenCalledWith({ title: 'Strands', url })
})

test('a browser with a clipboard copies the address and says so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  const { shown, copy, status, link } = openStory({ clipboard: { writeText } })
  expect([shown, link.hidden]).toEqual([[false, true], true])
  await copy.click()
  expect(writeText).toHaveBeenCalledWith(url)
  await expect.poll(() => status.textContent).toBe('Link copied')
})

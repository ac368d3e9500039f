import { afterEach, describe, expect, test, vi } from 'vitest'
import { buttonsOf, renderScreen, textOf } from '../../portal/screen.fixture.ts'
import { DevicePanel } from './device-panel.tsx'

const here = { id: 'd1', browser: 'firefox', createdAt: '2026-11-16T08:00:00Z', isHere: true }
const phone = { id: 'd2', browser: 'samsung', createdAt: '2026-10-02T08:00:00Z', isHere: false }
const unknown = { ...phone, id: 'd3', browser: 'other' }

/** Renders the panel in a browser with this permission; in one without Web Push if it is undefined. */
function render(devices: (typeof here)[], permission?: NotificationPermission): Promise<string> {
  if (permission) {
    const requestPermission = vi.fn<() => void>()
    vi.stubGlobal('navigator', { serviceWorker: {}, userAgent: '' })
    vi.stubGlobal('window', { PushManager: {}, Notification: {} })
    vi.stubGlobal('Notification', { permission, requestPermission })
  }
  return renderScreen(<DevicePanel devices={devices} publicKey="B" onChange={async () => undefined} />)
}

afterEach(() => vi.unstubAllGlobals())

describe('the section of notifications on devices', () => {
  test('offers this device where the browser has not been asked', async () => {
    const html = await render([], 'default')
    expect(buttonsOf(html)).toEqual(['Notify me on this device'])
    expect(textOf(html)).toContain('On this device')
  })

  test('says what to do where the browser blocks notifications, without a button that does nothing', async () => {
    const html = await render([here], 'denied')
    expect(buttonsOf(html)).toEqual([])
    expect(textOf(html)).not.toContain('This device shows')
    expect(textOf(html)).toContain('Open the settings of this website beside the address bar')
  })

  test('stops this device, and removes others by their browser and day', async () => {
    const html = await render([here, phone, unknown], 'granted')
    expect(buttonsOf(html)).toEqual([
      'Stop on this device',
      'Remove : Samsung Internet, since 2 October 2026',
      'Remove : Another browser, since 2 October 2026',
    ])
  })

  test('is hidden in a browser without Web Push, but removes other devices there too', async () => {
    expect(await render([])).toBe('')
    const html = await render([phone])
    expect(textOf(html)).not.toContain('On this device')
    expect(buttonsOf(html)).toEqual(['Remove : Samsung Internet, since 2 October 2026'])
  })
})

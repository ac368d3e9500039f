import { expect, test } from 'vitest'
import { renderScreen } from '../portal/screen.fixture.ts'
import { NotificationSetting } from './notification-setting.tsx'

const answered = { event: 'ticket-answered', mail: 'now', timings: ['now', 'digest', 'never'], push: true }
const opened = { event: 'ticket-opened', mail: 'now', timings: ['now', 'never'], push: null }
const advisory = { event: 'advisory-published', mail: 'now', timings: ['now'], push: false }

const typesOf = async (setting: typeof opened | typeof answered, hasDevices: boolean) => {
  const html = await renderScreen(
    <ul>
      <NotificationSetting {...{ setting, hasDevices }} onChooseMails={() => {}} onChoosePushes={() => {}} />
    </ul>,
  )
  return [...html.matchAll(/type="(checkbox|radio)"/g)].map(([, type]) => type)
}

test.each([
  [answered, true, ['checkbox', 'radio', 'radio', 'radio']],
  [answered, false, ['radio', 'radio', 'radio']],
  [opened, true, ['radio', 'radio']],
  // The mail about an advisory is no choice.
  [advisory, true, ['checkbox']],
  [advisory, false, []],
  [{ ...answered, event: 'of-a-later-version' }, true, []],
])('%j, with a device (%s): %j', async (setting, hasDevices, types) => {
  expect(await typesOf(setting, hasDevices)).toEqual(types)
})

import { expect, test } from 'vitest'
import { findSaveOrigin } from '../version-authors/save-origin.ts'
import { markScheduledSaves } from './mark-scheduled-saves.ts'

/** The origin that a save would see inside the task of this name. */
async function originIn(slug: string): Promise<string | undefined> {
  let origin: string | undefined
  const handler = async () => {
    await Promise.resolve()
    origin = findSaveOrigin()
    return { output: {} }
  }
  const task = { slug, handler }
  // Only these two properties of a task are read.
  markScheduledSaves({ jobs: { tasks: [task] } as never })
  await task.handler()
  return origin
}

test('only saves of a scheduled publication are marked as scheduled', async () => {
  expect(await originIn('schedulePublish')).toBe('schedule')
  expect(await originIn('publishRelease')).toBeUndefined()
  expect(findSaveOrigin()).toBeUndefined()
})

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
  const { jobs } = markScheduledSaves({ jobs: { tasks: [{ slug, handler }] } as never })
  const task = jobs.tasks?.[0]
  if (typeof task?.handler !== 'function') throw new Error('no task')
  await task.handler({} as never)
  return origin
}

test('only saves of a scheduled publication are marked as scheduled', async () => {
  expect(await originIn('schedulePublish')).toBe('schedule')
  expect(await originIn('publishRelease')).toBeUndefined()
  expect(findSaveOrigin()).toBeUndefined()
})

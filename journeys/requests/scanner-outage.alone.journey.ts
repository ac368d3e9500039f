import { expect, test } from 'vitest'
import { aVideo } from '../support/videos.ts'
import { whileStopped } from '../support/processes.ts'
import { eventually } from '../support/request.ts'
import { stateOf, upload } from '../support/uploads.ts'

test('without the scanner a file stays in quarantine [F7]', async () => {
  const id = await whileStopped('virus-scanner', async () => {
    const waiting = await upload(aVideo(1000), 'clip.mp4')
    await new Promise((resolve) => setTimeout(resolve, 3000))
    expect(await stateOf(waiting)).toEqual({ state: 'pending', link: null })
    return waiting
  })
  await eventually(
    () => stateOf(id),
    ({ state }) => state === 'clean',
    90,
  )
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileRow } from './file-row.tsx'

const labels = { pause: 'Pause', resume: 'Resume', retry: 'Retry', remove: 'Remove', error: 'Error:' }

test('a row shows how much of the file is uploaded', () => {
  const html = renderToStaticMarkup(
    <FileRow fileName="a.mp4" labels={labels} state="sending" progress={0.674} status="41.8 MB of 62.0 MB" />,
  )
  expect(html).toMatch(/<progress[^>]*value="67" max="100" aria-label="a\.mp4" aria-valuetext="41\.8 MB of 62\.0 MB"/)
})

test('a row has buttons only for the actions given, and their names include the file name', () => {
  const html = renderToStaticMarkup(
    <FileRow
      fileName="a.mp4"
      labels={labels}
      state="failed"
      progress={0.6}
      status="stopped"
      error="The connection was lost."
      onRetry={() => {}}
      onRemove={() => {}}
    />,
  )
  expect(html).toMatch(/Retry<span[^>]*> a\.mp4<\/span><\/button>/)
  expect(html).toContain('aria-label="Remove a.mp4"')
  expect(html).not.toMatch(/Pause|Resume/)
  expect(html).toMatch(/role="alert".*Error: <\/span>The connection was lost\./)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Video } from './video.tsx'

const html = renderToStaticMarkup(
  <Video
    title="Changeover without tools"
    duration="0:48"
    poster="/poster.webp"
    sources={[{ src: '/video.webm', type: 'video/webm' }]}
    captions={[{ src: '/video.de.vtt', language: 'de', label: 'Deutsch' }]}
    downloadLabel="Download the video"
  />,
)

test('a video has a name, native controls and reserved space', () => {
  expect(html).toMatch(/<video[^>]* aria-label="Changeover without tools" controls=""/)
  expect(html).toMatch(/poster="\/poster\.webp" width="1200" height="675"/)
})

test('a video does not autoplay or preload', () => {
  expect(html).toContain('preload="none"')
  expect(html).not.toMatch(/autoplay/i)
})

test('a video has captions and a download link', () => {
  expect(html).toContain('<track kind="captions" src="/video.de.vtt" srcLang="de" label="Deutsch"/>')
  expect(html).toContain('<a href="/video.webm">Download the video</a>')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Video } from './video.tsx'

const html = renderToStaticMarkup(
  <Video
    title="Changeover without tools"
    duration="0:48"
    poster="/poster.webp"
    sources={[{ src: '/film.webm', type: 'video/webm' }]}
    captions={[{ src: '/film.de.vtt', language: 'de', label: 'Deutsch' }]}
    downloadLabel="Download the film"
  />,
)

test("a film has a name, the browser's controls and a place kept free", () => {
  expect(html).toMatch(/<video[^>]* aria-label="Changeover without tools" controls=""/)
  expect(html).toMatch(/poster="\/poster\.webp" width="1200" height="675"/)
})

test('a film never starts or loads by itself', () => {
  expect(html).toContain('preload="none"')
  expect(html).not.toMatch(/autoplay/i)
})

test('captions and a download are offered', () => {
  expect(html).toContain('<track kind="captions" src="/film.de.vtt" srcLang="de" label="Deutsch"/>')
  expect(html).toContain('<a href="/film.webm">Download the film</a>')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PictureGallery, type GalleryLabels } from './picture-gallery.tsx'

const labels: GalleryLabels = {
  pictures: 'Pictures of Axion 56',
  picture: (position, count) => `Picture ${position} of ${count}`,
  enlarge: 'Enlarge picture',
  close: 'Close',
}
const pictures = [
  { url: 'front', alt: 'From the front' },
  { url: 'side', alt: 'From the side' },
]
const html = renderToStaticMarkup(
  <PictureGallery pictures={pictures} labels={labels} address={({ file, side }) => `/${file}-${side}`} />,
)

test('thumbnails are 56 on the page and 80 in the lightbox [S9-047] [S9-049]', () => {
  const [page = '', lightbox = ''] = html.split('<dialog')
  expect(page).toContain('src="/side-56" alt="" width="56" height="56"')
  expect(lightbox).toContain('src="/side-80" alt="" width="80" height="80"')
})

test('named radio buttons select the picture, initially the first one', () => {
  expect(html).toMatch(/<legend[^>]*>Pictures of Axion 56<\/legend>/)
  expect(html).toMatch(/<input type="radio"[^>]*aria-label="Picture 1 of 2"[^>]*checked=""/)
  expect(html.match(/checked=""/g)).toHaveLength(1)
})

test('the lightbox is a named dialog that opens and closes without script', () => {
  const id = /<dialog id="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`aria-label="Enlarge picture" command="show-modal" commandfor="${id}"`)
  expect(html).toContain(`aria-label="Close" command="close" commandfor="${id}"`)
  expect(html).toMatch(/<dialog[^>]* aria-label="Pictures of Axion 56"/)
})

test('a single picture has no thumbnails', () => {
  expect(
    renderToStaticMarkup(
      <PictureGallery pictures={pictures.slice(0, 1)} labels={labels} address={({ file }) => file} />,
    ),
  ).not.toContain('radio')
})

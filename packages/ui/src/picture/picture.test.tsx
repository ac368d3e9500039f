import type { PictureVariant } from '@ferrule/domain/pictures/picture-path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { defaultPicture } from './default-picture.ts'
import { Picture } from './picture.tsx'

const original = { width: 1200, height: 900 }
const address = ({ file, preset, side, place, format }: PictureVariant) =>
  `/pictures/${[file, preset, side, ...(place === undefined ? [] : [place])].join('-')}.${format}`

test('a picture reserves its space and offers AVIF, WebP and PNG', () => {
  const html = renderToStaticMarkup(
    <Picture url="axion" alt="Axion 56" preset="Inline" original={original} address={address} />,
  )
  expect(html).toContain('alt="Axion 56" width="780" height="585" loading="lazy"')
  expect(html).toContain(
    'type="image/avif" srcSet="/pictures/axion-Inline-260.avif 260w, /pictures/axion-Inline-520.avif 520w, ' +
      '/pictures/axion-Inline-780.avif 780w, /pictures/axion-Inline-1170.avif 1170w"',
  )
  expect(html).toContain('type="image/webp"')
  expect(html).toContain('src="/pictures/axion-Inline-780.png"')
})

test('the focal point determines the crop', () => {
  const html = renderToStaticMarkup(
    <Picture url="axion" alt="" preset="Product" original={original} focal={{ x: 100, y: 50 }} address={address} />,
  )
  expect(html).toContain('src="/pictures/axion-Product-768-4.png"')
})

test('the first picture of a page loads eagerly', () => {
  const html = renderToStaticMarkup(<Picture first url="axion" alt="" preset="Stretched" address={address} />)
  expect(html).toContain('loading="eager"')
  expect(html).toContain('fetchPriority="high"')
})

describe('falls back to the default picture', () => {
  test.each([
    ['null [S5-057]', null],
    ['the word "null" [S5-058]', 'null'],
    ['nothing', undefined],
    ['an empty text', ''],
  ])('for %s', (_, url) => {
    const html = renderToStaticMarkup(<Picture url={url} alt="Corva 24" preset="Product" address={address} />)
    expect(html).toContain(`src="${defaultPicture}" alt="Corva 24" width="768" height="768"`)
    expect(html).not.toContain('/pictures/')
  })
})

test('the blur is hidden from screen readers and needs no request', () => {
  const html = renderToStaticMarkup(
    <Picture url="axion" alt="Axion 56" preset="Gallery" address={address} blur="data:image/webp;base64,AA" />,
  )
  expect(html).toMatch(/<img class="[^"]*blur[^"]*" src="data:[^"]*" alt=""/)
})

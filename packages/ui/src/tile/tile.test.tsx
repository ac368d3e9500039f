import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tile, type TileStatus } from './tile.tsx'

const rest = { icon: 'ticket', title: 'Direct shop', statusLabel: 'The status' } as const
const statuses: TileStatus[] = ['unregistered', 'pending', 'active', 'comingSoon', 'invited', 'inviteExpired']

test.each(statuses)('a tile with status %s shows status, explanation and next step', (status) => {
  const html = renderToStaticMarkup(
    <Tile {...rest} status={status} next={{ wait: 'Usually one working day' }}>
      Our team checks your customer number.
    </Tile>,
  )
  expect(html).toMatch(/The status<\/span>.*<h3>Direct shop<\/h3><p>Our team.*Usually one working day/)
})

test('the next step of an active tile is a link', () => {
  const html = renderToStaticMarkup(
    <Tile {...rest} status="active" next={{ label: 'Open tickets', href: '/tickets' }}>
      4 open
    </Tile>,
  )
  expect(html).toMatch(/<a href="\/tickets"[^>]*><span>Open tickets<\/span>/)
})

test('the button is disabled while its request is in progress', () => {
  const html = renderToStaticMarkup(
    <Tile {...rest} status="unregistered" next={{ label: 'Requesting', onPress: () => undefined, working: true }}>
      One source.
    </Tile>,
  )
  expect(html).toMatch(/<button[^>]*disabled=""/)
})

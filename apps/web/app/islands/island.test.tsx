import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from './island.tsx'
import { islandLoaders } from './island-loaders.ts'
import { UserMenu } from './user-menu.tsx'

const props = {
  portalHref: '/en/mykomax',
  places: [{ label: 'Log out', href: '/en/mykomax/logout' }],
  labels: { logIn: 'Log in to "mykomax"', accountOf: 'Account of {name}' },
}
const html = renderToStaticMarkup(<Island name="user-menu" component={UserMenu} props={props} />)

test('an island is plain markup without JavaScript', () => {
  expect(html).toContain('<a class="_tool')
  expect(html).toContain('href="/en/mykomax"')
})

test('an island contains the data to hydrate it', () => {
  const dataProps = /data-props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"')
  expect(JSON.parse(dataProps ?? '')).toEqual(props)
  expect(html).toContain('data-island="user-menu" data-start="signed-in" data-key="FR-SDK-person"')
})

test('the loader of an island returns the same component', async () => {
  expect(await islandLoaders['user-menu']()).toBe(UserMenu)
})

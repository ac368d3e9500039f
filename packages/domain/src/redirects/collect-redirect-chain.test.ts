import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parsePagePath } from '../pages/page-path.ts'
import { addRedirect } from './add-redirect.ts'
import { collectRedirectChain, type FindFromAddresses } from './collect-redirect-chain.ts'
import { type Redirect, toRedirectKey } from './redirect-table.ts'

const findIn = (redirects: readonly Redirect[]) =>
  vi.fn<FindFromAddresses>(async (addresses) =>
    redirects.filter(({ previousUrl }) => {
      const { segments } = parsePagePath(previousUrl)
      return addresses.includes(toRedirectKey({ locale: undefined, segments }))
    }),
  )

test('reads only the redirects of the chain', async () => {
  const chain = [
    { previousUrl: '/b', target: '/c?x=1' },
    { previousUrl: '/de/c', target: '/d' },
  ]
  const others = Array.from({ length: 6000 }, (_, number) => ({ previousUrl: `/old-${number}`, target: '/new' }))
  const find = findIn([...others, ...chain])
  expect(await collectRedirectChain(find, { previousUrl: '/a', target: '/b' })).toEqual(chain)
  expect(find.mock.calls).toEqual([[['/a', '/b']], [['/c']], [['/d']]])
})

test('reads nothing for an invalid redirect', async () => {
  const find = findIn([])
  expect(await collectRedirectChain(find, { previousUrl: '/a', target: 'https://example.com' })).toEqual([])
  expect(find).not.toHaveBeenCalled()
})

test('ends for redirects in a loop', async () => {
  const loop = [
    { previousUrl: '/b', target: '/c' },
    { previousUrl: '/c', target: '/b' },
  ]
  expect(await collectRedirectChain(findIn(loop), { previousUrl: '/a', target: '/b' })).toEqual(loop)
})

test('a redirect is refused beside its chain for the same reason as beside all redirects', async () => {
  const path = fc
    .tuple(fc.constantFrom('', '/de', '/en', '/de-ch'), fc.constantFrom('', '/a', '/b', '/c', '/d'))
    .map(([locale, page]) => `${locale}${page}` || '/')
  const redirect = fc.record({ previousUrl: path, target: path })
  await fc.assert(
    fc.asyncProperty(fc.array(redirect, { maxLength: 8 }), redirect, async (candidates, added) => {
      const saved: Redirect[] = []
      for (const candidate of candidates) if (addRedirect(saved, candidate).ok) saved.push(candidate)
      const outcomeBeside = (others: readonly Redirect[]) => {
        const result = addRedirect(others, added)
        return result.ok ? 'ok' : result.reason
      }
      expect(outcomeBeside(await collectRedirectChain(findIn(saved), added))).toBe(outcomeBeside(saved))
    }),
    { numRuns: 150 },
  )
})

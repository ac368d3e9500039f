import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Bell = ({ count }: { count: number }) => <p>{`${count} unread`}</p>

async function mount(part: ReactNode) {
  const errors: unknown[] = []
  const { prelude } = await prerender(<main>{part}</main>, { onError: (error) => void errors.push(error) })
  return { html: await new Response(prelude).text(), errors }
}

test('a failed import is repeated at the next mount, and a successful one is not', async () => {
  const offline = new TypeError('Failed to fetch dynamically imported module')
  let imports = 0
  const Part = lazyPart(async () => {
    imports += 1
    if (imports === 1) throw offline
    return Bell
  })
  const failed = await mount(<Part count={3} />)
  expect([failed.errors, imports]).toEqual([[offline], 1])
  expect(failed.html).not.toContain('unread')
  expect((await mount(<Part count={3} />)).html).toContain('3 unread')
  expect((await mount(<Part count={4} />)).html).toContain('4 unread')
  expect(imports).toBe(2)
})

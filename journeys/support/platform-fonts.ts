import type { Page } from 'playwright-core'

export type UsedFont = { family: string; isOurs: boolean }

/** The fonts that the browser actually used for an element; a system font means that ours lack a character. */
export async function platformFonts(page: Page, selector: string): Promise<UsedFont[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const results = await Promise.all(nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })))
  await client.detach()
  return results.flatMap(({ fonts }) =>
    fonts.map(({ familyName, isCustomFont }) => ({ family: familyName, isOurs: isCustomFont })),
  )
}

import type { Page } from 'playwright-core'

export type UsedFont = { family: string; isOurs: boolean }

/** Which fonts the browser really took for the signs of an element: one that is not ours stands in for a missing one. */
export async function platformFonts(page: Page, selector: string): Promise<UsedFont[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const answers = await Promise.all(nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })))
  await client.detach()
  return answers.flatMap(({ fonts }) =>
    fonts.map(({ familyName, isCustomFont }) => ({ family: familyName, isOurs: isCustomFont })),
  )
}

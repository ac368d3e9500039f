import type { CDPSession, Page } from 'playwright-core'

/** Roles that need an accessible name. */
const named = new Set(
  [
    ['button', 'link', 'textbox', 'searchbox', 'combobox', 'listbox', 'option', 'checkbox', 'radio', 'switch'],
    ['tab', 'menu', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'spinbutton', 'slider', 'progressbar', 'meter'],
    [
      'dialog',
      'alertdialog',
      'region',
      'radiogroup',
      'tablist',
      'tabpanel',
      'tooltip',
      'image',
      'img',
      'table',
      'grid',
    ],
    ['columnheader', 'DisclosureTriangle', 'PopUpButton', 'Date', 'Video'],
  ].flat(),
)

/** Finds elements without an accessible name in the browser's accessibility tree. */
export async function findNameless(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  const nameless = nodes.filter(({ ignored, role, name, properties = [] }) => {
    const isFocusable = properties.some((one) => one.name === 'focusable' && one.value.value === true)
    const roleName = String(role?.value ?? '')
    const needsName = named.has(roleName) || (isFocusable && !['RootWebArea', 'generic'].includes(roleName))
    return !ignored && needsName && String(name?.value ?? '').trim() === ''
  })
  const found = await Promise.all(nameless.map((node) => describe(client, node.backendDOMNodeId, node.role?.value)))
  await client.detach()
  return found
}

async function describe(client: CDPSession, backendNodeId: number | undefined, role: unknown): Promise<string> {
  if (backendNodeId === undefined) return `${role} without an element`
  const { outerHTML } = await client.send('DOM.getOuterHTML', { backendNodeId })
  return `${role}: ${outerHTML.slice(0, 160)}`
}

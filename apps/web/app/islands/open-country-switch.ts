import { matchesCountry } from '@ferrule/domain/countries/matches-country'
import { countryPanelId } from '../frame/country-panel-id.ts'

let filling: Promise<void> | undefined

/** Shows the content of the page for country and language in a panel; throws if it cannot be loaded. */
export async function openCountrySwitch(href: string): Promise<void> {
  const panel = document.querySelector<HTMLDialogElement>(`#${countryPanelId}`)
  const body = panel?.querySelector('[role=group]')
  if (!panel || !body) throw new Error('no panel')
  if (!body.hasChildNodes()) {
    // A second click during the load waits for the same content.
    filling ??= fillPanel(body, href).finally(() => {
      filling = undefined
    })
    await filling
  }
  if (!panel.open) panel.showModal()
}

async function fillPanel(body: Element, href: string): Promise<void> {
  const page = await loadPage(href)
  const content = page.querySelector('[data-country-switch]')
  if (!content) throw new Error('no content')
  // Relative links belong to the address of that page.
  for (const link of content.querySelectorAll('a')) link.setAttribute('href', link.href)
  await Promise.all([...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(addSheet))
  body.append(document.adoptNode(content))
  startCountryFilter(body)
}

/** As a document, because trusted types forbid parsing a string. Scripts of such a document never run. */
function loadPage(href: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onload = () =>
      request.status === 200 && request.responseXML ? resolve(request.responseXML) : reject(new Error('no page'))
    request.onerror = () => reject(new Error('no connection'))
    request.open('GET', href)
    request.send()
  })
}

/** Adds a style sheet that this page does not have yet, and waits for it. */
async function addSheet({ href }: HTMLLinkElement): Promise<void> {
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return
  const link = document.createElement('link')
  const loaded = new Promise((resolve) => (link.onload = link.onerror = resolve))
  link.rel = 'stylesheet'
  link.href = href
  document.body.append(link)
  await loaded
}

/** Shows the search field of the countries, which needs this script, and hides the countries that do not match. */
export function startCountryFilter(root: ParentNode): void {
  const [field, none] = ['[data-country-filter]', '[data-no-country]'].map((one) =>
    root.querySelector<HTMLElement>(one),
  )
  const input = field?.querySelector('input')
  if (!field || !input || !none) return
  field.hidden = false
  input.addEventListener('input', () => {
    let found = 0
    for (const region of root.querySelectorAll<HTMLElement>('[data-region]')) {
      const countries = [...region.querySelectorAll('li')]
      for (const country of countries) country.hidden = !matchesCountry(country.textContent, input.value)
      const shown = countries.filter(({ hidden }) => !hidden).length
      region.hidden = shown === 0
      found += shown
    }
    none.hidden = found > 0
  })
}

import type * as CountrySwitch from './open-country-switch.ts'
import { opensElsewhere, scriptAddress } from './script-address.ts'

/** Opens the choice of country and language beside the page; without this script it is a page of its own. */
export function startCountrySwitch(): void {
  const opener = document.querySelector<HTMLAnchorElement>('[data-opens-country]')
  if (document.querySelector('[data-country-filter]'))
    void load().then(({ startCountryFilter }) => startCountryFilter(document))
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    // The menu of small screens links to the same page.
    if (!opener || !link || link.href !== opener.href || opensElsewhere(event)) return
    event.preventDefault()
    void open(opener.href)
  })
}

/** Follows the link if the panel cannot be loaded. */
async function open(href: string): Promise<void> {
  try {
    await (await load()).openCountrySwitch(href)
  } catch {
    location.assign(href)
  }
}

function load(): Promise<typeof CountrySwitch> {
  return import(/* @vite-ignore */ scriptAddress('country'))
}

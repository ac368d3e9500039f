/** Shows the buttons that share or copy the address of a story, as far as the browser can. */
export function startSharing(): void {
  const place = document.querySelector<HTMLElement>('[data-share]')
  const [sheet, copy] = place?.querySelectorAll('button') ?? []
  if (!place || !sheet || !copy) return
  const { share: url = '', shareTitle: title = '' } = place.dataset
  // Both are missing on pages without TLS.
  if ('share' in navigator) offer(sheet, () => navigator.share({ title, url }))
  if (!('clipboard' in navigator)) return
  const [status, link] = ['[data-share-status]', '[data-share-link]'].map((one) =>
    place.querySelector<HTMLElement>(one),
  )
  if (link) link.hidden = true
  offer(copy, async () => {
    await navigator.clipboard.writeText(url)
    if (status) status.textContent = status.dataset['shareStatus'] ?? ''
  })
}

/** A visitor who closes the share sheet or denies the clipboard needs no message. */
function offer(button: HTMLButtonElement, act: () => Promise<void>): void {
  if (button.parentElement) button.parentElement.hidden = false
  button.addEventListener('click', () => void act().catch(() => undefined))
}

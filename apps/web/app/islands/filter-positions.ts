import { matchesFilters, type PositionFilters, positionsAtFirst } from '@ferrule/domain/positions/position-filters'

/** Filters every list of open positions of the page while the visitor types or chooses. */
export function filterPositions(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-open-positions]')) filterBlock(block)
}

function filterBlock(block: HTMLElement): void {
  const form = block.querySelector('form')
  const list = block.querySelector<HTMLElement>('ul')
  const range = block.querySelector<HTMLElement>('[data-range]')
  const more = block.querySelector<HTMLElement>('[data-more]')
  const link = more?.querySelector('a')
  if (!form || !list || !range) return
  const rows = [...list.querySelectorAll('li')]

  /** Returns the rows that were hidden before. */
  const show = (limit: number): HTMLElement[] => {
    const filters = readFilters(new FormData(form))
    const matching = rows.filter((row) => matchesFilters(factsOf(row), filters))
    const shown = matching.slice(0, limit)
    const added = shown.filter((row) => row.hidden)
    for (const row of rows) row.hidden = !shown.includes(row)
    // From here on the styles no longer hide positions.
    list.dataset['filtered'] = ''
    const { range: template = '', none = '' } = range.dataset
    range.textContent = matching.length === 0 ? none : fill(template, shown.length, matching.length)
    if (more && link) {
      more.hidden = shown.length === matching.length
      link.textContent = fill(more.dataset['more'] ?? '', 0, matching.length - shown.length)
    }
    return added
  }

  form.addEventListener('input', () => void show(positionsAtFirst))
  form.addEventListener('submit', (event) => event.preventDefault())
  link?.addEventListener('click', (event) => {
    event.preventDefault()
    // The link disappears, so the focus moves to the first position that it added.
    show(rows.length)[0]?.querySelector('a')?.focus()
  })
  // A visitor may have followed the link before this script was loaded.
  show(list.matches(':target') ? rows.length : positionsAtFirst)
}

function readFilters(form: FormData): PositionFilters {
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    search: textOf('search'),
    area: textOf('area'),
    place: textOf('place'),
    noExperience: form.has('noExperience'),
    partTime: form.has('partTime'),
  }
}

function factsOf(row: HTMLElement) {
  const { area = '', place = '', noExperience, partTime } = row.dataset
  const title = row.querySelector('h3')?.textContent ?? ''
  return { title, area, place, noExperience: noExperience !== undefined, partTime: partTime !== undefined }
}

function fill(template: string, shown: number, count: number): string {
  return template.replace('{shown}', String(shown)).replace('{count}', String(count))
}

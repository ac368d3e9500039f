import type { Example } from '../example.ts'
import { ActiveFilters, FilterChips } from './filter-chips.tsx'

export const filterChipsExamples: Example[] = [
  {
    name: 'sub-classifications',
    render: () => (
      <FilterChips
        label="Sub-classifications"
        chips={[
          { label: 'All crimping', href: '#all', current: true },
          { label: 'Fully automatic lines', href: '#lines' },
          { label: 'Bench presses', href: '#presses' },
          { label: 'Strip-crimp modules', href: '#modules' },
          { label: 'Ferrules', href: '#ferrules' },
        ]}
      />
    ),
  },
  {
    name: 'with counts',
    render: () => (
      <FilterChips
        label="Kinds of results"
        chips={[
          { label: 'All', href: '#results', count: 38, current: true },
          { label: 'Machines', href: '#machines', count: 9 },
          { label: 'Stories', href: '#stories', count: 0 },
        ]}
      />
    ),
  },
  {
    name: 'active filters',
    render: () => (
      <ActiveFilters
        label="Active filters"
        filters={[
          { label: '0.13 to 6 mm²', removeHref: '#without-section', removeLabel: 'Remove filter 0.13 to 6 mm²' },
          { label: 'Seal', removeHref: '#without-seal', removeLabel: 'Remove filter Seal' },
        ]}
        clear={{ label: 'Clear all filters', href: '#clear' }}
      />
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <FilterChips
        label="Unterklassen"
        chips={[{ label: 'Hochspannungskabelkonfektionierungsmaschinensteuerungssoftware', href: '#long', count: 2 }]}
      />
    ),
  },
]

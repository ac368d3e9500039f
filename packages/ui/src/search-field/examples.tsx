import type { Example } from '../example.ts'
import { SearchField } from './search-field.tsx'

const words = { action: '#results', label: 'Search', submitLabel: 'Search' }

export const searchFieldExamples: Example[] = [
  { name: 'empty', render: () => <SearchField {...words} name="q" placeholder="Name, serial number or place" /> },
  { name: 'with label', render: () => <SearchField {...words} name="q-label" label="Search capabilities" showLabel /> },
  {
    name: 'large, filled',
    render: () => <SearchField {...words} name="q-large" size="large" defaultValue="crimp force" />,
  },
  {
    name: 'loading',
    render: () => <SearchField {...words} name="q-loading" defaultValue="crimp force" loadingText="Searching" />,
  },
  {
    name: 'large, long words',
    language: 'de',
    render: () => (
      <SearchField
        {...words}
        name="q-long"
        size="large"
        defaultValue="Leitungsquerschnittsüberwachungseinrichtungsbezeichnung"
      />
    ),
  },
]

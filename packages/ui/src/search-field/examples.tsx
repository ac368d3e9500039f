import type { Example } from '../example.ts'
import { SearchField } from './search-field.tsx'

const props = { action: '#results', label: 'Search', submitLabel: 'Search' }

export const searchFieldExamples: Example[] = [
  { name: 'empty', render: () => <SearchField {...props} name="q" placeholder="Name, serial number or place" /> },
  { name: 'with label', render: () => <SearchField {...props} name="q-label" label="Search capabilities" showLabel /> },
  {
    name: 'large, filled',
    render: () => <SearchField {...props} name="q-large" size="large" defaultValue="crimp force" />,
  },
  {
    name: 'loading',
    render: () => <SearchField {...props} name="q-loading" defaultValue="crimp force" loadingText="Searching" />,
  },
  {
    name: 'large, long words',
    language: 'de',
    render: () => (
      <SearchField
        {...props}
        name="q-long"
        size="large"
        defaultValue="Leitungsquerschnittsüberwachungseinrichtungsbezeichnung"
      />
    ),
  },
]
